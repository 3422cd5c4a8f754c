import type { Person } from './types.ts';

/** Who acts, as services want it repeated in the body. */
export const signatureOf = (caller: Person) => ({ id: caller.id, name: caller.name ?? null, email: caller.email ?? null, username: caller.username, pidn: caller.pidn ?? null });
