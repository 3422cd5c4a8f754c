import { sql, type Kysely, type Transaction } from 'kysely';
import { staffRoles } from '#resources/groups/staff-roles.ts';
import type { Database } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { accessKey, refuseUnwelcome } from '#server/services/auth/caller.ts';
import { secretKey } from '#server/services/auth/keys.ts';
import { verifyPassword } from '#server/services/auth/password.ts';
import { accessSeconds, accessToken, graceSeconds, newRefreshToken, refreshSeconds, successorOf, tokenHash, type TokenPair } from '#server/services/auth/tokens.ts';

type Db = Kysely<Database> | Transaction<Database>;
type Needs = Pick<Services, 'db' | 'now'>;
const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

/**
 * Users with a password that a credential may mean: the one with that username, else those with that e-mail. Several may share an e-mail and not all are tried:
 * staff come first, so that players who have a colleague's address do not keep them out; else the oldest.
 */
const candidates = (db: Db, credential: string) => {
  const query = db.selectFrom('users').select(['id', 'password_hash']).where('retired_at', 'is', null).where('password_hash', 'is not', null);
  if (!credential.includes('@')) return query.where(sql`lower(username)`, '=', credential.toLowerCase()).execute();
  const ofStaff = sql`EXISTS (SELECT FROM user_roles AS l JOIN roles AS o ON o.id = l.role_id WHERE l.user_id = users.id AND o.name = ANY(${[...staffRoles]}::text[]))`;
  return query.where(sql`lower(email_address)`, '=', credential.toLowerCase()).orderBy(ofStaff, 'desc').orderBy('id').limit(5).execute();
};

const keep = (db: Db, token: string, signIn: string, at: Date) =>
  db.insertInto('refresh_tokens').values({ hash: tokenHash(token), sign_in_id: signIn, issued_at: at, expires_at: later(at, refreshSeconds) }).execute();

const pairOf = async (db: Kysely<Database>, claims: { readonly userId: number; readonly signIn: string }, refresh: string, issued: Date, now: Date): Promise<TokenPair> => ({
  access_token: await accessToken(claims, issued, await accessKey(db)),
  refresh_token: refresh,
  expires_in: Math.max(1, Math.floor(issued.getTime() / 1000) + accessSeconds - Math.floor(now.getTime() / 1000)),
});

/**
 * Starts a sign-in for right credentials: username, without regard to case, or e-mail. Banned, inactive and other users without a staff role get
 * tokens too: the browser looks them up with these and says why they may go no further; the services refuse them every other call.
 * @throws Refusal `invalidCredentials`, after the same time for users that do not exist
 */
export async function startSignIn({ db, now }: Needs, credential: string, password: string): Promise<TokenPair> {
  const found = await candidates(db, credential.trim());
  let user: number | undefined;
  for (const { id, password_hash } of found.length > 0 ? found : [{ id: 0, password_hash: null }]) {
    if (await verifyPassword(password, password_hash)) {
      user = id;
      break;
    }
  }
  if (user === undefined) throw new Refusal('invalidCredentials');
  const at = now();
  const refresh = newRefreshToken();
  const userId = user;
  const signIn = await db.transaction().execute(async (trx) => {
    // Sign-ins that nobody can continue are of no use to anyone.
    await trx.deleteFrom('sign_ins').where('user_id', '=', userId).where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refresh_tokens').whereRef('refresh_tokens.sign_in_id', '=', 'sign_ins.id').where('refresh_tokens.expires_at', '>', at.toISOString())))).execute();
    const { id } = await trx.insertInto('sign_ins').values({ user_id: userId, created_at: at }).returning('id').executeTakeFirstOrThrow();
    await keep(trx, refresh, id, at);
    return id;
  });
  return await pairOf(db, { userId, signIn }, refresh, at, at);
}

/**
 * Exchanges a refresh token for its one successor. Within the grace the used one answers the very same pair again, for a second tab; later use means
 * that it was stolen, and ends the sign-in.
 * @throws Refusal `unauthenticated`, `banned`, `inactive`
 */
export async function continueSignIn({ db, now }: Needs, refresh: string): Promise<TokenPair> {
  const key = await secretKey(db, 'refresh-tokens');
  const at = now();
  const outcome = await db.transaction().execute(async (trx) => {
    const token = await trx
      .selectFrom('refresh_tokens as t').innerJoin('sign_ins as s', 's.id', 't.sign_in_id').innerJoin('users as u', 'u.id', 's.user_id')
      .select(['t.sign_in_id', 't.rotated_at', 't.expires_at', 's.revoked_at', 'u.id as user_id', 'u.active', 'u.banned', 'u.retired_at'])
      .where('t.hash', '=', tokenHash(refresh)).forUpdate('t').executeTakeFirst();
    if (!token || token.revoked_at !== null || token.retired_at !== null || new Date(token.expires_at) <= at) return null;
    refuseUnwelcome(token);
    const claims = { userId: token.user_id, signIn: token.sign_in_id };
    if (token.rotated_at !== null) {
      if (at <= later(new Date(token.rotated_at), graceSeconds)) return { claims, issued: new Date(token.rotated_at) };
      await trx.updateTable('sign_ins').set({ revoked_at: at }).where('id', '=', token.sign_in_id).execute();
      return null;
    }
    await trx.updateTable('refresh_tokens').set({ rotated_at: at }).where('hash', '=', tokenHash(refresh)).execute();
    await keep(trx, successorOf(refresh, key), token.sign_in_id, at);
    return { claims, issued: at };
  });
  if (!outcome) throw new Refusal('unauthenticated');
  return await pairOf(db, outcome.claims, successorOf(refresh, key), outcome.issued, at);
}

/** Ends the sign-in that a refresh token belongs to; its access tokens end with it. A text that is no token ends nothing. */
export async function endSignIn({ db, now }: Needs, refresh: string): Promise<void> {
  await db.updateTable('sign_ins').set({ revoked_at: now() }).where('revoked_at', 'is', null).where('id', 'in', (query) => query.selectFrom('refresh_tokens').select('sign_in_id').where('hash', '=', tokenHash(refresh))).execute();
}

/** Ends every sign-in of a user but one. */
export async function endSignIns(db: Db, userId: number, at: Date, but?: string): Promise<void> {
  const query = db.updateTable('sign_ins').set({ revoked_at: at }).where('user_id', '=', userId).where('revoked_at', 'is', null);
  await (but === undefined ? query : query.where('id', '<>', but)).execute();
}
