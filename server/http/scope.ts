import { admin, where, type Caller, type Condition } from '#resources/schema/index.ts';
import { at, put } from '#resources/schema/condition.ts';
import { writableIn, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Row } from '#server/store.ts';

type Values = Readonly<Record<string, unknown>>;
/** The arena a call names in its path or query: an id, -1 for none of them, or nothing. */
export type NamedArena = number | undefined;

/**
 * Reads which arena a call is about. @throws Refusal `notFound` for a path that names none, `invalid` for a query that names none or another than the path,
 * `forbidden` for an arena the caller does not work in
 */
export function namedArena(resource: Resource, params: Values, query: Values, caller: Caller): NamedArena {
  const { scope } = resource;
  if (!scope) return undefined;
  const key = scope.sent === 'path' ? 'arena_id' : scope.sent.query;
  const [fromPath, fromQuery] = [params.arena, query[key]].map((text) => (text === undefined || text === '' ? undefined : typeof text === 'string' && /^(-1|[1-9]\d{0,14})$/.test(text) ? Number(text) : null));
  if (fromPath === null) throw new Refusal('notFound');
  if (fromQuery === null) throw invalid({ path: key, rule: 'reference' });
  if (fromPath !== undefined && fromQuery !== undefined && fromPath !== fromQuery) throw invalid({ path: key, rule: 'differs' });
  const arena = fromPath ?? fromQuery;
  if (arena !== undefined && arena !== -1 && !admin(caller) && !caller.arenas.includes(arena)) throw new Refusal('forbidden');
  return arena;
}

const throughOf = (resource: Resource): Leaf | undefined => (resource.scope ? resource.leaf(resource.scope.through) : undefined);

/** Rows that belong to the named arena. */
export function scopeCondition(resource: Resource, arena: NamedArena): Condition {
  const through = throughOf(resource);
  if (arena === undefined || !through) return true;
  if (arena === -1) return false;
  return through.kind === 'references' ? where.overlaps(through.path, [arena]) : where.is(through.path, arena);
}

/** The body of a create with the arena that the call names; one that says another is refused with 422. */
export function scopedBody(resource: Resource, body: Row, arena: NamedArena): Row {
  const through = throughOf(resource);
  if (arena === undefined || !through || !writableIn(through, 'create')) return body;
  const said = at(body, through.body);
  if (through.kind === 'references') {
    if (said === undefined) return put(body, through.body, [arena]);
    if (Array.isArray(said) && said.length > 0 && !said.includes(arena)) throw invalid({ path: through.body, rule: 'differs' });
    return body;
  }
  if (said === undefined || said === null) return put(body, through.body, arena);
  if (said !== arena) throw invalid({ path: through.body, rule: 'differs' });
  return body;
}
