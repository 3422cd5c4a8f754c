import { useTranslate } from 'ra-core';
import type { apps as declaredApps } from '#resources/apps.ts';
import type { games as declaredGames } from '#resources/games.ts';
import type { globalApps as declaredGlobalApps } from '#resources/global-apps.ts';
import type { globalGames as declaredGlobalGames } from '#resources/global-games.ts';
import { useEngine } from '#src/engine/context.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { AddToArena, useArenaEntries } from '#src/features/add-to-arena/index.ts';
import { OrderButton } from '#src/features/game-order/index.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { keyOf } from '#src/fields/parts/targets.ts';
import { Notice } from './Notice.tsx';
import { sisterLists } from './sister-lists.tsx';

type OfEntry = Omit<CellProps, 'record'> & { readonly record: { readonly id: number; readonly global_id?: number | null; readonly display_order?: number | null } };

/** A number alone says nothing on a card. */
const Place = ({ record, resource }: OfEntry) => {
  const translate = useTranslate();
  return <span className="ad-muted ad-figure">{translate(`resources.${resource.name}.notes.place`, { order: record.display_order ?? '–' })}</span>;
};
/** The original by its name, to whoever may read the catalogue. */
const Original = ({ record, leaf, resource }: OfEntry) => {
  const { registry, caller } = useEngine();
  return registry.get(leaf.meta.to ?? '').access.read(caller) === false ? <span className="ad-figure">#{record.global_id}</span> : <fieldKinds.reference.View leaf={leaf} record={{ ...record }} resource={resource} />;
};

/** What is taken out of an arena is there for the others, and can be added again. */
const Stays = ({ resource }: Pick<OfEntry, 'resource'>) => <p>{useTranslate()(`resources.${resource.name}.notes.stays`)}</p>;
/** How many games of the arena lose their launcher with an app. */
const Starts = ({ record, resource }: Pick<OfEntry, 'record' | 'resource'>) => {
  const translate = useTranslate();
  const { data = [] } = useArenaEntries('games');
  const started = data.filter(({ launchers }) => Array.isArray(launchers) && launchers.some((launcher: unknown) => keyOf(launcher) === record.id)).length;
  return <>{started > 0 && <Notice>{translate('resources.apps.notes.starts', { smart_count: started })}</Notice>}<Stays resource={resource} /></>;
};

const gameLists = sisterLists('games', 'global-games');
const appLists = sisterLists('apps', 'global-apps');

export const games = defineOverrides<typeof declaredGames>({
  list: { before: gameLists, toolbar: OrderButton, cell: { display_order: Place } },
  show: { view: { global_id: Original } },
  remove: { body: Stays },
  form: async () => (await import('#src/features/entry-form/index.ts')).gameForm,
});
export const apps = defineOverrides<typeof declaredApps>({
  list: { before: appLists, cell: { display_order: Place } },
  show: { view: { global_id: Original } },
  remove: { body: Starts },
  form: async () => (await import('#src/features/entry-form/index.ts')).appForm,
});
export const globalGames = defineOverrides<typeof declaredGlobalGames>({ list: { before: gameLists, rowActions: [AddToArena] } });
export const globalApps = defineOverrides<typeof declaredGlobalApps>({ list: { before: appLists, rowActions: [AddToArena] } });
