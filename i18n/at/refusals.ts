import { refusals as german } from '../de/refusals.ts';

// Only what an Austrian colleague would say differently.
export const refusals: typeof german = { ...german, register: 'diese Kassa ist nicht mehr in Betrieb; wählen Sie eine andere' };
