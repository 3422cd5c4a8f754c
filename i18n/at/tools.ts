import { tools as de } from '../de/tools.ts';
import type { tools as english } from '../en/tools.ts';
import type { Words } from '../words.ts';

export const tools: Words<typeof english> = {
  ...de,
  history: { ...de.history, none: 'Seit Beginn der Aufzeichnung wurde nichts geändert.', large: 'zu groß zum Aufheben' },
  views: { ...de.views, keep: 'Lassen' },
};
