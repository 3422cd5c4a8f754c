import type { sending as english } from '../en/sending.ts';
import { sending as hr } from '../hr/sending.ts';
import type { Words } from '../words.ts';

// Only what a Bosnian colleague would say differently.
export const sending: Words<typeof english> = { ...hr, noTopic: 'Bez teme dobija je svako ko ima aplikaciju na nekoj od platformi u nastavku.' };
