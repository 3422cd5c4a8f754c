import type { FastifyRequest } from 'fastify';
import { holds } from '#resources/schema/index.ts';
import { idOf } from '#server/http/crud-read.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import type { Context } from '#server/store.ts';

/**
 * The arena of `{id}` in a path, which the caller must be allowed to see.
 * @throws Refusal `notFound` for one that is not there or not theirs
 */
export async function ownArenaOf({ db, registry, callerOf }: Services, request: FastifyRequest): Promise<number> {
  const id = idOf((request.params as { readonly id?: string }).id);
  const rule = registry.get('arenas').access.read(callerOf(request));
  const found = holds(rule, { id }) ? await db.selectFrom('arenas').select('id').where('id', '=', id).executeTakeFirst() : undefined;
  if (!found) throw new Refusal('notFound');
  return id;
}

/** Locks the arena that parts are written for; answers its name. @throws Refusal `notFound` */
export async function lockArena({ db }: Context, id: number): Promise<string> {
  const found = await db.selectFrom('arenas').select('name').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw new Refusal('notFound');
  return found.name;
}
