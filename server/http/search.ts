import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admin, staff, where, type Caller } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { gatewayPath } from '#resources/services.ts';
import { simplified, visible } from '#server/http/crud-read.ts';
import { pick } from '#server/http/export.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import type { Context, Row } from '#server/store.ts';

/** Records of each resource, letters that a search needs, and resources that are asked at a time. */
const most = 5;
const fewest = 2;
const atATime = 4;

/** What a record is looked for by: what names it, and what its list is searched by at first. */
const searchedBy = ({ label, list: { search } }: Resource): readonly string[] => {
  const paths = [...Object.values(search.keys).filter((path) => path === label), ...search.initially.flatMap((key) => search.keys[key] ?? [])];
  return [...new Set(paths)];
};
/** The parts that tell records of a name apart: the name, the arena they belong to, and what their list says first of them. */
const partsOf = ({ label, leaf, list }: Resource): readonly string[] => [label, ...(leaf('arena') ? ['arena'] : []), ...list.columns.slice(0, 1).filter(({ kind }) => kind === 'text').map(({ path }) => path)];

const searchable = (resource: Resource, caller: Caller): boolean => resource.access.screen(caller) && resource.access.read(caller) !== false && searchedBy(resource).length > 0;

interface Found {
  readonly resource: string;
  readonly total: number;
  readonly rows: readonly Row[];
}
const find = async (services: Services, context: Context, resource: Resource, text: string, arena: number | undefined): Promise<readonly Found[]> => {
  const scoped = resource.scope ? arena : undefined;
  const { rows, total } = await services.store(resource.entity).list(context, {
    where: simplified(where.all(visible(resource, context, scoped))), search: searchedBy(resource).map((path) => ({ path, text })), sort: resource.list.sort, offset: 0, limit: most,
  });
  return total === 0 ? [] : [{ resource: resource.name, total, rows: rows.map((row) => pick(row, partsOf(resource))) }];
};

const arenaOf = (request: FastifyRequest, caller: Caller): number | undefined => {
  const { arena_id: said } = request.query as { readonly arena_id?: unknown };
  if (said === undefined || said === '') return undefined;
  if (typeof said !== 'string' || !/^[1-9]\d{0,14}$/.test(said)) throw invalid({ path: 'arena_id', rule: 'reference' });
  if (!admin(caller) && !caller.arenas.includes(Number(said))) throw new Refusal('forbidden');
  return Number(said);
};

/** `GET /api/core/search?q=`: the first records of every resource the caller has a screen of, under the read rule of each. */
export function registerSearch(app: FastifyInstance, services: Services): void {
  const answer = { type: 'array', items: { type: 'object', required: ['resource', 'total', 'rows'], properties: { resource: { type: 'string' }, total: { type: 'integer' }, rows: { type: 'array', items: { type: 'object' } } } } };
  const describe = { summary: `Records of all resources that hold a text of at least ${fewest} letters, ${most} of each`, query: { q: 'text', arena_id: 'arena that scoped resources are looked through for', resources: 'names with commas; all without it' }, answer };
  app.get(gatewayPath('core', '/search'), { config: { access: staff, describe } }, async (request): Promise<readonly Found[]> => {
    const { q, resources } = request.query as { readonly q?: unknown; readonly resources?: unknown };
    const text = typeof q === 'string' ? q.trim() : '';
    if (text.length > 255) throw invalid({ path: 'q', rule: 'atMost', amount: 255 });
    if (text.length < fewest) return [];
    const caller = services.callerOf(request);
    const arena = arenaOf(request, caller);
    const context = services.context(request);
    const wanted = typeof resources === 'string' && resources !== '' ? resources.split(',') : null;
    const asked = services.registry.all.filter((resource) => searchable(resource, caller) && (wanted === null || wanted.includes(resource.name)));
    const found: Found[] = [];
    for (let start = 0; start < asked.length; start += atATime) found.push(...(await Promise.all(asked.slice(start, start + atATime).map((resource) => find(services, context, resource, text, arena)))).flat());
    return found;
  });
}
