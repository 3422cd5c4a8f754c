/**
 * The locales offered for an arena, and the languages of the catalogues: two lowercase letters. Some name a country rather
 * than a language (at, ba, si: their fiscal rules hang on it), so `intlLocale` translates for Intl.
 */
export const locales = ['hr', 'at', 'ba', 'es', 'si', 'de', 'en'] as const;

/** The BCP 47 tag that Intl understands for one of our locales: hr → 'hr-HR', at → 'de-AT', ba → 'hr-BA'; 'en-GB' for anything unknown. */
export function intlLocale(locale: string | null | undefined): string {
  return tags.get(locale ?? '') ?? 'en-GB';
}

// Chromium says that it knows Bosnian and writes English and ISO dates: Croatian as in Bosnia is written alike.
const tags: ReadonlyMap<string, string> = new Map([
  ['hr', 'hr-HR'], ['at', 'de-AT'], ['ba', 'hr-BA'], ['es', 'es-ES'], ['si', 'sl-SI'], ['de', 'de-DE'], ['en', 'en-GB'],
]);
