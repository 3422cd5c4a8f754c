import { useEffect, useId, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { RecordContextProvider, useDataProvider, useTranslate } from 'ra-core';
import { FormProvider, useFieldArray, useFormState } from 'react-hook-form';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { coinsCategory } from '#resources/domain/core-categories.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { at } from '#resources/schema/condition.ts';
import { field } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine, type ChosenArena } from '#src/engine/context.ts';
import { LeaveGuard } from '#src/engine/dialog/LeaveGuard.tsx';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import { useRefresh } from '#src/engine/dialog/useRefresh.ts';
import { messageAt } from '#src/fields/parts/bound.tsx';
import type { Row } from '#src/fields/types.ts';
import { DisabledReason } from '#src/ui/DisabledReason.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { createKeptKey } from '#src/lib/kept-key.ts';
import { LineInputs } from './LineInputs.tsx';
import { newLine, useShelf, type Shelf } from './shelf.ts';
import { Unloaded } from './Unloaded.tsx';
import { variantsOf, type Variant } from './variants.ts';
import './items.css';

/** A variant with its one line, named as items name it: theirs are the words. */
const rules = bodyRules({
  variants: field.list({
    id: field.integer({ required: true }),
    warehouses: field.list({
      id: field.integer({ required: true }), price: field.money({ required: true, min: 1 }), cost: field.money({ required: true, min: 0 }), stock: field.integer({ required: true, min: 0 }), taxes: field.references('countries.taxes', { atLeast: 1, onDelete: 'refuse' }),
    }, { saved: 'whole', max: 1 }),
  }, { saved: 'whole', atLeast: 1, max: 200 }),
}, 'items');
interface Chosen {
  readonly id: number;
  readonly warehouses: readonly { readonly id: number; readonly price: number; readonly cost: number; readonly stock: number; readonly taxes: readonly number[] }[];
}

interface Props {
  readonly record: Row;
  /** Whose words and fields they are. */
  readonly resource: Resource;
  readonly onAdded?: (() => void) | undefined;
  /** Told how to ask whether leaving would lose anything. */
  readonly onForm?: ((unsaved: () => boolean) => void) | undefined;
}
const saved = () => false;
const Form = ({ record, resource, onAdded, onForm, arena, shelf }: Props & { readonly arena: ChosenArena; readonly shelf: Shelf }): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const refresh = useRefresh(resource);
  const id = useId();
  const [key] = useState(createKeptKey);
  const form = useCallForm({
    rules, start: { variants: [] }, done: 'resources.items.notes.added', failed: 'resources.items.notes.addFailed', of: Number(record.id),
    run: async (body) => {
      const chosen = body.variants as readonly Chosen[];
      const lines = chosen.flatMap(({ id: variant, warehouses }) => warehouses.map(({ id: warehouse_id, ...line }) => ({ id: variant, warehouse_id, ...line })));
      await key.send(lines, (sent) => provider.attachVariants(arena.id, lines, sent));
      refresh({ opened: String(record.id) });
      onAdded?.();
      return { variants: [] };
    },
  });
  const { unsaved } = form;
  useEffect(() => {
    onForm?.(unsaved);
    return () => onForm?.(saved);
  }, [onForm, unsaved]);
  const { control } = form.methods;
  const { fields, append, remove } = useFieldArray({ control, name: 'variants', keyName: '_row' });
  const { errors } = useFormState({ control });
  const rows = fields as readonly (Record<string, unknown> & { readonly _row: string })[];
  const leaf = rules.leaf('variants')?.rows.find(({ path }) => path === 'warehouses');
  const allHere = variantsOf(record).every(({ warehouses }) => warehouses.length > 0);
  const line = (variant: Variant): ReactElement => {
    const index = rows.findIndex((row) => row.id === variant.id);
    const here = variant.warehouses.length > 0;
    const flip = () => (index < 0 ? append({ id: variant.id, warehouses: [newLine(shelf)] }) : remove(index));
    return (
      <li key={variant.id}>
        <label className="ad-variant-tick">
          <input type="checkbox" className="ad-check" checked={here || index >= 0} disabled={here} onChange={flip} />
          <span>{variant.name} <span className="ad-muted">{variant.sku}{here ? ` · ${translate('resources.items.notes.alreadyHere')}` : ''}</span></span>
        </label>
        {index >= 0 && leaf && <LineInputs source={`variants.${index}.warehouses.0`} leaf={leaf} resource={resource} shelf={shelf} />}
      </li>
    );
  };
  return (
    <FormProvider {...form.methods}>
      <LeaveGuard unsaved={unsaved} />
      <RecordContextProvider value={undefined}>
        <form id={id} noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); form.submit(); }}>
          <ul className="ad-variants">{variantsOf(record).map(line)}</ul>
          <div className="ad-variant-foot">
            {messageAt(errors, 'variants') && <p className="ad-below" role="alert">{messageAt(errors, 'variants')}</p>}
            <DisabledReason reason={allHere ? translate('resources.items.notes.allHere') : undefined}>
              <Button type="submit" variant="contained" loading={form.saving}>{translate('resources.items.notes.addToArena')}</Button>
            </DisabledReason>
          </div>
        </form>
      </RecordContextProvider>
    </FormProvider>
  );
};

/** Puts variants of an item into the chosen arena; those that it has stay as they are. */
export const AddToArena = (props: Props): ReactElement => {
  const translate = useTranslate();
  const { arena } = useEngine();
  const { shelf, again } = useShelf(arena?.id ?? null);
  const say = (key: string) => <p className="ad-muted">{translate(`resources.items.notes.${key}`)}</p>;
  if (arena === null) return say('chooseArena');
  if (at(props.record, 'category.name') === coinsCategory) return say('everywhere');
  if (again) return <Unloaded again={again} />;
  if (shelf === null) return <Skeleton width="100%" height="4em" />;
  if (shelf.warehouses.length === 0) return <p className="ad-notice" role="note">{translate('resources.items.notes.noWarehouse')}</p>;
  return <Form {...props} arena={arena} shelf={shelf} key={String(props.record.id)} />;
};
