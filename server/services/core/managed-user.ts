import { sql } from 'kysely';
import { holds } from '#resources/schema/index.ts';
import { manages } from '#resources/users.ts';
import { idOf } from '#server/http/crud-read.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import type { Context, Row } from '#server/store.ts';

/** The user of `{id}` in a path, held until the transaction ends, whom the caller may manage. @throws Refusal `notFound`, `forbidden` */
export async function managedUser(context: Context, services: Services, text: string): Promise<Row & { readonly id: number }> {
  const id = idOf(text);
  await sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`.execute(context.db);
  const [user] = await services.store('users').many(context, [id], true);
  if (!user) throw new Refusal('notFound');
  if (!holds(manages(context.caller), user)) throw new Refusal('forbidden');
  return { ...user, id };
}
