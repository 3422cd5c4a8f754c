import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { newPasswordFields } from '#resources/groups/people.ts';
import { Eye, Mark } from '#src/app/login/marks.tsx';
import { checkReset, completeReset, ResetRefusal, sayReset, type ResetLink } from '#src/app/login/reset.ts';
import { say } from '#src/app/say.ts';
import { setTitle } from '#src/app/title.ts';
import { version, year } from '#src/app/version.ts';
import { formatInstant } from '#src/lib/format.ts';
import './plain.css';

const shortest = newPasswordFields.password.options.min as number;
interface Refused {
  readonly text: string;
  /** Another try with this link is no use. */
  readonly final: boolean;
}
const refusalOf = (error: unknown): Refused => {
  const { sentence, status } = error instanceof ResetRefusal ? error : new ResetRefusal(0, '');
  return { text: sentence || sayReset('unreachable'), final: status === 404 || status === 410 };
};

/** Where the link of a password reset leads: the new password, set once. Everybody may come here; what they may do is in the link. */
export const ResetPassword = ({ token, onLeave }: { readonly token: string; readonly onLeave: () => void }) => {
  const [link, setLink] = useState<ResetLink | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(token === '' ? { text: sayReset('incomplete'), final: true } : null);
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [shown, setShown] = useState(false);
  const [short, setShort] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();
  const refuse = (error: unknown) => setRefusal(refusalOf(error));
  useEffect(() => {
    setTitle(sayReset('title'));
    // What carries no token is no link: nobody needs to be asked about it.
    if (token !== '') checkReset(token).then(setLink, (error: unknown) => setRefusal(refusalOf(error)));
  }, [token]);
  const again = () => {
    setRefusal(null);
    void checkReset(token).then(setLink, refuse);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const secret = password.current?.value ?? '';
    setShort([...secret].length < shortest);
    if ([...secret].length < shortest) return password.current?.focus();
    setState('busy');
    setRefusal(null);
    try {
      await completeReset(token, secret);
      setState('done');
    } catch (error) {
      refuse(error);
      setState('open');
    }
  };
  const signIn = <button type="button" className="plain-button plain-primary plain-wide" onClick={onLeave}>{sayReset('signIn')}</button>;
  return (
    <main className="plain-page">
      <div className="plain-card">
        <div className="plain-brand"><Mark /><div><b>{say('app.name')}</b><span>{link ? sayReset('lead', { username: link.username }) : ''}</span></div></div>
        <h1 id={`${id}-title`}>{sayReset('title')}</h1>
        {refusal && <p className="plain-alert" role="alert">{refusal.text}</p>}
        {state === 'done' ? (
          <><output className="plain-alert plain-note">{sayReset('done')}</output>{signIn}</>
        ) : refusal?.final ? signIn : link === null ? (
          refusal ? <button type="button" className="plain-button plain-wide" onClick={again}>{say('app.shell.again')}</button> : <output>{sayReset('checking')}</output>
        ) : (
          <form noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
            <p>{sayReset('until', { until: formatInstant(link.expires_at, { locale: 'en' }) })}</p>
            <input type="text" name="username" autoComplete="username" value={link.username} readOnly hidden />
            <div className="plain-field">
              <label htmlFor={`${id}-password`}>{sayReset('password')}</label>
              <div className="plain-box">
                <input ref={password} id={`${id}-password`} name="password" type={shown ? 'text' : 'password'} className="plain-input plain-secret" maxLength={200} autoComplete="new-password" autoFocus
                  aria-invalid={short} aria-describedby={`${id}-hint`} />
                <button type="button" className="plain-eye" aria-label={sayReset(shown ? 'hide' : 'show')} aria-pressed={shown} onClick={() => setShown(!shown)}><Eye crossed={shown} /></button>
              </div>
              <p className="plain-hint" id={`${id}-hint`} style={short ? undefined : { color: 'var(--ad-secondary)' }}>{sayReset('rule')}</p>
            </div>
            <button type="submit" className="plain-button plain-primary plain-wide" disabled={state === 'busy'}>{sayReset(state === 'busy' ? 'busy' : 'submit')}</button>
          </form>
        )}
      </div>
      <footer className="plain-foot">{version} © {year}</footer>
    </main>
  );
};
