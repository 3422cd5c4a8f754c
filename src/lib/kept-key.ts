import { isRefusal } from '#src/lib/answered.ts';
import { randomKey } from '#src/lib/random.ts';

/** The key under which a body is sent: the same body keeps it until the service has done it or refused, so that a save after a lost answer or a fault does nothing twice. */
export interface KeptKey {
  readonly keyFor: (body: unknown) => string;
  /** The service has done it: what is sent from here on is another call. */
  readonly settled: () => void;
  /** The call failed: a refusal settles it, anything else leaves it open. */
  readonly failed: (error: unknown) => void;
  /** Sends the body under its key, and settles when that was done or refused. */
  readonly send: <T>(body: unknown, call: (key: string) => Promise<T>) => Promise<T>;
}

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
  const failed = (error: unknown) => {
    if (isRefusal(error)) settled();
  };
  return {
    keyFor,
    settled,
    failed,
    send: async (body, call) => {
      try {
        const answer = await call(keyFor(body));
        settled();
        return answer;
      } catch (error) {
        failed(error);
        throw error;
      }
    },
  };
};
