import { openTabChannel } from '#src/lib/tab-channel.ts';
import { randomKey } from '#src/lib/random.ts';

interface Message {
  readonly kind: 'who' | 'here' | 'gone';
  readonly tab: string;
  readonly place: string;
}
const isMessage = (value: unknown): value is Message => value !== null && typeof value === 'object' && 'kind' in value && 'tab' in value && 'place' in value;

/** How long tabs have to answer, in ms, before one that says nothing any more counts as gone. */
const answerTime = 500;

/**
 * Says whether another tab of this browser stands at the same place. Tabs ask each other when they come and when they are looked at again, so that one
 * that crashed is forgotten then. Answers the way to leave.
 * @param onOthers told at every change, whether there is another one
 */
export const standAt = (place: string, onOthers: (others: boolean) => void): (() => void) => {
  const tab = randomKey();
  let others = new Set<string>();
  let answering: ReturnType<typeof setTimeout> | undefined;
  const tell = (kind: Message['kind']) => channel.tell({ kind, tab, place } satisfies Message);
  const channel = openTabChannel('arenadesk.till.tabs', (message) => {
    if (!isMessage(message) || message.place !== place) return;
    if (message.kind === 'gone') others.delete(message.tab);
    else others.add(message.tab);
    if (message.kind === 'who') tell('here');
    onOthers(others.size > 0);
  });
  const ask = () => {
    others = new Set();
    tell('who');
    clearTimeout(answering);
    answering = setTimeout(() => onOthers(others.size > 0), answerTime);
  };
  const looked = () => document.visibilityState === 'visible' && ask();
  const gone = () => tell('gone');
  addEventListener('pagehide', gone);
  addEventListener('pageshow', looked);
  document.addEventListener('visibilitychange', looked);
  ask();
  return () => {
    clearTimeout(answering);
    removeEventListener('pagehide', gone);
    removeEventListener('pageshow', looked);
    document.removeEventListener('visibilitychange', looked);
    gone();
    channel.close();
  };
};
