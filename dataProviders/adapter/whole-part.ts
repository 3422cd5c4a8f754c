import { ServiceError } from './errors.ts';
import type { Answer, Call, Client, SeenPart } from './types.ts';

export const isStale = (error: unknown): error is ServiceError => error instanceof ServiceError && error.status === 409 && error.code === 'stale';
const versionIn = ({ headers }: Answer): number | null => {
  const [, version] = /^(?:W\/)?"(\d{1,15})"$/.exec(headers.get('etag') ?? '') ?? [];
  return version === undefined ? null : Number(version);
};
type Where = Pick<Call, 'service' | 'path'>;
interface How<K, T> {
  readonly at: (key: K) => Where;
  /** Where it is saved, if not where it is read. */
  readonly save?: (key: K) => Where & Pick<Call, 'method'>;
  readonly read: (json: unknown) => T;
  readonly body: (value: T) => unknown;
}
export interface WholePart<K, T> {
  readonly get: (key: K, signal?: AbortSignal) => Promise<SeenPart<T>>;
  /** Answers what was saved with its version. @throws ServiceError 409 `stale` with the part as it is (a `SeenPart`), where it is another than the one that was seen */
  readonly save: (key: K, value: T, seen: SeenPart<T>) => Promise<SeenPart<T>>;
}

/**
 * Something that is read and saved whole. Who saves says by `If-Match` which one they saw; where the service keeps no versions, it is read again just before
 * it is saved.
 */
export const wholePart = <K, T>(client: Client, { at, save: to = (key) => ({ ...at(key), method: 'PUT' }), read, body }: How<K, T>): WholePart<K, T> => {
  const seenIn = (answer: Answer): SeenPart<T> => ({ value: read(answer.json), version: versionIn(answer) });
  const get = async (key: K, signal?: AbortSignal): Promise<SeenPart<T>> => seenIn(await client.call({ ...at(key), ...(signal ? { signal } : {}) }));
  const same = (one: T, other: T) => JSON.stringify(body(one)) === JSON.stringify(body(other));
  const save = async (key: K, value: T, seen: SeenPart<T>): Promise<SeenPart<T>> => {
    if (seen.version === null || client.config(at(key).service).versions === 'none') {
      const current = await get(key);
      if (!same(current.value, seen.value)) throw new ServiceError({ status: 409, code: 'stale', current });
    }
    const answer = await client.call({ ...to(key), body: body(value), ...(seen.version === null ? {} : { version: seen.version }) }).catch((error: unknown) => {
      if (!isStale(error)) throw error;
      // What the service shows is what it would have answered, and its version.
      const { version } = error.current as { readonly version?: unknown };
      throw new ServiceError({ ...error, detail: error.message, current: { value: read(error.current), version: typeof version === 'number' ? version : null } satisfies SeenPart<T> });
    });
    return { value, version: versionIn(answer) };
  };
  return { get, save };
};
