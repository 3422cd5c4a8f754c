import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { managers } from '#resources/schema/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import { useBound } from '#src/fields/parts/bound.tsx';
import { Picker } from '#src/fields/parts/Picker.tsx';
import { SelectBox } from '#src/fields/parts/SelectBox.tsx';
import type { InputProps } from '#src/fields/types.ts';
import { useTaxNames, type Named, type Shelf } from './shelf.ts';

type Props = InputProps & { readonly choices: readonly Named[] };
const Warehouse = ({ choices, ...props }: Props): ReactElement => {
  const bound = useBound(props);
  return <SelectBox props={props} bound={bound} value={typeof bound.value === 'number' ? String(bound.value) : ''} options={choices.map(({ id, name }) => ({ value: String(id), label: name }))} onChoose={(value) => bound.set(value === null ? null : Number(value))} />;
};
/** A tax that is not in force any more stays where it is until it is taken away. */
const Taxes = ({ shelf, ...props }: InputProps & { readonly shelf: Shelf }): ReactElement => {
  const bound = useBound(props);
  const members = Array.isArray(bound.value) ? (bound.value as readonly number[]) : [];
  const nameOf = useTaxNames(shelf, members);
  const option = (id: number) => ({ value: id, label: nameOf(id) });
  return <Picker props={props} bound={bound} several options={shelf.taxes.map(({ id }) => option(id))} chosen={members.map(option)} onChoose={(next) => bound.set(next.map(({ value }) => Number(value)))} />;
};

/** The inputs of a variant in one warehouse. `source` is where the form keeps the line, `leaf` the declared list of lines; stock is the managers' to say. */
export const LineInputs = ({ source, leaf, resource, shelf }: { readonly source: string; readonly leaf: Leaf; readonly resource: Resource; readonly shelf: Shelf }): ReactElement => {
  const translate = useTranslate();
  const { caller } = useEngine();
  const counts = managers(caller);
  const props = (path: string): InputProps | null => {
    const part = leaf.rows.find((row) => row.path === path);
    return part ? {
      leaf: part, resource, source: `${source}.${path}`, label: translate(`resources.${resource.name}.fields.variants.warehouses.${path}`), required: true, operation: 'update', under: 'variants.warehouses',
    } : null;
  };
  const [warehouse, price, cost, stock, taxes] = ['id', 'price', 'cost', 'stock', 'taxes'].map(props);
  const { money: Money, integer: Integer } = inputKinds;
  return (
    <div className="ad-row-fields">
      {warehouse && <Warehouse {...warehouse} choices={shelf.warehouses} />}
      {price && Money && <Money {...price} />}
      {cost && Money && <Money {...cost} />}
      {stock && Integer && <Integer {...stock} disabled={!counts} reason={counts ? undefined : translate('resources.items.notes.stockByManagers')} />}
      {taxes && <Taxes {...taxes} shelf={shelf} />}
    </div>
  );
};
