export { type ArenaOption, type ArenasFound, arenaDebounce, type SearchArenas, useArenaSearch } from './arena-search.ts';
export { ChooseArena, type ChooseArenaProps } from './ChooseArena.tsx';
