/** Codes of the catalogues; at, ba and si are named after their countries. */
export const languageCodes = ['en', 'hr', 'de', 'es', 'at', 'ba', 'si'] as const;
export type Language = (typeof languageCodes)[number];
export const isLanguage = (code: unknown): code is Language => languageCodes.includes(code as Language);

/** The languages a person can choose, each in its own name. */
export const offered = [
  { locale: 'en', name: 'English' },
  { locale: 'hr', name: 'Hrvatski' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'es', name: 'Español' },
] as const satisfies readonly { locale: Language; name: string }[];

type Form = 'one' | 'two' | 'few' | 'other';
interface PluralType {
  readonly languages: readonly Language[];
  /** Order of the forms in a sentence, parted by ||||. */
  readonly forms: readonly Form[];
  /** Whose rule Intl applies. */
  readonly intl: string;
}
/** Names that the library does not have, since it keeps its own rules under its own names. */
export const pluralTypes: Readonly<Record<string, PluralType>> = {
  oneOther: { languages: ['en', 'de', 'at', 'es'], forms: ['one', 'other'], intl: 'en' },
  oneFewOther: { languages: ['hr', 'ba'], forms: ['one', 'few', 'other'], intl: 'hr' },
  oneTwoFewOther: { languages: ['si'], forms: ['one', 'two', 'few', 'other'], intl: 'sl' },
};

/** How many forms a sentence with a count has in a language. */
export const formsOf = (language: Language): number => Object.values(pluralTypes).find((type) => type.languages.includes(language))?.forms.length ?? 2;

/** The fourth argument of polyglotI18nProvider: which form a count takes. Spanish has its `many` (millions) read as `other`. */
export const pluralRules = {
  pluralTypes: Object.fromEntries(
    Object.entries(pluralTypes).map(([name, { forms, intl }]) => {
      const rules = new Intl.PluralRules(intl);
      return [name, (count: number) => Math.max(0, forms.includes(rules.select(count) as Form) ? forms.indexOf(rules.select(count) as Form) : forms.length - 1)];
    }),
  ),
  pluralTypeToLanguages: Object.fromEntries(Object.entries(pluralTypes).map(([name, { languages }]) => [name, [...languages]])),
};
