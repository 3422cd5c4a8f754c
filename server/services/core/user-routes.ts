import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { gatewayPath } from '#resources/services.ts';
import { staff } from '#resources/schema/index.ts';
import { idOf } from '#server/http/crud-read.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { bearerOf, refuseUnwelcome, signedIn } from '#server/services/auth/caller.ts';
import type { Row } from '#server/store.ts';

const mostIds = 100;

/** What the look-up at sign-in answers: enough to decide whether the user may go on, and to show who it is. */
const lookedUp = ['id', 'username', 'full_name', 'name', 'surname', 'pidn', 'banned', 'active', 'roles', 'identity', 'email', 'avatar', 'keycloak_id'] as const;

/** Id of the user with that username or, if it is one, that e-mail; `own` wins where several share an e-mail. */
async function idByName({ db }: Services, name: string, own: number): Promise<number | undefined> {
  const wanted = name.trim().toLowerCase();
  const found = await db.selectFrom('users').select('id').where('retired_at', 'is', null)
    .where(wanted.includes('@') ? sql`lower(email_address)` : sql`lower(username)`, '=', wanted).orderBy('id').execute();
  return (found.find(({ id }) => id === own) ?? found[0])?.id;
}

/** Look-ups of users beside the declared calls. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    gatewayPath('core', '/users/by-id'),
    { config: { access: staff, describe: { summary: 'Users by id, at most 100; ids that nobody has are left out', query: { ids: 'ids with commas' }, answer: { type: 'array', items: { type: 'object' } } } } },
    async (request) => {
      const { ids = '' } = request.query as { readonly ids?: string };
      const wanted = [...new Set(String(ids).split(',').filter((part) => /^\d{1,15}$/.test(part)).map(Number))];
      if (wanted.length > mostIds) throw invalid({ path: 'ids', rule: 'atMost', amount: mostIds });
      return await services.store('users').many(services.context(request), wanted, true);
    },
  );

  // Public for the plug, which refuses banned and inactive users: they may still look themselves up, or nobody could tell them why.
  app.get(
    gatewayPath('core', '/users/by-username/:username'),
    { config: { public: true, describe: { summary: 'A user by username or e-mail: oneself, or anybody for staff', answer: { type: 'object', properties: Object.fromEntries(lookedUp.map((key) => [key, {}])) } } } },
    async (request) => {
      const token = bearerOf(request.headers.authorization);
      const caller = token === null ? null : await signedIn(token, services);
      if (!caller) throw new Refusal('unauthenticated');
      const id = await idByName(services, (request.params as { readonly username: string }).username, caller.id);
      if (id !== caller.id) {
        refuseUnwelcome(caller);
        if (!staff(caller)) throw new Refusal('forbidden');
      }
      const context = { db: services.db, now: services.now, secrets: services.secrets, caller, language: 'en', include: [] };
      const [user] = id === undefined ? [] : await services.store('users').many(context, [id], true);
      if (!user) throw new Refusal('notFound');
      return Object.fromEntries(lookedUp.map((key) => [key, user[key]]));
    },
  );
}

/** The user of `{id}` in a path, who must be there. @throws Refusal `notFound` */
export async function userOf({ db }: Pick<Services, 'db'>, text: string): Promise<number> {
  const id = idOf(text);
  const found = await db.selectFrom('users').select('id').where('id', '=', id).where('retired_at', 'is', null).executeTakeFirst();
  if (!found) throw new Refusal('notFound');
  return id;
}
export type Params = Readonly<Record<'id' | 'namespace' | 'key', string>> & Row;
