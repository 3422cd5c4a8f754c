import type { MenuGroup } from '#resources/schema/resource.ts';
import type { Registry } from '#resources/schema/registry.ts';
import type { Routes } from '#src/app/routes.ts';
import { type IconName, iconOf } from '#src/ui/icons.tsx';

export interface MenuEntry {
  readonly name: string;
  readonly icon: IconName;
  /** Key of its words. */
  readonly label: string;
}
export interface MenuSection {
  readonly group: MenuGroup;
  readonly entries: readonly MenuEntry[];
}
const groups: readonly MenuGroup[] = ['main', 'users', 'shop', 'news', 'data', 'configuration', 'competitions', 'setup'];

/** Key of the words that name a route: in the menu, as page title and in the tab. */
export const labelOf = (route: string, registry: Registry): string => (registry.names.has(route) ? `resources.${route}.name` : `app.pages.${route}`);

/** The menu of somebody with these roles: pages, then resources, each only where its screen exists; groups without entries are left out. */
export const menuFor = (roles: readonly string[], routes: Routes, registry: Registry, pageIcons: Readonly<Partial<Record<string, { readonly icon: IconName }>>>): readonly MenuSection[] =>
  groups
    .map((group) => ({
      group,
      entries: routes.all
        .filter((route) => route.menu === group && route.allows(roles) && (route.resource || pageIcons[route.name] !== undefined))
        .map(({ name, resource }) => ({ name, icon: resource ? iconOf(registry.get(name).icon) : (pageIcons[name]?.icon ?? 'dashboard'), label: labelOf(name, registry) })),
    }))
    .filter(({ entries }) => entries.length > 0);
