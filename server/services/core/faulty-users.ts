import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { importFields } from '#resources/groups/people.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { patterns, staff } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import { idOf } from '#server/http/crud-read.ts';
import { keepRecord } from '#server/http/crud-write.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { checkedBody } from '#server/services/body.ts';
import type { Params } from '#server/services/core/user-routes.ts';
import { insertUser } from '#server/services/core/user-write.ts';
import type { Context, Row } from '#server/store.ts';

interface FaultyUser {
  readonly id: number;
  readonly name: string | null;
  readonly email: string | null;
  readonly coins: number | null;
  readonly experience: number | null;
}
const rules = bodyRules(importFields, 'faulty-users');
const address = new RegExp(patterns.email);

/** The role that whoever comes from outside gets: the oldest of those that everybody may give. */
const usualRole = async ({ db }: Context): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM roles WHERE is_default ORDER BY id LIMIT 1`.execute(db);
  return rows.map(({ name }) => name);
};

/** Makes a user of a faulty one, with everything they had, and takes them out of the list. An e-mail that is none stays behind. */
async function importUser(context: Context, faulty: FaultyUser, username: string): Promise<number> {
  const { db, caller, now } = context;
  const email = faulty.email !== null && address.test(faulty.email) ? { email: faulty.email } : {};
  const id = await insertUser(context, { username, name: faulty.name, active: true, banned: false, roles: await usualRole(context), ...email });
  if (faulty.coins !== null && faulty.coins > 0) await db.insertInto('coin_ledger').values({ user_id: id, amount: faulty.coins, arena_id: null, reason: 'import', actor_id: caller.id, created_at: now() }).execute();
  if (faulty.experience !== null && faulty.experience > 0) await db.insertInto('experience').values({ user_id: id, balance: faulty.experience, settled_at: now() }).execute();
  await sql`DELETE FROM faulty_users WHERE id = ${faulty.id}`.execute(db);
  return id;
}

/** The import of people whose first import failed: only a good username was missing. */
export function faultyUserRoutes(app: FastifyInstance, services: Services): void {
  app.post(
    gatewayPath('core', '/users/bad-imports/:id'),
    { config: { access: staff, describe: { keyed: true, summary: 'Imports a faulty user under a new username', body: { type: 'object', required: ['username'], properties: { username: { type: 'string' } } }, answer: { type: 'object', properties: { id: { type: 'integer' }, username: { type: 'string' } } }, status: 201 } } },
    async (request, reply) => {
      const user = await services.once(request, async (context): Promise<Row> => {
        const { rows } = await sql<FaultyUser>`SELECT id, name, email, coins, experience FROM faulty_users WHERE id = ${idOf((request.params as Params).id)} FOR UPDATE`.execute(context.db);
        const [faulty] = rows;
        if (!faulty) throw new Refusal('notFound');
        const { username } = checkedBody(rules, 'create', request.body, context) as { readonly username: string };
        const id = await importUser(context, faulty, username);
        const [made] = await services.store('users').many(context, [id], true);
        if (!made) throw new Error(`users: row ${id} is gone`);
        await keepRecord(context, services, services.registry.get('users'), 'create', { before: null, after: made });
        return made;
      });
      services.counts.changed('users');
      services.counts.changed('faulty-users');
      return reply.code(201).send(user);
    },
  );
}
