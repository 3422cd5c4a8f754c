import { lazy, Suspense, type ComponentType } from 'react';
import type { arenas as declared } from '#resources/arenas.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { Pairs } from '#src/engine/dialog/ShowDialog.tsx';
import { defineOverrides, type PartProps } from '#src/engine/overrides.ts';

const asked = ['name', 'base_rate', 'company', 'active', 'web_shop'] as const;
const Facts = ({ record, resource }: { readonly record: object; readonly resource: Resource }) => (
  <Pairs resource={resource} leaves={asked.flatMap((path) => resource.leaf(path) ?? [])} record={{ ...record }} />
);

/** The parts of an arena in its history come when one is looked at. */
const logged = (name: 'BonusLog' | 'EmployeesLog' | 'HoursLog' | 'PlaceLog'): ComponentType<PartProps> => {
  const Log = lazy(async () => ({ default: (await import('#src/features/arena-editor/index.ts'))[name] }));
  const Logged = (props: PartProps) => <Suspense fallback={null}><Log {...props} /></Suspense>;
  return Logged;
};
const PlaceLog = logged('PlaceLog');

export const arenas = defineOverrides<typeof declared>({
  remove: { body: Facts },
  show: { parts: { 'rate-bonus': logged('BonusLog'), 'working-hours': logged('HoursLog'), employees: logged('EmployeesLog'), addresses: PlaceLog, contacts: PlaceLog, 'geo-maps': PlaceLog } },
  editor: lazy(async () => ({ default: (await import('#src/features/arena-editor/index.ts')).ArenaEditor })),
  onSaved: (record, { arena, shell }) => {
    if (record.id === arena?.id) shell.refreshArena();
  },
  onDeleted: (record, { arena, shell }) => {
    if (record.id === arena?.id) shell.leaveArena('/arenas');
  },
});
