import { useMemo } from 'react';
import { useSurroundings } from '../context.ts';
import { momentInput } from '../parts/moment-inputs.tsx';
import { instantIn } from '../parts/times.ts';

/** A point in time, asked for by the clock of the chosen arena; with none chosen, by the browser's. */
export const InstantInput = momentInput(() => {
  const timezone = useSurroundings().arena?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useMemo(() => instantIn(timezone), [timezone]);
});
