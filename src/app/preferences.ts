import { isLanguage, type Language } from '#i18n/index.ts';
import { isThemeName, type ThemeName } from '#src/ui/tokens.ts';

export interface Preferences {
  readonly theme: ThemeName;
  readonly language: Language;
}
interface Owner {
  readonly settings: { readonly theme: string; readonly language: string };
}

/** What a person has chosen, as stored with the user; anything else counts as Classic and English. */
export const preferencesOf = (user: Owner | null): Preferences => {
  const theme = user?.settings.theme.toLowerCase();
  const language = user?.settings.language.toLowerCase();
  return { theme: isThemeName(theme) ? theme : 'classic', language: isLanguage(language) ? language : 'en' };
};

/** The value a preference is stored as with the user: themes by the name people know, languages by their code. */
export const storedAs = (key: string, value: string): string => (key === 'theme' ? value.charAt(0).toUpperCase() + value.slice(1) : value);

export interface PreferenceStore {
  readonly get: () => Preferences;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (change: Partial<Preferences>) => void;
}

/** The theme and language in force in this tab; they hold at once, saved or not. */
export const createPreferences = (): PreferenceStore => {
  let current = preferencesOf(null);
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (change) => {
      const next = { ...current, ...change };
      if (next.theme === current.theme && next.language === current.language) return;
      current = next;
      for (const listener of listeners) listener();
    },
  };
};
