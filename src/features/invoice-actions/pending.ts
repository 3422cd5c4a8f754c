import { storage } from '#src/lib/storage.ts';

/** Acts on money whose answer has not come: the key each was sent under, by its name (`restore.7`). Kept before anything is sent, so that no reload does it twice. */
const place = (name: string) => `arenadesk.act.${name}`;
export const pendingKey = (name: string): string | null => storage.get(place(name));
export const keepKey = (name: string, key: string): void => void storage.set(place(name), key);
export const forgetKey = (name: string): void => storage.remove(place(name));
