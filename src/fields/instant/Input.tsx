import { useMemo } from 'react';
import { useSurroundings } from '../context.ts';
import { momentInput } from '../shared/moment-inputs.tsx';
import { instantIn } from '../shared/times.ts';

/** A point in time, asked for by the clock of the chosen arena; with none chosen, by the browser's. */
export const InstantInput = momentInput(() => {
  const timezone = useSurroundings().arena?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useMemo(() => instantIn(timezone), [timezone]);
});
