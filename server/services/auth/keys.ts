import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

const known = new WeakMap<Kysely<Database>, Map<string, Promise<Buffer>>>();

const read = async (db: Kysely<Database>, name: string): Promise<Buffer> => {
  const find = () => db.selectFrom('secret_keys').select('value').where('name', '=', name).executeTakeFirst();
  const there = await find();
  if (there) return there.value;
  await db.insertInto('secret_keys').values({ name, value: randomBytes(32) }).onConflict((conflict) => conflict.doNothing()).execute();
  return (await find())?.value ?? Promise.reject(new Error(`secret_keys: ${name} is gone`));
};

/** A key of 32 bytes that every process of this database shares; made when it is asked for the first time. */
export function secretKey(db: Kysely<Database>, name: string): Promise<Buffer> {
  const own = known.get(db) ?? new Map<string, Promise<Buffer>>();
  known.set(db, own);
  const key = own.get(name) ?? read(db, name);
  own.set(name, key);
  key.catch(() => own.delete(name));
  return key;
}
