import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { coinsCategory } from '#resources/domain/core-categories.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import type { FormSlotProps } from '#src/engine/overrides.ts';
import { messageAt } from '#src/fields/parts/bound.tsx';
import { FieldSet } from '#src/fields/parts/FieldSet.tsx';
import { InnerInput } from '#src/fields/parts/InnerInput.tsx';
import type { InputProps, Row } from '#src/fields/types.ts';
import { Icon } from '#src/ui/icons.tsx';
import { CustomAttributes } from './CustomAttributes.tsx';
import { StockLines } from './StockLines.tsx';
import { isChosen, newVariant } from './chosen.ts';
import { useShelf, type Shelf } from './shelf.ts';
import { Unloaded } from './Unloaded.tsx';
import { variantsOf, type Variant } from './variants.ts';
import './items.css';

type Props = InputProps & FormSlotProps<Row>;
const given = ['name', 'sku'];

interface OneProps {
  readonly outer: Props;
  readonly index: number;
  /** Known ones keep name and SKU. */
  readonly known: boolean;
  readonly shelf: Shelf | null;
  readonly coins: boolean;
}
/** Says that another variant of the item is called the same: nobody at a till tells them apart. */
const SameName = ({ source, index, known }: { readonly source: string; readonly index: number; readonly known: readonly Variant[] }): ReactElement | null => {
  const translate = useTranslate();
  const rows: unknown = useWatch({ name: source });
  const all = Array.isArray(rows) ? (rows as readonly Row[]) : [];
  const nameOf = (row: Row | undefined) => (typeof row?.name === 'string' ? row.name.trim().toLowerCase() : '');
  const own = nameOf(all[index]);
  const others = [...all.filter((row, i) => i !== index && !known.some(({ id }) => id === row.id)), ...known];
  return own !== '' && others.some((row) => nameOf(row) === own) ? <output className="ad-muted">{translate('resources.items.notes.sameName')}</output> : null;
};

/** Everything that is asked of one variant. */
const Inputs = ({ outer, index, known, shelf, coins }: OneProps): ReactElement => {
  const translate = useTranslate();
  const source = `${outer.source}.${index}`;
  const inner = (leaf: Leaf) => {
    const fixed = known && given.includes(leaf.path);
    return <InnerInput key={leaf.path} outer={fixed ? { ...outer, disabled: true, reason: translate('engine.reason.fixed') } : outer} leaf={leaf} source={`${source}.${leaf.source}`} under="variants" operation="create" />;
  };
  const part = (path: string) => outer.leaf.rows.find((row) => row.path === path);
  const [lines, custom] = [part('warehouses'), part('custom_attributes')];
  return (
    <>
      <div className="ad-row-fields">{['name', 'sku', 'active', 'promoted'].map(part).flatMap((leaf) => (leaf ? [inner(leaf)] : []))}</div>
      {shelf && lines && !coins && <StockLines outer={outer} leaf={lines} source={`${source}.warehouses`} shelf={shelf} />}
      {['category_attributes', 'description', 'image', 'inventory_attributes'].map(part).flatMap((leaf) => (leaf ? [inner(leaf)] : []))}
      {custom && <CustomAttributes outer={outer} leaf={custom} source={`${source}.custom_attributes`} />}
    </>
  );
};

/**
 * The variants of an item. Of a known item only those are changed, and sent, that are ticked. The form keeps the ticked and the new ones in front, in the order
 * in which they are sent, so that what is wrong finds its place.
 */
export const VariantsInput = (props: Props): ReactElement => {
  const { leaf, source, label, required, help, before, resource } = props;
  const translate = useTranslate();
  const { arena } = useEngine();
  const inArena = resource.scope !== null && arena !== null;
  const { shelf, again } = useShelf(inArena ? arena.id : null);
  const { control, getValues } = useFormContext();
  const { errors } = useFormState({ control });
  const { fields, insert, remove } = useFieldArray({ control, name: source, keyName: '_row' });
  const rows = fields as readonly (Row & { readonly _row: string })[];
  const owner: unknown = useWatch({ name: 'category' });
  const coins = (owner as Row | null)?.name === coinsCategory || (before?.category as Row | undefined)?.name === coinsCategory;
  const known = before === null ? [] : variantsOf(before);
  const chosen = rows.filter(isChosen).length;
  const flip = (variant: Variant) => {
    const at = rows.findIndex((row) => row.id === variant.id);
    const value = (at < 0 ? variant : getValues(`${source}.${at}`)) as Row;
    const ticked = isChosen(value) && at >= 0;
    if (at >= 0) remove(at);
    // What was typed into it is let go with the tick.
    if (ticked) insert(rows.length - 1, { ...variant }, { shouldFocus: false });
    else insert(chosen, { ...variant, _ticked: true }, { shouldFocus: false });
  };
  const words = 'resources.items.notes';
  const one = (index: number, isKnown: boolean) => <Inputs outer={props} index={index} known={isKnown} shelf={shelf} coins={coins} />;
  return (
    <FieldSet label={label} required={required} error={messageAt(errors, source)} help={known.length > 0 ? translate(`${words}.tickHelp`) : help}>
      <RecordContextProvider value={undefined}>
        <ul className="ad-variants">
          {known.map((variant) => {
            const index = rows.findIndex((row) => row.id === variant.id && isChosen(row));
            return (
              <li key={variant.id}>
                <label className="ad-variant-tick">
                  <input type="checkbox" className="ad-check" checked={index >= 0} onChange={() => flip(variant)} aria-label={translate(`${words}.tick`, { name: variant.name })} />
                  <span>{variant.name} <span className="ad-muted">{variant.sku}{inArena && !coins && variant.warehouses.length === 0 ? ` · ${translate(`${words}.nowhere`)}` : ''}</span></span>
                </label>
                {index >= 0 && one(index, true)}
              </li>
            );
          })}
          {rows.map((row, index) => (row.id === undefined || row.id === null) && (
            <li key={row._row}>
              <div className="ad-variant-head">
                <strong>{translate(`${words}.newVariant`)}</strong>
                <button type="button" className="ad-icon-button ad-danger" aria-label={translate(`${words}.removeVariant`, { number: index + 1 })} title={translate(`${words}.removeVariant`, { number: index + 1 })} onClick={() => remove(index)}><Icon name="delete" /></button>
              </div>
              {one(index, false)}
              <SameName source={source} index={index} known={known} />
            </li>
          ))}
        </ul>
      </RecordContextProvider>
      <Button size="small" startIcon={<Icon name="add" size={18} />} disabled={inArena && shelf === null} onClick={() => insert(chosen, newVariant(leaf, inArena && !coins ? shelf : null))}>{translate('resources.items.adds.variants')}</Button>
      {again && <Unloaded again={again} />}
      {inArena && shelf?.warehouses.length === 0 && <p className="ad-notice" role="note">{translate(`${words}.noWarehouse`)}</p>}
    </FieldSet>
  );
};
