import './login/plain.css';

export interface StatusPageProps {
  readonly code: '403' | '404';
  readonly say: (key: 'app.statuses.forbidden' | 'app.statuses.forbiddenHint' | 'app.statuses.notFound' | 'app.statuses.notFoundHint' | 'app.statuses.back' | 'app.statuses.home') => string;
  readonly onBack: () => void;
  readonly onHome: () => void;
}

/** Forbidden or not found, for everybody: within the shell or without it. */
export const StatusPage = ({ code, say, onBack, onHome }: StatusPageProps) => {
  const forbidden = code === '403';
  return (
    <section className="plain-status">
      <p className="plain-code" aria-hidden>
        {code}
      </p>
      <h1>{say(forbidden ? 'app.statuses.forbidden' : 'app.statuses.notFound')}</h1>
      <p>{say(forbidden ? 'app.statuses.forbiddenHint' : 'app.statuses.notFoundHint')}</p>
      <div className="plain-actions">
        <button type="button" className="plain-button" onClick={onBack}>
          {say('app.statuses.back')}
        </button>
        <button type="button" className="plain-button plain-primary" onClick={onHome}>
          {say('app.statuses.home')}
        </button>
      </div>
    </section>
  );
};
