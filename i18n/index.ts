import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'ra-core';
import type { Catalogue } from './catalogue.ts';
import { catalogue as english } from './en/index.ts';
import { isLanguage, type Language, offered, pluralRules } from './plurals.ts';
import { pseudo, pseudoOn } from './pseudo.ts';

export type { Catalogue } from './catalogue.ts';
export { isLanguage, type Language, languageCodes, offered } from './plurals.ts';

/** One chunk per language; English is always there, as the language to fall back to. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  hr: () => import('./hr/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  at: () => import('./at/index.ts'),
  ba: () => import('./ba/index.ts'),
  si: () => import('./si/index.ts'),
};
/** A whole catalogue, loaded. */
export const catalogueOf = async (language: Language): Promise<Catalogue> => (language === 'en' ? english : (await loaders[language]()).catalogue);

/** Dotted key -> sentence. */
export const flat = (words: object, prefix = ''): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([key, value]: [string, unknown]) => (typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flat(value as object, `${prefix}${key}.`)])));

export interface I18nOptions {
  /** Told of every key that a language lacks, once a key and language; English stands in for it. */
  readonly onMissing?: (key: string, language: string) => void;
  /** Where a language comes from; tests give their own. */
  readonly load?: (language: Language) => Promise<Catalogue>;
  readonly showKeys?: () => boolean;
}

/** A test listens to this event to hear of missing words. */
export const missingWordEvent = 'arenadesk:missing-word';
const tell = (key: string, language: string): void => {
  globalThis.dispatchEvent?.(new CustomEvent(missingWordEvent, { detail: { key, language } }));
};

/**
 * The words of the screens. It starts in English; `changeLocale` loads another language and rejects when that fails.
 * A key that the language lacks is said in English and reported; one that English lacks too is react-admin asking whether there is
 * such a word, and gets its default.
 */
export const createI18n = ({ onMissing = tell, load = catalogueOf, showKeys = pseudoOn }: I18nOptions = {}): I18nProvider => {
  const options = { allowMissing: true, pluralRules };
  const languages = offered.map((language) => ({ ...language }));
  const fallback = polyglotI18nProvider(() => english, 'en', languages, options);
  const englishWords = flat(english);
  const words = new Map<string, ReadonlyMap<string, string>>([['en', englishWords]]);
  const messages = new Map<string, Catalogue>([['en', english]]);
  const told = new Set<string>();
  const current = polyglotI18nProvider((code) => messages.get(code) ?? english, 'en', languages, options);
  let wanted: string = 'en';

  const missing = (key: string, language: string): void => {
    if (told.has(`${language} ${key}`)) return;
    told.add(`${language} ${key}`);
    onMissing(key, language);
  };
  return {
    ...current,
    translate: (key: string, values?: object) => {
      const known = englishWords.has(key);
      if (known && showKeys()) return pseudo(key);
      const language = current.getLocale();
      if (words.get(language)?.has(key) || !known) return current.translate(key, values) as string;
      missing(key, language);
      return fallback.translate(key, values) as string;
    },
    changeLocale: async (code: string) => {
      const language = isLanguage(code) ? code : 'en';
      wanted = language;
      if (!messages.has(language)) {
        const loaded = await load(language);
        messages.set(language, loaded);
        words.set(language, flat(loaded));
      }
      // The last language asked for wins, not the last that arrived.
      if (wanted === language) await current.changeLocale(language);
    },
  };
};
