import type { Failure, Task } from '#server/services/notifications/queue.ts';

/** Milliseconds an answer may take. */
const patience = 15_000;
/** What these say will not be otherwise the next time: the message itself is not taken. */
const finalStatuses: readonly number[] = [400, 413, 422];

/** Name and password of an address travel in a header: `fetch` refuses them in the address. */
const targetOf = (address: string): { readonly url: string; readonly headers: Readonly<Record<string, string>> } => {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url: address, headers: {} };
  const secret = Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64');
  url.username = '';
  url.password = '';
  return { url: url.href, headers: { authorization: `Basic ${secret}` } };
};

/**
 * Posts a notification to the push service, with a key by which it can tell that it has it already.
 * @returns null when it was taken, else why not; `stopped` when `signal` ended it
 */
export async function post(address: string, { key, push }: Task, signal: AbortSignal): Promise<Failure | 'stopped' | null> {
  const { url, headers } = targetOf(address);
  const late = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers }, body: JSON.stringify(push), signal: AbortSignal.any([signal, late]) });
    await answer.body?.cancel();
    return answer.ok ? null : { reason: 'refused', status: answer.status, final: finalStatuses.includes(answer.status) };
  } catch {
    if (signal.aborted) return 'stopped';
    return { reason: late.aborted ? 'timeout' : 'unreachable', status: null, final: false };
  }
}
