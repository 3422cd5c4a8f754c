import type { FastifyInstance } from 'fastify';
import { arenaPlaceChecks, arenaPlaces, type ArenaPlace } from '#resources/groups/arena-parts.ts';
import { gatewayPath } from '#resources/services.ts';
import { admin, field, type Fields } from '#resources/schema/index.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { idOf } from '#server/http/crud-read.ts';
import { refuseStale } from '#server/http/crud-write.ts';
import { keepPart } from '#server/http/history.ts';
import { refuseStrangeFiles } from '#server/http/links.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { checkedBody, columnsIn } from '#server/services/body.ts';
import type { Context, Row } from '#server/store.ts';

type Table = 'addresses' | 'geo_maps' | 'contacts' | 'equipment';
const arena = { arena_id: field.integer({ required: true, write: 'create', min: 1 }) };
/** Parts of an arena that are made and changed as records of their own: path -> table. */
const tables: Readonly<Record<ArenaPlace, Table>> = { addresses: 'addresses', 'geo-maps': 'geo_maps', contacts: 'contacts', equipment: 'equipment' };

/** `POST /addresses`, `PATCH /addresses/{id}` and their like; equipment can be removed too. Admins write them; they are read with their arena. */
export function placeRoutes(app: FastifyInstance, services: Services): void {
  for (const [name, table] of Object.entries(tables) as [ArenaPlace, Table][]) {
    const fields: Fields = arenaPlaces[name];
    const rules = bodyRules({ ...fields, ...arena }, 'arenas', arenaPlaceChecks[name]);
    const keys = ['id', 'version', ...Object.keys(fields)];
    const properties = Object.fromEntries(Object.keys(fields).map((key) => [key, {}]));
    const answer = { type: 'object', properties: { id: { type: 'integer' }, version: { type: 'integer' }, ...properties } };
    const one = async ({ db }: Context, id: number): Promise<Row> => {
      const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return Object.fromEntries(keys.map((key) => [key, (row as Readonly<Record<string, unknown>>)[key]]));
    };
    /** A change of a part stands in the history of its arena. */
    const kept = async (context: Context, arenaId: number, before: Row | null, after: Row | null) => {
      const owner = await context.db.selectFrom('arenas').select('name').where('id', '=', arenaId).executeTakeFirst();
      const told = (row: Row | null) => (row === null ? null : Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'version')));
      await keepPart(context, { entity: 'arenas', id: arenaId, label: owner?.name ?? null }, name, ...([before, after].map(told).map((row) => (row !== null && name === 'equipment' ? [row] : row)) as [unknown, unknown]));
    };
    app.post(gatewayPath('arena-hub', `/${name}`), { config: { access: admin, describe: { summary: `Adds ${name} of an arena`, body: { type: 'object', properties: { ...properties, arena_id: { type: 'integer' } } }, answer } } }, async (request, reply) => {
      const row = await services.write(request, async (context) => {
        const body = checkedBody(rules, 'create', request.body, context);
        await refuseStrangeFiles(context, services, rules.leaves, body);
        const known = await context.db.selectFrom('arenas').select('id').where('id', '=', Number(body.arena_id)).forNoKeyUpdate().executeTakeFirst();
        if (!known) throw invalid({ path: 'arena_id', rule: 'reference' });
        // Whoever saw none came later than somebody else who made it.
        const there = name === 'equipment' ? undefined : await context.db.selectFrom(table).select('id').where('arena_id', '=', known.id).executeTakeFirst();
        if (there) throw new Refusal('stale', { current: await one(context, there.id) });
        const at = context.now();
        const made = await context.db.insertInto(table).values({ ...columnsIn(rules, 'create', body), created_at: at, updated_at: at } as never).returning('id').executeTakeFirstOrThrow();
        const row = await one(context, made.id);
        await kept(context, Number(body.arena_id), null, row);
        return row;
      });
      return reply.code(201).send(row);
    });
    app.patch(gatewayPath('arena-hub', `/${name}/:id`), { config: { access: admin, describe: { summary: `Changes ${name} of an arena`, body: { type: 'object', properties }, answer } } }, async (request) => {
      const id = idOf((request.params as { readonly id: string }).id);
      return await services.write(request, async (context) => {
        const there = await context.db.selectFrom(table).select(['id', 'version', 'arena_id']).where('id', '=', id).forUpdate().executeTakeFirst();
        if (!there) throw new Refusal('notFound');
        const before = await one(context, id);
        refuseStale(request, before);
        const body = checkedBody(rules, 'update', request.body, context, before);
        await refuseStrangeFiles(context, services, rules.leaves, body, before);
        await context.db.updateTable(table).set({ ...columnsIn(rules, 'update', body), updated_at: context.now(), version: there.version + 1 }).where('id', '=', id).execute();
        const after = await one(context, id);
        await kept(context, there.arena_id, before, after);
        return after;
      });
    });
    // An arena has as many pieces of equipment as it likes; the others it has once.
    if (name !== 'equipment') continue;
    app.delete(gatewayPath('arena-hub', `/${name}/:id`), { config: { access: admin, describe: { summary: `Removes ${name} of an arena`, answer: { type: 'object', properties: { id: { type: 'integer' } } } } } }, async (request) => {
      const id = idOf((request.params as { readonly id: string }).id);
      return await services.write(request, async (context) => {
        const there = await context.db.selectFrom(table).select('arena_id').where('id', '=', id).forUpdate().executeTakeFirst();
        if (!there) throw new Refusal('notFound');
        const before = await one(context, id);
        refuseStale(request, before);
        await context.db.deleteFrom(table).where('id', '=', id).execute();
        await kept(context, there.arena_id, before, null);
        return { id };
      });
    });
  }
}
