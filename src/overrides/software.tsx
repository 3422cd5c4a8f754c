import { useTranslate } from 'ra-core';
import type { apps as declaredApps } from '#resources/apps.ts';
import type { games as declaredGames } from '#resources/games.ts';
import type { globalApps as declaredGlobalApps } from '#resources/global-apps.ts';
import type { globalGames as declaredGlobalGames } from '#resources/global-games.ts';
import { useEngine } from '#src/engine/context.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { AddToArena } from '#src/features/add-to-arena/index.ts';
import { OrderButton } from '#src/features/game-order/index.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
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

const gameLists = sisterLists('games', 'global-games');
const appLists = sisterLists('apps', 'global-apps');

export const games = defineOverrides<typeof declaredGames>({
  list: { before: gameLists, toolbar: OrderButton, cell: { display_order: Place } },
  show: { view: { global_id: Original } },
  form: async () => (await import('#src/features/entry-form/index.ts')).gameForm,
});
export const apps = defineOverrides<typeof declaredApps>({
  list: { before: appLists, cell: { display_order: Place } },
  show: { view: { global_id: Original } },
  form: async () => (await import('#src/features/entry-form/index.ts')).appForm,
});
export const globalGames = defineOverrides<typeof declaredGlobalGames>({ list: { before: gameLists, rowActions: [AddToArena] } });
export const globalApps = defineOverrides<typeof declaredGlobalApps>({ list: { before: appLists, rowActions: [AddToArena] } });
