import { ServiceError, UploadError, readRefusal } from './errors.ts';
import type { Session } from './session-types.ts';
import type { Answer, Call, Client, Config } from './types.ts';
import { configOf, queryText, urlsOf } from './url.ts';

export interface ClientOptions {
  readonly session: Pick<Session, 'fetch'>;
  readonly config: Pick<Config, 'services'>;
  /** Language of the sentences services answer with, a BCP 47 code. */
  readonly language: () => string;
}
const isForm = (body: unknown): body is FormData => typeof FormData !== 'undefined' && body instanceof FormData;

/** Reads JSON line by line, as it comes. What stands after the last line end is a line that did not come whole. */
const readLines = async ({ service, path }: Call, response: Response, onLines: (lines: readonly unknown[]) => void): Promise<void> => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const texts = `${rest}${part.value}`.split('\n');
    rest = texts.pop() ?? '';
    try {
      onLines(texts.filter((text) => text !== '').map((text) => JSON.parse(text) as unknown));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new ServiceError({ status: response.status, code: 'unexpected', detail: `${service} answered ${path} with lines that are no JSON. Is its address in /config.json right?` });
    }
  }
};

/**
 * Makes the one way to the services: a valid token first, one replay after a 401 (both the session's), the language, and every refusal as a
 * `ServiceError`. After a lost answer (status 0) a read, or a write that carries a key and whose outcome nobody asks for, is sent once more, the same; another write never is.
 */
export const createClient = ({ session, config, language }: ClientOptions): Client => {
  const urls = urlsOf(config);
  const requestOf = ({ service, path, method = 'GET', query = {}, body, version, key, asked, signal }: Call): { url: string; init: RequestInit; again: boolean } => {
    const { versions, keys } = configOf(config, service);
    const keyed = key !== undefined && keys === 'header';
    const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language() };
    if (body !== undefined && !isForm(body)) headers['Content-Type'] = 'application/json';
    if (version !== undefined && versions === 'etag') headers['If-Match'] = `"${version}"`;
    if (keyed) headers['Idempotency-Key'] = key;
    const init: RequestInit = { method, headers, ...(signal ? { signal } : {}), ...(body === undefined ? {} : { body: isForm(body) || typeof body === 'string' ? body : JSON.stringify(body) }) };
    return { url: `${urls(service, path)}${queryText(query)}`, init, again: method === 'GET' || (keyed && asked !== true) };
  };

  const answered = async <T>(call: Call, read: (response: Response) => Promise<T>, repeats = true): Promise<T> => {
    const { url, init, again } = requestOf(call);
    // The body is read here too: an answer may be lost halfway.
    const go = async () => {
      const response = await session.fetch(url, init);
      if (!response.ok) throw readRefusal(response.status, await response.text());
      return read(response);
    };
    const lost = (error: unknown): ServiceError => {
      if (error instanceof ServiceError) throw error;
      // Given up by whoever asked: nobody waits for an error.
      if (call.signal?.aborted) throw error;
      return new ServiceError({ status: 0, code: 'unavailable', detail: `${init.method} ${url}: ${String(error)}` });
    };
    try {
      return await go();
    } catch (error) {
      const first = lost(error);
      if (!again || !repeats) throw first;
      return await go().catch((second: unknown) => {
        throw lost(second);
      });
    }
  };

  const call = (asked: Call): Promise<Answer> =>
    answered(asked, async (response) => {
      const text = await response.text();
      try {
        return { status: response.status, headers: response.headers, json: text === '' ? null : (JSON.parse(text) as unknown), text };
      } catch {
        throw new ServiceError({ status: response.status, code: 'unexpected', raw: text, detail: `${asked.service} answered ${asked.path} with something that is no JSON. Is its address in /config.json right?` });
      }
    });
  return {
    call,
    lines: (asked, onLines) => answered(asked, (response) => readLines(asked, response, onLines), false),
    download: (asked) => answered(asked, (response) => response.blob()),
    upload: async (folder, file, signal) => {
      const form = new FormData();
      form.append('folder', folder);
      form.append('file', file, file.name);
      try {
        const { status, json } = await call({ service: 'files', path: '/files', method: 'POST', body: form, ...(signal ? { signal } : {}) });
        const link = (json as { data?: { link?: unknown } } | null)?.data?.link;
        if (status === 200 && typeof link === 'string' && link !== '') return link;
        throw new UploadError({ status, code: 'unexpected', detail: 'the upload was answered without a link' });
      } catch (error) {
        throw error instanceof ServiceError && !(error instanceof UploadError)
          ? new UploadError({ ...error, detail: error.message })
          : error;
      }
    },
    config: (service) => configOf(config, service),
  };
};
