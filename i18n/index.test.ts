import { describe, expect, it } from 'vitest';
import { catalogueOf, createI18n, offered, type Catalogue } from '#i18n/index.ts';
import { pluralRules } from '#i18n/plurals.ts';

const withPlural = async (sentence: string): Promise<Catalogue> => {
  const english = await catalogueOf('en');
  return { ...english, app: { ...english.app, arena: { ...english.app.arena, found: sentence } } };
};

describe('the provider of words', () => {
  it('I18N-01 offers exactly en, hr, de and es', () => {
    expect(offered.map(({ locale }) => locale)).toEqual(['en', 'hr', 'de', 'es']);
    expect(createI18n().getLocales?.().map(({ locale }) => locale)).toEqual(['en', 'hr', 'de', 'es']);
  });

  it('I18N-03 starts in English and takes English for a language it does not have', async () => {
    const i18n = createI18n();
    expect(i18n.getLocale()).toBe('en');
    expect(i18n.translate('app.login.submit')).toBe('Sign in');
    await i18n.changeLocale('xx');
    expect(i18n.getLocale()).toBe('en');
  });

  it('I18N-03 says a missing word in English and reports it once', async () => {
    const missing: string[] = [];
    const hr = await catalogueOf('en');
    const { common: _, ...rest } = hr;
    const i18n = createI18n({ load: async () => ({ ...rest, ra: { ...hr.ra, action: {} } }) as unknown as Catalogue, onMissing: (key, language) => missing.push(`${language} ${key}`) });
    await i18n.changeLocale('hr');
    expect(i18n.translate('common.yes')).toBe('Yes');
    expect(i18n.translate('common.yes', { _: 'something else' })).toBe('Yes');
    expect(i18n.translate('ra.action.save')).toBe('Save');
    expect(missing).toEqual(['hr common.yes', 'hr ra.action.save']);
  });

  it('gives react-admin its default for a word that no language has, without a report', () => {
    const missing: string[] = [];
    const i18n = createI18n({ onMissing: (key) => missing.push(key) });
    expect(i18n.translate('resources.users.page.list', { _: 'Users' })).toBe('Users');
    expect(missing).toEqual([]);
  });

  it('I18N-03 brings the words of workflows when they are asked for, and asks again when they did not come', async () => {
    const english = await catalogueOf('en');
    let answers = 0;
    const i18n = createI18n({
      load: async () => {
        answers += 1;
        if (answers === 1) throw new Error('lost');
        return { ...english, common: { ...english.common, yes: 'Aye' } } as unknown as Catalogue;
      },
    });
    expect(i18n.translate('common.yes')).toBe('Yes');
    await expect(i18n.whole()).rejects.toThrow('lost');
    await Promise.all([i18n.whole(), i18n.whole()]);
    expect([i18n.translate('common.yes'), i18n.getLocale(), answers]).toEqual(['Aye', 'en', 2]);
  });

  it.each([
    ['hr', 'one |||| few |||| other', { 0: 'other', 1: 'one', 2: 'few', 4: 'few', 5: 'other', 11: 'other', 12: 'other', 14: 'other', 21: 'one', 22: 'few', 25: 'other', 101: 'one', 111: 'other', 112: 'other' }],
    ['ba', 'one |||| few |||| other', { 1: 'one', 3: 'few', 12: 'other', 101: 'one' }],
    ['si', 'one |||| two |||| few |||| other', { 1: 'one', 2: 'two', 3: 'few', 4: 'few', 5: 'other', 101: 'one', 102: 'two', 0: 'other' }],
    ['de', 'one |||| other', { 1: 'one', 0: 'other', 2: 'other' }],
    ['at', 'one |||| other', { 1: 'one', 21: 'other' }],
    ['es', 'one |||| other', { 1: 'one', 1_000_000: 'other' }],
    ['en', 'one |||| other', { 1: 'one', 21: 'other' }],
  ] as const)('OP-080 counts in %s as its grammar does', async (language, sentence, expected) => {
    const catalogue = await withPlural(sentence);
    const i18n = createI18n({ load: async () => catalogue });
    await i18n.changeLocale(language);
    for (const [count, form] of Object.entries(expected)) {
      const [type] = Object.entries(pluralRules.pluralTypeToLanguages).find(([, languages]) => (languages as string[]).includes(language)) ?? [''];
      expect(sentence.split(' |||| ')[pluralRules.pluralTypes[type]?.(Number(count)) ?? -1]).toBe(form);
      if (language !== 'en') expect(i18n.translate('app.arena.found', { smart_count: Number(count) })).toBe(form);
    }
  });

  it('keeps the language that was asked for last when an earlier one arrives later', async () => {
    const english = await catalogueOf('en');
    const gate: { open?: () => void } = {};
    const slow = new Promise<void>((resolve) => (gate.open = resolve));
    const i18n = createI18n({ load: async (language) => (language === 'de' ? slow.then(() => english) : english) });
    const first = i18n.changeLocale('de');
    await i18n.changeLocale('hr');
    gate.open?.();
    await first;
    expect(i18n.getLocale()).toBe('hr');
  });

  it('shows keys in brackets in the pseudo-language, and defaults where there is no word', () => {
    const i18n = createI18n({ showKeys: () => true });
    expect(i18n.translate('app.login.submit')).toBe('[app.login.submit]');
    expect(i18n.translate('resources.users.page.list', { _: 'Users' })).toBe('Users');
  });
});
