import { useEngine } from '#src/engine/context.ts';

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone whose clock shows the instants of screens: the chosen arena's, with none chosen the browser's. */
export const useZone = (): string => useEngine().arena?.timezone ?? browserZone();
