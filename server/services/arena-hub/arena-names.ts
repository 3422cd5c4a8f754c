import { slugOf } from '#resources/domain/slug.ts';
import { pages, publicPaths } from '#resources/pages.ts';
import type { Registry } from '#resources/schema/registry.ts';
import { invalid } from '#server/http/refusal.ts';

const reservedIn = new WeakMap<Registry, ReadonlySet<string>>();
const reserved = (registry: Registry): ReadonlySet<string> => {
  const found = reservedIn.get(registry) ?? new Set([...registry.names, ...Object.keys(pages), ...publicPaths].map(slugOf));
  reservedIn.set(registry, found);
  return found;
};

/**
 * The part of an address that an arena of this name has.
 * @throws Refusal `invalid` at `name` for a name without one, or whose address leads to a screen
 */
export function arenaSlug(name: string, registry: Registry): string {
  const slug = slugOf(name);
  if (slug === '') throw invalid({ path: 'name', rule: 'slug' });
  if (reserved(registry).has(slug)) throw invalid({ path: 'name', rule: 'reserved' });
  return slug;
}
