import { currencies } from '../domain/currencies.ts';
import { locales } from '../domain/locales.ts';
import { isTimezone, timezones } from '../domain/timezones.ts';
import { field } from '../schema/index.ts';

/** Where something is: its IANA zone, its currency (ISO 4217) and the language of its papers (ISO 639-1). */
export const placeFields = {
  timezone: field.text({ required: true, max: 64, offers: timezones }),
  currency: field.text({ required: true, pattern: 'currency', offers: () => currencies }),
  locale: field.text({ required: true, pattern: 'lowercase2', max: 2, offers: () => locales }),
};
const knownCurrencies = new Set<string>([...currencies, ...Intl.supportedValuesOf('currency')]);
/** A zone that no clock knows would break every date of the place, a currency that nobody knows every amount. */
export const placeChecks = {
  knownTimezone: { blames: 'timezone', holds: ({ timezone }: { readonly timezone?: unknown }) => isTimezone(String(timezone)) },
  knownCurrency: { blames: 'currency', holds: ({ currency }: { readonly currency?: unknown }) => knownCurrencies.has(String(currency)) },
} as const;
/** The tax office and the words of an arena's papers hang on its locale: one that nobody knows would leave its sales untold. */
export const localeCheck = {
  knownLocale: { blames: 'locale', holds: ({ locale }: { readonly locale?: unknown }) => (locales as readonly unknown[]).includes(locale) },
} as const;
