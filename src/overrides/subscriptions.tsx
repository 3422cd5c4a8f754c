import { useListContext, useTranslate } from 'ra-core';
import type { subscriptions as declared } from '#resources/subscriptions.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { Icon } from '#src/ui/icons.tsx';
import { personLink } from './sales.tsx';

/** Name and picture. */
const Name = ({ record, leaf, resource }: Omit<CellProps, 'record'> & { readonly record: { readonly image?: string | null; readonly name?: string | null } }) => {
  const image = resource.leaf('image');
  return (
    <span className="ad-chips">
      {image && (record.image ?? '') !== '' ? <fieldKinds.image.Cell leaf={image} record={record} resource={resource} /> : <Icon name="card_membership" size={18} />}
      <fieldKinds.text.Cell leaf={leaf} record={record} resource={resource} />
    </span>
  );
};

/** There is one page; where there are more rows than it holds, that is said. */
const OnePage = () => {
  const translate = useTranslate();
  const { total = 0, data } = useListContext();
  return total > (data?.length ?? 0) ? <p className="ad-muted ad-one-page" role="note">{translate('resources.subscriptions.notes.first')}</p> : null;
};

export const subscriptions = defineOverrides<typeof declared>({ list: { cell: { username: personLink('user_id'), name: Name }, pager: OnePage }, show: { view: { username: personLink('user_id') } } });
