import { createSession } from '#dataProviders/adapter/session.ts';
import { gatewayPath } from '#resources/services.ts';

/** What a browser keeps after this person has signed in at the product's page: made by the session that the page itself has, without its form. */
export async function signedIn(product: string, username: string, password: string): Promise<readonly (readonly [string, string])[]> {
  const kept = new Map<string, string>();
  const session = createSession({
    storage: {
      getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key), key: (index) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    },
    lock: (_name, work) => work(), now: Date.now, fetch, urls: (service, path) => `${product}${gatewayPath(service, path)}`,
  });
  await session.signIn(username, password);
  return [...kept];
}
