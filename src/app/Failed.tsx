import { Component, type ReactNode } from 'react';
import { say } from '#src/app/say.ts';
import './login/plain.css';

/** What is said where a page broke: why, and a way on. */
export const FailedPage = ({ error, say: speak = say }: { readonly error: unknown; readonly say?: typeof say }) => (
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
