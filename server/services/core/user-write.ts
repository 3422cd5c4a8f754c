import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { at } from '#resources/schema/condition.ts';
import { admin } from '#resources/schema/index.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { dropResets } from '#server/services/auth/password-resets.ts';
import { hashPassword } from '#server/services/auth/password.ts';
import { endHoldings } from '#server/services/holdings.ts';
import { endSignIns } from '#server/services/auth/sign-in.ts';
import type { Context, Row } from '#server/store.ts';

/** Body keys that are columns of `users`. */
const plain = ['name', 'surname', 'card_id', 'active', 'banned', 'ban_reason', 'ban_arena_id', 'registered_in_arena'] as const;
const columnsOf = (body: Row): Row => Object.fromEntries(plain.filter((key) => body[key] !== undefined).map((key) => [key, body[key]]));

const saveRoles = async ({ db }: Context, id: number, names: unknown): Promise<void> => {
  if (!Array.isArray(names)) return;
  const { rows } = await sql<{ id: number }>`SELECT id FROM roles WHERE name = ANY(${names}::text[])`.execute(db);
  if (rows.length < names.length) throw invalid({ path: 'roles', rule: 'reference' });
  const ids = rows.map((role) => role.id);
  await sql`DELETE FROM user_roles WHERE user_id = ${id} AND role_id <> ALL(${ids}::bigint[])`.execute(db);
  await sql`INSERT INTO user_roles (user_id, role_id) SELECT ${id}, unnest(${ids}::bigint[]) ON CONFLICT DO NOTHING`.execute(db);
};

/** What an identity was verified by: a change of it waits for approval anew. */
const proven = ['name', 'birthdate', 'pidn'] as const;
const identityKeys = ['name', 'birthdate', 'address', 'pidn'] as const;
const saveIdentity = async ({ db, now }: Context, id: number, identity: unknown): Promise<void> => {
  const said = identityKeys.filter((key) => (identity as Row | null | undefined)?.[key] !== undefined);
  if (said.length === 0) return;
  const values = Object.fromEntries(said.map((key) => [key, (identity as Row)[key]])) as Readonly<Record<(typeof identityKeys)[number], string | null>>;
  const was = await db.selectFrom('identities').select(['status', ...proven]).where('user_id', '=', id).executeTakeFirst();
  const open = was !== undefined && (was.status === 'VERIFIED' || was.status === 'APPROVED') && proven.some((key) => values[key] !== undefined && values[key] !== was[key]);
  const changed = await db.updateTable('identities').set({ ...values, ...(open ? { status: 'PENDING' as const } : {}) }).where('user_id', '=', id).executeTakeFirst();
  if (changed.numUpdatedRows > 0n || said.every((key) => values[key] === null)) return;
  const nothing = { name: null, birthdate: null, address: null, pidn: null, image: null };
  await db.insertInto('identities').values({ ...nothing, ...values, user_id: id, created_at: now() }).execute();
};

/** A new address is not verified, whatever the old one was. */
const saveEmail = async ({ db, now }: Context, id: number, address: unknown): Promise<void> => {
  if (address === undefined) return;
  if (address === null) await db.deleteFrom('emails').where('user_id', '=', id).execute();
  else {
    const values = { address: String(address), status: 'UNVERIFIED', created_at: now() } as const;
    await db.insertInto('emails').values({ user_id: id, ...values }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).whereRef('emails.address', '<>', 'excluded.address')).execute();
  }
};

const savePhone = async ({ db, now }: Context, id: number, phone: unknown): Promise<void> => {
  if (phone === undefined) return;
  const { country_code, national_number } = (phone ?? {}) as { readonly country_code?: string | null; readonly national_number?: string | null };
  if (!country_code || !national_number) await db.deleteFrom('phones').where('user_id', '=', id).execute();
  else {
    const values = { country_code, national_number, status: 'UNVERIFIED', created_at: now() } as const;
    await db.insertInto('phones').values({ user_id: id, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where(({ or, eb, ref }) => or([eb('phones.country_code', '<>', ref('excluded.country_code')), eb('phones.national_number', '<>', ref('excluded.national_number'))])))
      .execute();
  }
};

const saveParts = async (context: Context, id: number, body: Row): Promise<void> => {
  await saveRoles(context, id, body.roles);
  await saveIdentity(context, id, body.identity);
  await saveEmail(context, id, body.email);
  await savePhone(context, id, body.phone);
};

/** Adds a user; answers the id. */
export async function insertUser(context: Context, body: Row): Promise<number> {
  const at = context.now();
  const hash = typeof body.password === 'string' ? await hashPassword(body.password) : null;
  const { id } = await context.db
    .insertInto('users')
    .values({ ...columnsOf(body), username: String(body.username), password_hash: hash, created_at: at, updated_at: at } as never)
    .returning('id').executeTakeFirstOrThrow();
  await saveParts(context, id, body);
  return id;
}

const whole = 'admin';
/**
 * Somebody must remain who can do everything. Runs `work` on a user and refuses what would leave no admin who can sign in; two who would
 * take each other's rights at once wait for each other on the role's row.
 * @throws Refusal `lastAdmin`
 */
async function keepingAnAdmin({ db }: Context, before: Row, work: () => Promise<void>): Promise<void> {
  const was = Array.isArray(before.roles) && before.roles.includes(whole) && before.active === true && before.banned !== true;
  if (was) await sql`SELECT id FROM roles WHERE name = ${whole} FOR UPDATE`.execute(db);
  await work();
  if (!was) return;
  const { rows } = await sql`SELECT 1 FROM users AS u JOIN user_roles AS l ON l.user_id = u.id JOIN roles AS o ON o.id = l.role_id
    WHERE o.name = ${whole} AND u.active AND NOT u.banned AND u.retired_at IS NULL AND u.password_hash IS NOT NULL LIMIT 1`.execute(db);
  if (rows.length === 0) throw new Refusal('lastAdmin');
}

/** Changes what the body names and raises the version. A new password ends the user's other sign-ins. */
export const changeUser = (context: Context, before: Row & { readonly id: number }, body: Row): Promise<void> => {
  // Where a ban holds is the admins' to change; others say it once, when they ban.
  const moves = before.banned === true && body.ban_arena_id !== undefined && body.ban_arena_id !== null && body.ban_arena_id !== before.ban_arena_id;
  if (moves && !admin(context.caller)) throw new Refusal('forbidden', { violations: [{ path: 'ban_arena_id', rule: 'reference' }] });
  return keepingAnAdmin(context, before, () => change(context, before, body));
};
async function change(context: Context, { id, email }: Row & { readonly id: number }, body: Row): Promise<void> {
  const now = context.now();
  const hash = typeof body.password === 'string' ? { password_hash: await hashPassword(body.password) } : {};
  await context.db.updateTable('users').set({ ...columnsOf(body), ...hash, updated_at: now, version: sql<number>`version + 1` }).where('id', '=', id).execute();
  if (typeof body.password === 'string') {
    const { signIn } = context.caller as { readonly signIn?: string };
    await endSignIns(context.db, id, now, context.caller.id === id ? signIn : undefined);
  }
  // A link to a new password that was sent before, perhaps to another address, is good no more.
  if (typeof body.password === 'string' || (body.email !== undefined && body.email !== at(email, 'address'))) await dropResets(context.db, id);
  await saveParts(context, id, body);
}

/**
 * Deletes a user. Whom money or play points to is retired instead: gone from every list and call, signed out for good, no longer employed, without
 * password, card, e-mail and phone, with nothing that runs on; name and identity stay for what was booked, and the username is free again.
 */
export const removeUser = (context: Context, before: Row & { readonly id: number }): Promise<void> => keepingAnAdmin(context, before, () => remove(context, before.id));
async function remove(context: Context, id: number): Promise<void> {
  const { db, now } = context;
  await sql`SAVEPOINT remove_user`.execute(db);
  try {
    await sql`DELETE FROM users WHERE id = ${id}`.execute(db);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23503') throw error;
    await sql`ROLLBACK TO SAVEPOINT remove_user`.execute(db);
    await endSignIns(db, id, now());
    for (const table of ['emails', 'phones', 'arena_employees', 'password_resets', 'user_settings'] as const) await db.deleteFrom(table).where('user_id', '=', id).execute();
    await endHoldings(context, sql`user_id = ${id}`);
    await db.updateTable('users').set({ retired_at: now(), updated_at: now(), active: false, password_hash: null, card_id: null, version: sql<number>`version + 1` }).where('id', '=', id).execute();
  }
  await sql`RELEASE SAVEPOINT remove_user`.execute(db);
}
