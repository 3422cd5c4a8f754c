import { at } from './at.ts';
import { ba } from './ba.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { hr } from './hr.ts';
import { si } from './si.ts';
import type { ReceiptWords } from './words.ts';

export type { ReceiptWords } from './words.ts';

const byLocale: Readonly<Record<string, ReceiptWords>> = { hr, si, at, ba, es, en, de: { ...at, lang: 'de', taxId: 'USt-IdNr.', register: 'Kasse' } };

/** The words of an arena's papers, by its locale. */
export const wordsOf = (locale: string): ReceiptWords => byLocale[locale] ?? en;

/** Fills `{…}` in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
