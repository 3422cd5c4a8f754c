import { yesNo } from '../parts/yes-no.tsx';

export const boolean = yesNo(true, false);
