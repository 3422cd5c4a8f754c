export { AddToArena } from './AddToArena.tsx';
export { useArenaEntries } from './entries.ts';
