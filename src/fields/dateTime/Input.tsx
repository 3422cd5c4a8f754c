import { momentInput } from '../shared/moment-inputs.tsx';
import { wallClock } from '../shared/times.ts';

/** A day and a time as they hang on the wall: no zone takes part. */
export const DateTimeInput = momentInput(() => wallClock);
