import { yesNo } from '../parts/yes-no.tsx';

/** A truth that travels as 0 or 1. */
export const flag = yesNo(1, 0);
