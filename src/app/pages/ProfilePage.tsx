import { intlLocale } from '#resources/domain/locales.ts';
import { useGetOne, useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import type { users } from '#resources/users.ts';
import type { RecordOf } from '#resources/schema/resource.ts';
import { isLanguage, offered } from '#i18n/index.ts';
import { client } from '#src/app/client.ts';
import { applyPreferences, i18n, preferences } from '#src/app/desk.ts';
import { type Preferences, storedAs } from '#src/app/preferences.ts';
import { session } from '#src/app/session.ts';
import { useDesk } from '#src/app/useDesk.ts';
import { Profile } from '#src/features/profile/index.ts';

/** By the words in force now: another language mounts the page anew. */
const say = (key: string, colour: 'success' | 'warning' = 'success') => client.say(i18n.translate(key), colour);

/** How often each was chosen: an earlier choice neither saves itself nor brings its values back over a later one. */
const choices: Record<keyof Preferences, number> = { theme: 0, language: 0 };
/** The last saving under way: one waits for another, or a slow earlier one would be stored last. */
let saving: Promise<unknown> = Promise.resolve();

/** What speakers of a language that is not offered call it. */
const nativeName = (language: string) => new Intl.DisplayNames([intlLocale(language)], { type: 'language' }).of(intlLocale(language)) ?? language;

/** The signed-in person's own page. */
export const ProfilePage = () => {
  const translate = useTranslate();
  const { user, arena, provider } = useDesk();
  const { theme, language } = useSyncExternalStore(preferences.subscribe, preferences.get);
  const { data, error, refetch } = useGetOne<RecordOf<typeof users>>('users', { id: user.id });

  const choose = async <K extends keyof Preferences>(key: K, value: Preferences[K]) => {
    choices[key] += 1;
    const mine = choices[key];
    const all = () => choices.theme + choices.language;
    const state = all();
    const change = { [key]: value };
    try {
      await applyPreferences(change);
    } catch {
      if (mine === choices[key]) say('app.profile.notLoaded', 'warning');
      return;
    }
    if (mine !== choices[key]) return;
    try {
      const before = saving;
      // One that failed has said so itself and holds nothing up.
      saving = before.catch(() => undefined).then(() => (mine === choices[key] ? provider.saveUserSetting(user.id, 'dashboard', key, storedAs(key, value)) : undefined));
      await saving;
      if (state !== all()) return;
      await session.lookUp();
      say('app.profile.saved');
    } catch {
      say('app.profile.notSaved', 'warning');
    }
  };
  if (error)
    return (
      <p role="alert" className="ad-main-message">
        {translate('app.profile.failed')}{' '}
        <button type="button" className="ad-link" onClick={() => void refetch()}>
          {translate('common.retry')}
        </button>
      </p>
    );
  if (!data) return <div className="ad-waiting" />;
  return (
    <Profile
      user={data} initials={user.initials} timezone={arena?.timezone} locale={arena?.locale} theme={theme} language={language} languages={offered.some(({ locale }) => locale === language) ? offered : [...offered, { locale: language, name: nativeName(language) }]}
      onTheme={(next) => void choose('theme', next)} onLanguage={(next) => isLanguage(next) && void choose('language', next)}
    />
  );
};
