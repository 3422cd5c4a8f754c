import { describe, expect, it } from 'vitest';
import { languageCodes } from '#i18n/index.ts';
import { dashboardSettings } from '#resources/domain/dashboard-settings.ts';
import { createPreferences, preferencesOf, storedAs } from '#src/app/preferences.ts';
import { themeNames } from '#src/ui/tokens.ts';

describe('preferences', () => {
  it('THEME-02 I18N-03 AUTH-13 fall back to Classic and English', () => {
    const fallback = { theme: 'classic', language: 'en' };
    expect(preferencesOf(null)).toEqual(fallback);
    expect(preferencesOf({ settings: { theme: 'Pink', language: 'xx' } })).toEqual(fallback);
    expect(preferencesOf({ settings: { theme: '', language: '' } })).toEqual(fallback);
  });

  it('AUTH-12 read what is stored with the user, and write it the same way', () => {
    expect(preferencesOf({ settings: { theme: 'Teal', language: 'hr' } })).toEqual({ theme: 'teal', language: 'hr' });
    expect(preferencesOf({ settings: { theme: storedAs('theme', 'dark'), language: storedAs('language', 'de') } })).toEqual({ theme: 'dark', language: 'de' });
  });

  it('THEME-01 I18N-01 offers every theme and language that the service takes, and no other', () => {
    expect(themeNames.map((name) => storedAs('theme', name))).toEqual(dashboardSettings.theme);
    expect([...languageCodes].toSorted()).toEqual([...dashboardSettings.language].toSorted());
  });

  it('THEME-03 tell of each change once', () => {
    const store = createPreferences();
    let told = 0;
    store.subscribe(() => (told += 1));
    store.set({ theme: 'brown' });
    store.set({ theme: 'brown', language: 'en' });
    expect([store.get(), told]).toEqual([{ theme: 'brown', language: 'en' }, 1]);
  });
});
