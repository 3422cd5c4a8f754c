import { useTranslate } from 'ra-core';
import type { articles as declared } from '#resources/articles.ts';
import { admin } from '#resources/schema/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { fieldKinds } from '#src/fields/index.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Notice } from './Notice.tsx';

const Active = ({ record }: { readonly record: { readonly active?: boolean | null } }) => {
  const translate = useTranslate();
  return <StatusBadge tone={record.active ? 'success' : 'neutral'} icon={record.active ? 'check_circle' : 'block'}>{translate(record.active ? 'common.active' : 'common.inactive')}</StatusBadge>;
};

/** Who has not all of an article's arenas takes it out of their own. */
const OthersKeep = ({ record }: { readonly record: { readonly arena_ids?: readonly number[] | null } }) => {
  const translate = useTranslate();
  const { caller } = useEngine();
  return admin(caller) || (record.arena_ids ?? []).every((id) => caller.arenas.includes(id)) ? null : <Notice>{translate('resources.articles.notes.othersKeep')}</Notice>;
};

export const articles = defineOverrides<typeof declared>({
  remove: { body: OthersKeep },
  list: { cell: { active: Active } },
  show: { view: { active: Active, arena_ids: ({ record, ...rest }) => <fieldKinds.references.Cell {...rest} record={{ ...record }} /> } },
});
