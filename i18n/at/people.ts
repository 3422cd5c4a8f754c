import { people as de } from '../de/people.ts';
import type { people as english } from '../en/people.ts';
import type { Words } from '../words.ts';

// Only what an Austrian colleague would say differently.
export const people: Words<typeof english> = {
  ...de,
  award: { ...de.award, unknown: 'Ob die Auszeichnung angekommen ist, steht noch nicht fest. Fragen Sie nochmals: Nichts wird doppelt gutgeschrieben.', ask: 'Nochmals fragen' },
};
