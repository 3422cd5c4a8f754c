import { staffRoles } from '#resources/groups/staff-roles.ts';
import { pages, publicPaths, type Page } from '#resources/pages.ts';
import type { Caller } from '#resources/schema/access.ts';
import type { MenuGroup } from '#resources/schema/resource.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Registry } from '#resources/schema/registry.ts';

/** One route of the product, whether or not its screen exists yet. */
export interface RouteFacts {
  readonly name: string;
  readonly menu: MenuGroup | null;
  /** A declared resource answers it: its dialogs stand below its path. */
  readonly resource: boolean;
  readonly allows: (roles: readonly string[]) => boolean;
  /** What stands below the route's own path, for somebody with these roles. */
  readonly below: (rest: readonly string[], roles: readonly string[]) => 'shown' | 'forbidden' | 'unknown';
}
export interface Routes {
  readonly all: readonly RouteFacts[];
  readonly get: (name: string) => RouteFacts | undefined;
  /** Whether this first segment of an address cannot be an arena. */
  readonly reserved: (segment: string) => boolean;
}

const asCaller = (roles: readonly string[]): Caller => ({ id: 0, username: '', roles, arenas: [] });

const nothingBelow: RouteFacts['below'] = (rest) => (rest.length === 0 ? 'shown' : 'unknown');
/** The dialogs of a resource: `/create`, `/:id`, `/:id/show`, `/:id/delete`. */
const dialogsOf = ({ api, form, access }: Resource): RouteFacts['below'] => (rest, roles) => {
  const [id, verb] = rest;
  // What nobody edits is looked at by its bare address.
  const bare = form.length === 0 || !api.has.includes('update') ? null : 'update';
  const task = id === undefined ? null : id === 'create' ? 'create' : verb === undefined ? bare : verb === 'show' ? null : verb === 'delete' ? 'delete' : undefined;
  if (task === undefined || rest.length > 2 || (id === 'create' && verb !== undefined) || (id !== undefined && !/^[\w-]+$/.test(id))) return 'unknown';
  if (task === null) return 'shown';
  if (!api.has.includes(task) || (task !== 'delete' && form.length === 0)) return 'unknown';
  return access[task](asCaller(roles)) === false ? 'forbidden' : 'shown';
};

/** Every route with its roles: the declared resources and, where none is declared, the pages. */
export const routesOf = (registry: Registry): Routes => {
  const own = Object.entries(pages as Readonly<Record<string, Page>>).filter(([name]) => !registry.names.has(name));
  const all: readonly RouteFacts[] = [
    ...own.map(([name, { roles, menu }]) => ({ name, menu, resource: false, below: nothingBelow, allows: (held: readonly string[]) => held.some((role) => roles.includes(role)) })),
    // What nobody has a screen of is read by other screens alone.
    ...registry.all.filter(({ access }) => access.screen(asCaller(staffRoles))).map((resource) => ({ name: resource.name, menu: resource.menu, resource: true, below: dialogsOf(resource), allows: (held: readonly string[]) => resource.access.screen(asCaller(held)) })),
  ];
  const byName = new Map(all.map((route) => [route.name, route]));
  return { all, get: (name) => byName.get(name), reserved: (segment) => byName.has(segment) || (publicPaths as readonly string[]).includes(segment) };
};
