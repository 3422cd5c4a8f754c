const collations: Readonly<Record<string, string>> = { hr: 'hr', ba: 'bs', bs: 'bs', de: 'de', at: 'de', es: 'es', si: 'sl', sl: 'sl', en: 'en' };

/** The ICU collation that text is sorted by in a language (`hr`, `de-AT`; `ba`, `at`, `si` are catalogues of bs, de, sl). */
export const collationOf = (language: string): string => `${collations[language.toLowerCase().split('-')[0] ?? ''] ?? 'und'}-x-icu`;
