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

let choices = 0;

/** The signed-in person's own page. */
export const ProfilePage = () => {
  const translate = useTranslate();
  const { user, arena, provider } = useDesk();
  const { theme, language } = useSyncExternalStore(preferences.subscribe, preferences.get);
  const { data, error, refetch } = useGetOne<RecordOf<typeof users>>('users', { id: user.id });

  const choose = async (change: Partial<Preferences>) => {
    choices += 1;
    const mine = choices;
    try {
      await applyPreferences(change);
      for (const [key, value] of Object.entries(change)) await provider.saveUserSetting(user.id, 'dashboard', key, storedAs(key, value));
      // An earlier choice must not bring its own values back over a later one.
      if (mine !== choices) return;
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
      user={data} initials={user.initials} timezone={arena?.timezone} locale={arena?.locale} theme={theme} language={language} languages={offered}
      onTheme={(next) => void choose({ theme: next })} onLanguage={(next) => isLanguage(next) && void choose({ language: next })}
    />
  );
};
