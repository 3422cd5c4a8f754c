import { people as de } from '../de/people.ts';
import type { people as english } from '../en/people.ts';
import type { Words } from '../words.ts';

// Only what an Austrian colleague would say differently.
export const people: Words<typeof english> = {
  ...de,
  award: { ...de.award, unknown: 'Ob die Auszeichnung angekommen ist, steht noch nicht fest. Fragen Sie nochmals: Nichts wird doppelt gutgeschrieben.', unsure: 'Was aus Ihrer Auszeichnung vom %{time} geworden ist, lässt sich nicht mehr feststellen. Sehen Sie sich den Fortschritt an, bevor Sie dasselbe nochmals vergeben.', ask: 'Nochmals fragen' },
};
