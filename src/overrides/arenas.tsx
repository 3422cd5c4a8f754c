import { lazy } from 'react';
import type { arenas as declared } from '#resources/arenas.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { Pairs } from '#src/engine/dialog/ShowDialog.tsx';
import { defineOverrides } from '#src/engine/overrides.ts';

const asked = ['name', 'base_rate', 'company', 'active', 'web_shop'] as const;
const Facts = ({ record, resource }: { readonly record: object; readonly resource: Resource }) => (
  <Pairs resource={resource} leaves={asked.flatMap((path) => resource.leaf(path) ?? [])} record={{ ...record }} />
);

export const arenas = defineOverrides<typeof declared>({
  remove: { body: Facts },
  editor: lazy(async () => ({ default: (await import('#src/features/arena-editor/index.ts')).ArenaEditor })),
  onSaved: (record, { arena, shell }) => {
    if (record.id === arena?.id) shell.refreshArena();
  },
  onDeleted: (record, { arena, shell }) => {
    if (record.id === arena?.id) shell.leaveArena('/arenas');
  },
});
