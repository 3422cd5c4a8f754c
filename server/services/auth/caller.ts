import { sql, type Kysely } from 'kysely';
import type { Caller } from '#resources/schema/index.ts';
import type { Database } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Authenticate, Services } from '#server/plug.ts';
import { secretKey } from '#server/services/auth/keys.ts';
import { readAccessToken } from '#server/services/auth/tokens.ts';

/** A caller with what decides whether he may call at all. */
export interface SignedIn extends Caller {
  readonly active: boolean;
  readonly banned: boolean;
  /** The sign-in that the token came from. */
  readonly signIn: string;
}

/** What access tokens are signed with. */
export const accessKey = (db: Kysely<Database>): Promise<Buffer> => secretKey(db, 'access-tokens');

/** Whose token it is, with roles, ban and arenas as they are now, in one query; null when the token, the sign-in or the user is no more. */
export async function signedIn(token: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<SignedIn | null> {
  const claims = await readAccessToken(token, now(), await accessKey(db));
  if (!claims) return null;
  const { rows } = await sql<SignedIn>`
    SELECT u.id, u.username, u.active, u.banned, s.id::text AS "signIn",
      ARRAY(SELECT r.name FROM user_roles ur JOIN roles r ON r.id = ur.role_id WHERE ur.user_id = u.id ORDER BY r.id) AS roles,
      ARRAY(SELECT e.arena_id FROM arena_employees e WHERE e.user_id = u.id ORDER BY e.arena_id) AS arenas
    FROM sign_ins s JOIN users u ON u.id = s.user_id
    WHERE s.id::text = ${claims.signIn} AND s.revoked_at IS NULL AND u.id = ${claims.userId} AND u.retired_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** @throws Refusal `banned` or `inactive` */
export function refuseUnwelcome({ active, banned }: Pick<SignedIn, 'active' | 'banned'>): void {
  if (banned) throw new Refusal('banned');
  if (!active) throw new Refusal('inactive');
}

/**
 * Who a bearer token belongs to. Banned and inactive users are refused at once, whatever their token still says; only the look-up of oneself
 * (`GET /users/by-username/{username}`), by which a browser learns why, asks `signedIn` itself.
 */
export const authenticate: Authenticate = async (token, services) => {
  const caller = await signedIn(token, services);
  if (caller) refuseUnwelcome(caller);
  return caller;
};

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = (header: string | undefined): string | null => /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
