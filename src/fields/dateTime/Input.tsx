import { momentInput } from '../parts/moment-inputs.tsx';
import { wallClock } from '../parts/times.ts';

/** A day and a time as they hang on the wall: no zone takes part. */
export const DateTimeInput = momentInput(() => wallClock);
