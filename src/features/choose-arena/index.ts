import { lazy } from 'react';

export { type ArenaOption, type ArenasFound, arenaDebounce, type SearchArenas, useArenaSearch } from './arena-search.ts';
export type { ChooseArenaProps } from './ChooseArena.tsx';
/** Comes when somebody has to choose: most days nobody does. */
export const ChooseArena = lazy(async () => ({ default: (await import('./ChooseArena.tsx')).ChooseArena }));
