import { pages, publicPaths, type Page } from '#resources/pages.ts';
import type { Caller } from '#resources/schema/access.ts';
import type { MenuGroup } from '#resources/schema/resource.ts';
import type { Registry } from '#resources/schema/registry.ts';

/** One route of the product, whether or not its screen exists yet. */
export interface RouteFacts {
  readonly name: string;
  readonly menu: MenuGroup | null;
  /** A declared resource answers it: its dialogs stand below its path. */
  readonly resource: boolean;
  readonly allows: (roles: readonly string[]) => boolean;
}
export interface Routes {
  readonly all: readonly RouteFacts[];
  readonly get: (name: string) => RouteFacts | undefined;
  /** Whether this first segment of an address cannot be an arena. */
  readonly reserved: (segment: string) => boolean;
}

const asCaller = (roles: readonly string[]): Caller => ({ id: 0, username: '', roles, arenas: [] });

/** Every route with its roles: the declared resources and, where none is declared, the pages. */
export const routesOf = (registry: Registry): Routes => {
  const own = Object.entries(pages as Readonly<Record<string, Page>>).filter(([name]) => !registry.names.has(name));
  const all: readonly RouteFacts[] = [
    ...own.map(([name, { roles, menu }]) => ({ name, menu, resource: false, allows: (held: readonly string[]) => held.some((role) => roles.includes(role)) })),
    ...registry.all.map(({ name, menu, access }) => ({ name, menu, resource: true, allows: (held: readonly string[]) => access.screen(asCaller(held)) })),
  ];
  const byName = new Map(all.map((route) => [route.name, route]));
  return { all, get: (name) => byName.get(name), reserved: (segment) => byName.has(segment) || (publicPaths as readonly string[]).includes(segment) };
};
