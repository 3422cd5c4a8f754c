import { LinkBase, useCreatePath, useTranslate } from 'ra-core';
import type { categories as declared } from '#resources/categories.ts';
import { useEngine } from '#src/engine/context.ts';
import { readAddress, writeAddress } from '#src/engine/list/address.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { useItemsOf } from './category-items.ts';
import { Notice } from './Notice.tsx';

/** How many items stand in the way of deleting a category, and the way to them. */
const Reassign = ({ record }: { readonly record: { readonly id: number; readonly name?: string | null } }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const items = useEngine().registry.get('global-items');
  const total = useItemsOf(record.id);
  const search = writeAddress({ ...readAddress('', items), filter: { q: record.name ?? '', by: ['category'] } }, items);
  return (
    <>
      <Notice>{translate('resources.categories.notes.reassign')}</Notice>
      {total !== undefined && total > 0 && (
        <p>
          {translate('resources.categories.notes.inUse', { smart_count: total })}{' '}
          <LinkBase className="ad-link" to={{ pathname: createPath({ resource: items.name, type: 'list' }), search }}>{translate('resources.categories.notes.showItems')}</LinkBase>
        </p>
      )}
    </>
  );
};

export const categories = defineOverrides<typeof declared>({
  form: async () => (await import('./categories-form.tsx')).categoriesForm,
  remove: { body: Reassign },
});
