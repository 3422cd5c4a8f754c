import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { Catalogue } from './catalogue.ts';
import { first } from './en/first.ts';
import { isLanguage, type Language, offered, pluralRules } from './plurals.ts';
import { pseudo, pseudoOn } from './pseudo.ts';

export type { Catalogue } from './catalogue.ts';
export { isLanguage, type Language, languageCodes, offered } from './plurals.ts';

/** One chunk per language. Of English, the language to fall back to, what the first screens say is always there; the words of workflows come with `whole`. */
const loaders: Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import('./en/index.ts'),
  hr: () => import('./hr/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  at: () => import('./at/index.ts'),
  ba: () => import('./ba/index.ts'),
  si: () => import('./si/index.ts'),
};
/** A whole catalogue, loaded. */
export const catalogueOf = async (language: Language): Promise<Catalogue> => (await loaders[language]()).catalogue;

/** Dotted key -> sentence. */
export const flat = (words: object, prefix = ''): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([key, value]: [string, unknown]) => (typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flat(value as object, `${prefix}${key}.`)])));

export interface ProductI18n extends I18nProvider {
  /** Fetches the English words that are not there from the start; screens of workflows wait for it. Rejects when they do not come, and may be asked again. */
  readonly whole: () => Promise<void>;
}
export interface I18nOptions {
  /** Told of every key that a language lacks, once a key and language; English stands in for it. */
  readonly onMissing?: (key: string, language: string) => void;
  /** Where a language comes from; tests give their own. */
  readonly load?: (language: Language) => Promise<Catalogue>;
  readonly showKeys?: () => boolean;
  /** The English words that are there from the start; tests of workflows give the whole. */
  readonly from?: typeof first | Catalogue;
}

/** React-admin's type asks for all of its own words; those that no screen here asks for may come later. */
const messagesOf = (words: typeof first | Catalogue): TranslationMessages => words as unknown as TranslationMessages;

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
export const createI18n = ({ onMissing = tell, load = catalogueOf, showKeys = pseudoOn, from = first }: I18nOptions = {}): ProductI18n => {
  const options = { allowMissing: true, pluralRules };
  const languages = offered.map((language) => ({ ...language }));
  let english = from;
  let fallback = polyglotI18nProvider(() => messagesOf(english), 'en', languages, options);
  let englishWords = flat(english);
  const words = new Map<string, ReadonlyMap<string, string>>([['en', englishWords]]);
  const messages = new Map<string, typeof first | Catalogue>([['en', english]]);
  let completing: Promise<void> | null = null;
  const told = new Set<string>();
  const current = polyglotI18nProvider((code) => messagesOf(messages.get(code) ?? english), 'en', languages, options);
  let wanted: string = 'en';

  const missing = (key: string, language: string): void => {
    if (told.has(`${language} ${key}`)) return;
    told.add(`${language} ${key}`);
    onMissing(key, language);
  };
  const complete = async (): Promise<void> => {
    english = await load('en');
    englishWords = flat(english);
    words.set('en', englishWords);
    messages.set('en', english);
    fallback = polyglotI18nProvider(() => messagesOf(english), 'en', languages, options);
    if (current.getLocale() === 'en') await current.changeLocale('en');
  };
  return {
    ...current,
    whole: () => {
      completing ??= complete().catch((error: unknown) => {
        completing = null;
        throw error;
      });
      return completing;
    },
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
