import { say } from '#src/app/say.ts';

/** What a refused sign-in carries, in so far as it was a service that refused. */
interface Refusal {
  readonly status?: number;
  readonly code?: string;
  /** The service's own sentence. */
  readonly sentence?: string;
  /** The answer as it came. */
  readonly raw?: string;
}
const sentences = {
  invalidCredentials: 'app.login.invalidCredentials',
  banned: 'app.login.banned',
  inactive: 'app.login.inactive',
  insufficientPermissions: 'app.login.noRole',
} as const;
const own = (code: string | undefined): code is keyof typeof sentences => code !== undefined && Object.hasOwn(sentences, code);

/** The words of an answer that is a page rather than a message. */
const wordsOf = (raw: string): string => (raw.trimStart().startsWith('<') ? (new DOMParser().parseFromString(raw, 'text/html').body.textContent ?? '').replaceAll(/\s+/g, ' ').trim() : raw);

/** Why the sign-in was refused, as a person is told: the product's own sentence, else the service's message, else the raw answer. */
export const refusalSentence = (error: unknown): string => {
  const { status = 0, code, sentence = '', raw = '' } = (error ?? {}) as Refusal;
  const said = sentence || wordsOf(raw) || say(status === 0 ? 'app.login.unreachable' : 'app.login.failed', { status: `${status}` });
  if (own(code)) return say(sentences[code]);
  if (code === 'lookUpFailed') return say('app.login.lookupFailed', { message: said });
  if (code === 'unauthenticated' || status === 401) return say('app.login.invalidCredentials');
  if (status === 0) return say('app.login.unreachable');
  return said;
};
