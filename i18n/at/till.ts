import { till as de } from '../de/till.ts';
import type { till as english } from '../en/till.ts';
import type { Words } from '../words.ts';

// Only what an Austrian colleague would say differently.
export const till: Words<typeof english> = {
  ...de,
  otherTab: 'Die Kassa %{register} ist auch in einem anderen Tab dieses Browsers offen. Verkaufen Sie nur in einem davon.',
  journal: { ...de.journal, title: 'Verkäufe von heute, Kassa %{register}' },
  verbs: { ...de.verbs, register: 'Kassa', chooseRegister: 'Wählen Sie zuerst eine Kassa.', noRegister: 'Diese Arena hat keine Kassa.' },
};
