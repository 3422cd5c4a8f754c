import { randomKey } from '#src/lib/random.ts';

/** The key under which a body is sent: the same body keeps it until the service has said something, so that a save after a lost answer does nothing twice. */
export interface KeptKey {
  readonly keyFor: (body: unknown) => string;
  /** The service has answered: what is sent from here on is another call. */
  readonly settled: () => void;
  /** Sends the body under its key, and settles when there is an answer: a refusal too, but not a silence. */
  readonly send: <T>(body: unknown, call: (key: string) => Promise<T>) => Promise<T>;
}
/** No answer has the status 0, or none. */
const answered = (error: unknown): boolean => error !== null && typeof error === 'object' && 'status' in error && Number(error.status) > 0;

export const createKeptKey = (): KeptKey => {
  let sent: { readonly text: string; readonly key: string } | null = null;
  const keyFor = (body: unknown) => {
    const text = JSON.stringify(body);
    if (sent?.text !== text) sent = { text, key: randomKey() };
    return sent.key;
  };
  const settled = () => {
    sent = null;
  };
  return {
    keyFor,
    settled,
    send: async (body, call) => {
      try {
        const answer = await call(keyFor(body));
        settled();
        return answer;
      } catch (error) {
        if (answered(error)) settled();
        throw error;
      }
    },
  };
};
