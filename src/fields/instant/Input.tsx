import { useMemo } from 'react';
import { useFormat } from '../context.ts';
import { momentInput } from '../parts/moment-inputs.tsx';
import { instantIn } from '../parts/times.ts';

/** A point in time, asked for by the clock of the chosen arena; with none chosen, by the browser's. */
export const InstantInput = momentInput(() => {
  const { timezone } = useFormat();
  return useMemo(() => instantIn(timezone), [timezone]);
});
