import { say } from '#src/app/say.ts';
import './login/plain.css';

/** Stands for the page while its first parts are on their way; after a moment it shows that something is going on. It has no words: which language comes is not known yet. */
export const Splash = () => (
  <div className="plain-splash">
    <progress className="plain-progress" aria-label={say('app.name')} />
  </div>
);
