import type { Config } from '#dataProviders/types.ts';

/** What holds until the server has said more: every service behind this origin's gateway. */
const embedded: Config = { version: '', services: {}, cardScannerPrefix: ';', kpiUrl: null, flagsUrl: null };
let current: Config = embedded;
let asked: Promise<Config> | null = null;

/** Where the services are and what they can do. */
export const config = (): Config => current;

const isConfig = (value: unknown): value is Partial<Config> => value !== null && typeof value === 'object' && 'services' in value;

/** Asks the server once; after a failure the next call asks again. Rejects with status 0 where no answer came. */
export const loadConfig = (fetched: typeof fetch = fetch): Promise<Config> => {
  asked ??= (async () => {
    try {
      const answer = await fetched('/config.json', { cache: 'no-store' });
      const value: unknown = answer.ok ? await answer.json() : null;
      if (!isConfig(value)) throw new Error(`/config.json: ${answer.status}`);
      current = { ...embedded, ...value };
      return current;
    } catch (error) {
      asked = null;
      throw Object.assign(error instanceof Error ? error : new Error(String(error)), { status: 0 });
    }
  })();
  return asked;
};
