import type { Registry } from '#resources/schema/registry.ts';
import type { Caller } from '#resources/schema/access.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { pathOf } from '#src/app/place.ts';
import type { Routes } from '#src/app/routes.ts';
import { labelOf } from '#src/app/shell/menu.ts';
import { permissionOf } from '#src/engine/access.ts';
import type { Tools } from '#src/engine/context.ts';
import { SelectionBar } from '#src/features/bulk/index.ts';
import { ExportButton } from '#src/features/export/index.ts';
import { HistoryButton } from '#src/features/history/index.ts';
import type { Place } from '#src/features/palette/index.ts';
import { startOf, ViewsButton } from '#src/features/views/index.ts';
import { type IconName, iconOf } from '#src/ui/icons.tsx';

/** What every list and every record offers besides what is declared; a line here switches it on for all of them. */
export const tools: Tools = {
  list: (props) => (
    <>
      <ViewsButton {...props} />
      <ExportButton {...props} />
    </>
  ),
  selection: SelectionBar,
  record: HistoryButton,
  startOf,
};

/** The dialog of a record; null for whoever sees no screen of its kind. */
export const linksFor = (registry: Registry, caller: Caller, slug: string | null) => (name: string, id: number | string): string | null =>
  registry.names.has(name) && registry.get(name).access.screen(caller) ? `${pathOf(slug, name)}/${id}/show` : null;

type Translate = (key: string) => string;
/** The pages somebody may open, by their names in the menu. */
export const pagesFor = (routes: Routes, registry: Registry, caller: Caller, pageIcons: Readonly<Partial<Record<string, { readonly icon: IconName }>>>, slug: string | null, translate: Translate): readonly Place[] =>
  routes.all.filter((route) => route.allows(caller.roles) && (route.resource || pageIcons[route.name] !== undefined))
    .map(({ name, menu, resource }) => ({
      to: pathOf(slug, name), label: translate(labelOf(name, registry)), icon: resource ? iconOf(registry.get(name).icon) : (pageIcons[name]?.icon ?? 'dashboard'), ...(menu ? { beside: translate(`app.groups.${menu}`) } : {}),
    }));

const makes = (resource: Resource, caller: Caller): boolean => resource.api.has.includes('create') && resource.access.screen(caller) && permissionOf(resource, 'create', caller) !== 'never';
/** What somebody may make, by the words of the button that does. */
export const actionsFor = (registry: Registry, caller: Caller, slug: string | null, translate: Translate): readonly Place[] =>
  registry.all.filter((resource) => makes(resource, caller)).map(({ name }) => ({ to: `${pathOf(slug, name)}/create`, label: translate(`resources.${name}.add`), beside: translate(`resources.${name}.name`), icon: 'add' as const }));
