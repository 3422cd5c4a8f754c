import { Component, type ReactNode, useState } from 'react';
import { say } from '#src/app/say.ts';
import { isLostPart } from '#src/lib/lost-part.ts';
import './login/plain.css';

interface FailedProps {
  readonly error: unknown;
  readonly say?: typeof say;
}
/** A part of the program did not come. It is fetched by loading anew, once the server answers: without it that would lose the page, too. */
const LostPart = ({ say: speak = say }: Pick<FailedProps, 'say'>) => {
  const [asking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    const there = await fetch('/version.json', { cache: 'no-store' }).then(({ ok }) => ok, () => false);
    if (there) location.reload();
    setAsking(false);
  };
  return (
    <section className="plain-status" role="alert">
      <h1>{speak('app.shell.lost')}</h1>
      <p>{speak('app.shell.lostHint')}</p>
      <div className="plain-actions">
        <button type="button" className="plain-button plain-primary" disabled={asking} onClick={() => void again()}>
          {speak('app.shell.again')}
        </button>
      </div>
    </section>
  );
};

/** What is said where a page broke: why, and a way on. */
export const FailedPage = ({ error, say: speak = say }: FailedProps) => isLostPart(error) ? <LostPart say={speak} /> : (
  <section className="plain-status" role="alert">
    <h1>{speak('app.shell.failed')}</h1>
    <p>{speak('app.shell.failedHint', { message: error instanceof Error ? error.message : String(error) })}</p>
    <div className="plain-actions">
      <button type="button" className="plain-button plain-primary" onClick={() => location.reload()}>
        {speak('app.shell.reload')}
      </button>
    </div>
  </section>
);

interface BoundaryState {
  readonly error: unknown;
  readonly failed: boolean;
  readonly at: string;
}
/** Keeps a broken page from taking the rest with it; another address (`at`) is another try. */
export class Boundary extends Component<{ readonly children: ReactNode; readonly at?: string; readonly say?: typeof say }, BoundaryState> {
  override state: BoundaryState = { error: null, failed: false, at: this.props.at ?? '' };
  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, failed: true };
  }
  static getDerivedStateFromProps({ at = '' }: { at?: string }, state: BoundaryState): Partial<BoundaryState> | null {
    return at === state.at ? null : { at, failed: false, error: null };
  }
  override render() {
    return this.state.failed ? <FailedPage error={this.state.error} {...(this.props.say ? { say: this.props.say } : {})} /> : this.props.children;
  }
}
