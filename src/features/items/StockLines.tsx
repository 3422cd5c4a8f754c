import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Leaf } from '#resources/schema/resolve.ts';
import { messageAt } from '#src/fields/parts/bound.tsx';
import { FieldSet } from '#src/fields/parts/FieldSet.tsx';
import type { InputProps, Row } from '#src/fields/types.ts';
import { Icon } from '#src/ui/icons.tsx';
import { LineInputs } from './LineInputs.tsx';
import { newLine, type Shelf } from './shelf.ts';

/** A variant in the warehouses of the arena. A line that is there leaves the arena by its own dialog, so only new ones can be left out again, and those whose warehouse the service does not know any more. */
export const StockLines = ({ outer, leaf, source, shelf }: { readonly outer: InputProps; readonly leaf: Leaf; readonly source: string; readonly shelf: Shelf }): ReactElement => {
  const translate = useTranslate();
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const { fields, append, remove } = useFieldArray({ control, name: source, keyName: '_row' });
  const rows = fields as readonly (Row & { readonly _row: string })[];
  const words = 'resources.items.notes';
  const now: unknown = useWatch({ name: source });
  /** Warehouses that no other line has. */
  const free = (own: number): Shelf => {
    const taken = (Array.isArray(now) ? (now as readonly Row[]) : []).flatMap(({ id }, i) => (i === own ? [] : [id]));
    return { ...shelf, warehouses: shelf.warehouses.filter(({ id }) => !taken.includes(id)) };
  };
  return (
    <FieldSet label={translate('resources.items.fields.variants.warehouses')} error={messageAt(errors, source)}>
      <ul className="ad-variant-lines">
        {rows.map((row, i) => (
          <li key={row._row}>
            <LineInputs source={`${source}.${i}`} leaf={leaf} resource={outer.resource} shelf={free(i)} />
            {(row.arena_id === undefined || messageAt(errors, `${source}.${i}.id`) !== null) && <button type="button" className="ad-icon-button ad-danger" aria-label={translate(`${words}.removeLine`, { number: i + 1 })} title={translate(`${words}.removeLine`, { number: i + 1 })} onClick={() => remove(i)}><Icon name="delete" /></button>}
          </li>
        ))}
      </ul>
      {rows.length < shelf.warehouses.length && <Button size="small" startIcon={<Icon name="add" size={18} />} onClick={() => append(newLine(free(rows.length)))}>{translate('resources.items.adds.variants.warehouses')}</Button>}
    </FieldSet>
  );
};
