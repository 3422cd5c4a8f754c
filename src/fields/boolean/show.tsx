import { yesNo } from '../shared/yes-no.tsx';

export const boolean = yesNo(true, false);
