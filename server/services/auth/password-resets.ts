import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { hashPassword } from '#server/services/auth/password.ts';
import { endSignIns } from '#server/services/auth/sign-in.ts';
import { newRefreshToken, tokenHash } from '#server/services/auth/tokens.ts';

type Db = Kysely<Database> | Transaction<Database>;
/** How long the link of a reset is good, in seconds. */
export const resetSeconds = 24 * 3600;

/** Makes the one link of a user that is good; links before it are good no more. Only the hash of what it answers is kept. */
export async function openReset(db: Db, user: number, at: Date): Promise<{ readonly token: string; readonly expires_at: string }> {
  const token = newRefreshToken();
  const expires = new Date(at.getTime() + resetSeconds * 1000);
  await dropResets(db, user);
  await db.insertInto('password_resets').values({ hash: tokenHash(token), user_id: user, created_at: at, expires_at: expires }).execute();
  return { token, expires_at: expires.toISOString() };
}
/** Takes back every link of a user that nobody has used. */
export const dropResets = async (db: Db, user: number): Promise<void> => {
  await db.deleteFrom('password_resets').where('user_id', '=', user).where('used_at', 'is', null).execute();
};
export const dropReset = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom('password_resets').where('hash', '=', tokenHash(token)).where('used_at', 'is', null).execute();
};

/** Whose link it is. @throws Refusal `linkUnknown`, `linkUsed`, `linkExpired` */
export async function readReset(db: Db, token: string, at: Date): Promise<{ readonly user: number; readonly username: string; readonly expires_at: string }> {
  const found = await db.selectFrom('password_resets as t').innerJoin('users as u', 'u.id', 't.user_id').select(['u.id', 'u.username', 't.expires_at', 't.used_at'])
    .where('t.hash', '=', tokenHash(token)).where('u.retired_at', 'is', null).executeTakeFirst();
  if (!found) throw new Refusal('linkUnknown');
  if (found.used_at !== null) throw new Refusal('linkUsed');
  if (new Date(found.expires_at) <= at) throw new Refusal('linkExpired');
  return { user: found.id, username: found.username, expires_at: found.expires_at };
}

/** Sets the new password, once for a link, and ends every sign-in of its user. @throws Refusal as `readReset` */
export async function useReset({ db, now }: Pick<Services, 'db' | 'now'>, token: string, password: string): Promise<void> {
  const at = now();
  await readReset(db, token, at);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    // Whoever comes second waits for the first here, and then finds it used.
    await sql`SELECT FROM password_resets WHERE hash = ${tokenHash(token)} FOR UPDATE`.execute(trx);
    const { user } = await readReset(trx, token, at);
    await trx.updateTable('password_resets').set({ used_at: at }).where('hash', '=', tokenHash(token)).execute();
    await trx.updateTable('users').set({ password_hash, updated_at: at, version: sql<number>`version + 1` }).where('id', '=', user).execute();
    await endSignIns(trx, user, at);
  });
}
