import { lazy, Suspense, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { globalItems as chain, items as declared } from '#resources/items.ts';
import { coinsCategory } from '#resources/domain/core-categories.ts';
import { plainText } from '#resources/domain/plain-text.ts';
import { cut } from '#resources/domain/text.ts';
import { at } from '#resources/schema/condition.ts';
import { managers } from '#resources/schema/access.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine, type ChosenArena } from '#src/engine/context.ts';
import { defineOverrides, type BulkRemoval } from '#src/engine/overrides.ts';
import type { CellProps } from '#src/fields/index.ts';
import { Nothing } from '#src/fields/parts/cells.tsx';
import { DialogSection } from '#src/ui/DialogSection.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { sisterLists } from './sister-lists.tsx';

/** Characters of a description that a table shows. */
const most = 80;
const feature = () => import('#src/features/items/index.ts');
const RemoveItem = lazy(async () => ({ default: (await feature()).RemoveItem }));
const VariantsView = lazy(async () => ({ default: (await feature()).VariantsView }));
const AddToArena = lazy(async () => ({ default: (await feature()).AddToArena }));
const Catalogue = lazy(async () => ({ default: (await feature()).Catalogue }));
const waiting = <Skeleton width="100%" height="4em" />;

const Variants = (props: Omit<CellProps, 'record'> & { readonly record: object }): ReactElement => <Suspense fallback={waiting}><VariantsView {...props} /></Suspense>;
const Sisters = sisterLists('items', 'global-items');
/** Between the arena's items and the chain's; who sees but one of them needs no way. */
const Between = (props: { readonly resource: Resource }): ReactElement | null => (managers(useEngine().caller) ? <Sisters {...props} /> : null);

const FromCatalogue = (): ReactElement | null => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { arena } = useEngine();
  const label = translate('resources.items.notes.addFromCatalogue');
  if (arena === null) return null;
  return (
    <>
      <Button variant="outlined" aria-label={label} startIcon={<Icon name="category" size={18} />} data-focus-key="from-catalogue" onClick={() => setOpen(true)}><span className="ad-word">{label}</span></Button>
      {open && <Suspense fallback={null}><Catalogue onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
};
const Add = ({ record, resource }: { readonly record: object; readonly resource: Resource }): ReactElement => {
  const translate = useTranslate();
  const { arena } = useEngine();
  return (
    <DialogSection id="show-add" title={arena ? translate('resources.items.notes.addTo', { arena: arena.name }) : translate('resources.items.notes.addToArena')}>
      <Suspense fallback={waiting}><AddToArena record={{ ...record }} resource={resource} /></Suspense>
    </DialogSection>
  );
};
/** The beginning of a description in as many lines as it needs: columns beside it stay in sight. */
const Description = ({ record }: { readonly record: { readonly description?: string | null } }): ReactElement =>
  record.description ? <span className="ad-begins">{cut(plainText(record.description), most)}</span> : <Nothing />;
/** What is said of coins is said for every arena: a note for those who wonder. */
const Everywhere = ({ record }: { readonly record: object }): ReactElement | null => {
  const translate = useTranslate();
  return at(record, 'category.name') === coinsCategory ? <p className="ad-muted">{translate('resources.items.notes.everywhere')}</p> : null;
};

const notes = 'resources.items.notes';
/** Many items leave the arena as one does: with all of their variants that stand there, and stay in the catalogue. */
const outOf = (arena: ChosenArena | null): BulkRemoval => ({
  words: {
    open: `${notes}.severalOpen`, title: `${notes}.severalTitle`, text: `${notes}.severalText`, confirm: `${notes}.detach`, done: `${notes}.severalDone`, some: `${notes}.severalSome`, skipped: `${notes}.severalSkipped`,
  },
  named: { arena: arena?.name ?? '' },
  remove: async (provider, { id }) => {
    if (arena) await (await feature()).takeOut(provider, arena.id, id);
  },
});

const form = async () => (await import('./items-form.tsx')).itemsForm;
export const items = defineOverrides<typeof declared>({
  list: { cell: { description: Description }, before: Between, toolbar: FromCatalogue },
  bulk: { never: ['category'], removal: ({ arena }) => outOf(arena) },
  show: { view: { variants: Variants }, before: Everywhere },
  remover: RemoveItem,
  form,
});
export const globalItems = defineOverrides<typeof chain>({
  list: { cell: { description: Description }, before: Between },
  bulk: { never: ['category'], removal: () => ({ words: { text: `${notes}.severalDeleteText` } }) },
  show: { view: { variants: Variants }, after: Add },
  remover: RemoveItem,
  form: async () => (await import('./items-form.tsx')).globalItemsForm,
});
