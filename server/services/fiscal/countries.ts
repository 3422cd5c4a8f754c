import { hr } from '#server/services/fiscal/hr/index.ts';
import { si } from '#server/services/fiscal/si/index.ts';
import type { Country, FiscalLocale } from '#server/services/fiscal/country.ts';

/** The countries whose tax offices are spoken to, by the language of an arena's papers. One line each. */
export const countries: Readonly<Partial<Record<FiscalLocale, Country>>> = {
  hr,
  si,
};
