import { request, Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What a till learns of a request: an answer, or nothing. */
type Heard = { readonly status: number; readonly body: Record<string, unknown> } | null;
/** How a request is mistreated: its answer is thrown away when it comes, or its connection is cut so many milliseconds after it was sent. */
export type Mischief = 'none' | 'twice' | 'answer lost' | { readonly cutAfter: number };
export interface Settled {
  readonly id: number;
  /** When it was first pressed, and when its end was known: milliseconds on the clock of `performance`. */
  readonly began: number;
  readonly ended: number;
}

/** One till that never sells blindly: whatever it did not hear it asks for by the key. */
export function wildTill(url: string, token: string) {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  const call = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>, mischief: Mischief): Promise<Heard> =>
    new Promise((resolve) => {
      const sent = request({ agent, hostname, port, method, path: `/api${path}`, headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers } }, (answer) => {
        if (mischief === 'answer lost') {
          answer.destroy();
          return resolve(null);
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          try {
            resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown> });
          } catch {
            resolve(null);
          }
        });
        return answer.on('error', () => resolve(null));
      });
      sent.on('error', () => resolve(null));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
      if (typeof mischief === 'object') setTimeout(() => sent.destroy(), mischief.cutAfter);
    });

  const isAnswer = (heard: Heard): heard is NonNullable<Heard> => heard !== null && heard.status < 500;
  /** Asks until the service is there and knows; null: it never saw the key, and will not. */
  const asked = async (key: string): Promise<number | null> => {
    for (;;) {
      const heard = await call('GET', `/shop/outcomes/${key}`, undefined, {}, 'none');
      if (isAnswer(heard)) {
        if (heard.body.state === 'done') return (heard.body.result as { id: number }).id;
        if (heard.body.state === 'unseen') return null;
        throw new Error(`refused: ${JSON.stringify(heard.body)}`);
      }
      await pause(100);
    }
  };
  return {
    /** Sells once. A key that the service never saw is given up for a new one. */
    sell: async (body: unknown, newKey: () => string, mischief: Mischief): Promise<Settled> => {
      const began = performance.now();
      for (let press = 0; ; press += 1) {
        const key = newKey();
        const how = press === 0 ? mischief : 'none';
        const post = () => call('POST', '/shop/invoices', body, { 'idempotency-key': key }, how === 'twice' ? 'none' : how);
        const heard = how === 'twice' ? await Promise.all([post(), post()]) : [await post()];
        const answers = heard.filter(isAnswer);
        for (const answer of answers) if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
        const ids = new Set(answers.map((answer) => Number(answer.body.id)));
        if (ids.size > 1) throw new Error(`one key sold twice: ${[...ids].join(', ')}`);
        const id = [...ids][0] ?? (await asked(key));
        if (id !== null) return { id, began, ended: performance.now() };
      }
    },
    close: () => agent.destroy(),
  };
}
