import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { refusalSentence } from '#src/app/login/refusal.ts';
import { Eye, Mark } from '#src/app/login/marks.tsx';
import type { SignOutNotice } from '#src/app/session.ts';
import { say } from '#src/app/say.ts';
import { setTitle } from '#src/app/title.ts';
import { version, year } from '#src/app/version.ts';
import './plain.css';

export interface LoginProps {
  /** Rejects with what the service said. */
  readonly signIn: (credential: string, password: string) => Promise<unknown>;
  /** Loads the rest while the person types. */
  readonly warmUp: () => void;
  /** Why one is here again. */
  readonly notice?: SignOutNotice | null;
}

const notices = { ended: 'app.login.ended', elsewhere: 'app.login.elsewhere', banned: 'app.login.banned', inactive: 'app.login.inactive', insufficientPermissions: 'app.login.noRole' } as const;

/** The sign-in page: a plain form, without the packages of the desk. */
export const Login = ({ signIn, warmUp, notice = null }: LoginProps) => {
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const credential = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    setTitle(say('app.login.title'));
    const idle = globalThis.requestIdleCallback ?? ((run: () => void) => globalThis.setTimeout(run, 1500));
    idle(() => warmUp());
  }, [warmUp]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = credential.current?.value.trim() ?? '';
    const secret = password.current?.value ?? '';
    const empty = [...(name ? [] : ['credential']), ...(secret ? [] : ['password'])];
    setMissing(empty);
    setRefusal(null);
    if (empty.length > 0) return (empty[0] === 'credential' ? credential : password).current?.focus();
    setBusy(true);
    try {
      await signIn(name, secret);
    } catch (error) {
      setRefusal(refusalSentence(error));
      setBusy(false);
      password.current?.select();
    }
  };
  const invalid = (field: string) => (missing.includes(field) ? { 'aria-invalid': true, 'aria-describedby': `${id}-${field}-hint` } : {});
  const hint = (field: string) => (
    <p className="plain-hint" id={`${id}-${field}-hint`}>
      {missing.includes(field) && say('app.login.required')}
    </p>
  );
  return (
    <main className="plain-page">
      <form className="plain-card" noValidate onSubmit={submit} onInput={warmUp} aria-labelledby={`${id}-title`}>
        <div className="plain-brand">
          <Mark />
          <div>
            <b>{say('app.name')}</b>
            <span>{say('app.login.lead')}</span>
          </div>
        </div>
        <h1 id={`${id}-title`}>{say('app.login.title')}</h1>
        {refusal !== null && (
          <p className="plain-alert" role="alert">
            {refusal}
          </p>
        )}
        {refusal === null && notice !== null && <output className="plain-alert plain-note">{say(notices[notice])}</output>}
        <div className="plain-field">
          <label htmlFor={`${id}-credential`}>{say('app.login.credential')}</label>
          <input ref={credential} id={`${id}-credential`} name="username" className="plain-input" autoComplete="username" maxLength={254} autoCapitalize="none" spellCheck={false} autoFocus {...invalid('credential')} />
          {hint('credential')}
        </div>
        <div className="plain-field">
          <label htmlFor={`${id}-password`}>{say('app.login.password')}</label>
          <div className="plain-box">
            <input
              ref={password} id={`${id}-password`} name="password" type={shown ? 'text' : 'password'} className="plain-input plain-secret" maxLength={200} autoComplete="current-password"
              {...invalid('password')}
            />
            <button type="button" className="plain-eye" aria-label={say(shown ? 'app.login.hide' : 'app.login.show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
              <Eye crossed={shown} />
            </button>
          </div>
          {hint('password')}
        </div>
        <button type="submit" className="plain-button plain-primary plain-wide" disabled={busy}>
          {say(busy ? 'app.login.busy' : 'app.login.submit')}
        </button>
      </form>
      <footer className="plain-foot">
        {version} © {year}
      </footer>
    </main>
  );
};
