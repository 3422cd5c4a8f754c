import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { shownPhone } from '#resources/domain/phone.ts';
import type { users } from '#resources/users.ts';
import type { RecordOf } from '#resources/schema/resource.ts';
import { Appearance, type AppearanceProps } from './Appearance.tsx';
import { Facts } from './Facts.tsx';
import { IdentityBadge } from './IdentityBadge.tsx';
import { formatDay, formatInstant } from '#src/lib/format.ts';
import { formatInteger } from '#resources/domain/money.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Coin } from '#src/ui/Coin.tsx';
import { CopyText } from '#src/ui/CopyText.tsx';
import { YesNo } from '#src/ui/YesNo.tsx';
import './profile.css';

export interface ProfileProps extends AppearanceProps {
  readonly user: RecordOf<typeof users>;
  readonly initials: string;
  /** IANA zone instants are shown in; nothing means the browser's. */
  readonly timezone?: string | undefined;
  /** Of the chosen arena; without one, dates are written as the language does. */
  readonly locale?: string | undefined;
}

/** What the service adds to the two parts of a phone number. */
interface PhoneOnFile {
  readonly number?: string | null;
  readonly created_at?: string | null;
}

/** What the signed-in person sees of themselves, and how the desk looks for them. */
export const Profile = ({ user, initials, timezone, locale, ...appearance }: ProfileProps) => {
  const translate = useTranslate();
  const id = useId();
  const field = (path: string) => translate(`resources.users.fields.${path}`);
  const format = { locale: locale ?? appearance.language, timezone };
  const instant = (moment: string | null | undefined) => formatInstant(moment, format) || '–';
  const { identity, email } = user;
  const phone = user.phone as PhoneOnFile | null;
  const pendingReset = user.reset_password?.expires_at;
  return (
    <div className="ad-profile">
      <header>
        <Avatar initials={initials} src={user.avatar} size={56} />
        <div>
          <h1>{user.username}</h1>
          <p className="ad-muted">{user.full_name ?? ''}</p>
        </div>
      </header>
      <section className="ad-panel ad-profile-wide" aria-labelledby={`${id}-appearance`}>
        <h2 id={`${id}-appearance`}>{translate('app.profile.appearance')}</h2>
        <Appearance {...appearance} />
      </section>
      <section className="ad-panel" aria-labelledby={`${id}-general`}>
        <h2 id={`${id}-general`}>{translate('app.profile.general')}</h2>
        <Facts
          rows={[
            [translate('app.profile.id'), user.id],
            [field('username'), user.username],
            [field('roles'), user.roles.join(', ')],
            [field('active'), <YesNo key="active" yes={user.active === true} />],
            [field('banned'), <YesNo key="banned" yes={user.banned === true} bad />],
            [translate('app.profile.coins'), <>{formatInteger(user.wallet?.balance ?? 0)} <Coin /></>],
            [field('experience.balance'), formatInteger(user.experience?.balance ?? 0)],
            [field('experience.rank.name'), user.experience?.rank?.name || '–'],
            [translate('app.profile.registered'), instant(user.created_at)],
            [field('card_id'), user.card_id || '–'],
            [field('avatar'), user.avatar ? <Avatar initials={initials} src={user.avatar} size={32} title={field('avatar')} /> : translate('app.profile.noAvatar')],
            ...(pendingReset ? [[translate('app.profile.resetExpiry'), instant(pendingReset)] as const] : []),
          ]}
        />
      </section>
      <div className="ad-profile-side">
        <section className="ad-panel" aria-labelledby={`${id}-identity`}>
          <h2 id={`${id}-identity`}>
            {translate('app.profile.identity')}
            {identity?.status && <IdentityBadge status={identity.status} />}
          </h2>
          {identity?.id || identity?.name ? (
            <Facts
              rows={[
                [field('identity.name'), identity.name || '–'],
                [field('identity.address'), identity.address || '–'],
                [field('identity.birthdate'), formatDay(identity.birthdate, format) || '–'],
                [translate('app.profile.created'), instant(identity.created_at)],
              ]}
            />
          ) : (
            <p className="ad-muted">{translate('app.profile.noIdentity')}</p>
          )}
        </section>
        <section className="ad-panel" aria-labelledby={`${id}-email`}>
          <h2 id={`${id}-email`}>{translate('app.profile.email')}</h2>
          {email?.address ? (
            <Facts rows={[[field('email.address'), <CopyText key="address" text={email.address} label={translate('common.copy', { text: email.address })} />], [translate('app.profile.created'), instant(email.created_at)]]} />
          ) : (
            <p className="ad-muted">{translate('app.profile.noEmail')}</p>
          )}
        </section>
        <section className="ad-panel" aria-labelledby={`${id}-phone`}>
          <h2 id={`${id}-phone`}>{translate('app.profile.phone')}</h2>
          {phone?.number ? (
            <Facts rows={[[field('phone.number'), shownPhone(phone.number)], [translate('app.profile.created'), instant(phone.created_at)]]} />
          ) : (
            <p className="ad-muted">{translate('app.profile.noPhone')}</p>
          )}
        </section>
      </div>
    </div>
  );
};
