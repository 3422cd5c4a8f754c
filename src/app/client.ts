import { createClientStore } from '#src/app/state.ts';
import { keys } from '#src/app/keys.ts';
import { storage } from '#src/lib/storage.ts';

/** The client state of this tab. */
export const client = createClientStore(storage);

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === keys.state) client.reread();
});
