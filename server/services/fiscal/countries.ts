import { at } from '#server/services/fiscal/at/index.ts';
import { ba } from '#server/services/fiscal/ba/index.ts';
import { es } from '#server/services/fiscal/es/index.ts';
import { hr } from '#server/services/fiscal/hr/index.ts';
import { si } from '#server/services/fiscal/si/index.ts';
import type { AnyCountry, FiscalLocale } from '#server/services/fiscal/country.ts';

/** The countries whose tax offices are spoken to, by the language of an arena's papers. One line each. */
export const countries: Readonly<Partial<Record<FiscalLocale, AnyCountry>>> = {
  hr,
  si,
  at,
  ba,
  es,
};
