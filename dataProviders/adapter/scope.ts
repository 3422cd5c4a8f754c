import type { Resource } from '#resources/schema/resolve.ts';
import { admin } from '#resources/schema/index.ts';
import type { QueryString, Standpoint } from './types.ts';

/** The arena's part of a list call; null where no call is made because an arena must be chosen first. */
export interface Scoped {
  readonly path: string;
  readonly query: QueryString;
}

/** `{arena}` in a path becomes the arena's id. @throws Error where a path needs an arena and there is none */
export const withArena = (resource: Resource, path: string, arena: unknown): string => {
  if (!path.includes('{arena}')) return path;
  if (typeof arena !== 'number') throw new Error(`${resource.service}: ${path} of ${resource.name} needs a chosen arena`);
  return path.replace('{arena}', String(arena));
};

/** Where a list is asked for, by the arena that is chosen: in the path or as a query key. Without one: all of it for admins, arena -1, or no call. */
export const scopeOf = (resource: Resource, { arena, caller }: Standpoint): Scoped | null => {
  const { scope, api } = resource;
  if (scope === null) return { path: api.path, query: {} };
  const through = (id: number): Scoped => (scope.sent === 'path' ? { path: withArena(resource, api.scopedPath ?? api.path, id), query: {} } : { path: api.path, query: { [scope.sent.query]: id } });
  if (arena !== null) return through(arena);
  if (admin(caller)) return scope.without.admin === 'all' ? { path: api.path, query: {} } : null;
  return scope.without.others === -1 ? through(-1) : null;
};
