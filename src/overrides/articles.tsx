import { useTranslate } from 'ra-core';
import type { articles as declared } from '#resources/articles.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { OthersKeep, SomeArenas } from './news.tsx';

const Active = ({ record }: { readonly record: { readonly active?: boolean | null } }) => {
  const translate = useTranslate();
  return <StatusBadge tone={record.active ? 'success' : 'neutral'} icon={record.active ? 'check_circle' : 'block'}>{translate(record.active ? 'common.active' : 'common.inactive')}</StatusBadge>;
};

export const articles = defineOverrides<typeof declared>({
  remove: { body: OthersKeep },
  list: { cell: { active: Active } },
  show: { view: { active: Active, arena_ids: SomeArenas } },
});
