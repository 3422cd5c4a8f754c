import type { Routes } from '#src/app/routes.ts';

/** Where an address leads. */
export type Place =
  | { readonly kind: 'root' }
  | { readonly kind: 'status'; readonly code: '403' | '404' }
  /** `/{slug}` alone: load the arena, then its dashboard. */
  | { readonly kind: 'entry'; readonly slug: string }
  | { readonly kind: 'page'; readonly slug: string | null; readonly route: string; readonly rest: readonly string[] }
  | { readonly kind: 'unknown' };

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
export const segmentsOf = (pathname: string): readonly string[] => pathname.split('/').filter(Boolean).map(decoded);

/** Reads an address: a known route name wins over an arena; one unknown segment is an arena, more are nothing. */
export const placeOf = (pathname: string, routes: Routes): Place => {
  const [first, second, ...more] = segmentsOf(pathname);
  if (first === undefined) return { kind: 'root' };
  if (first === 'statuses') return (second === '403' || second === '404') && more.length === 0 ? { kind: 'status', code: second } : { kind: 'unknown' };
  if (routes.get(first)) return { kind: 'page', slug: null, route: first, rest: second === undefined ? [] : [second, ...more] };
  if (routes.reserved(first)) return { kind: 'unknown' };
  if (second === undefined) return { kind: 'entry', slug: first };
  return routes.get(second) ? { kind: 'page', slug: first, route: second, rest: more } : { kind: 'unknown' };
};

/** The address of a route within an arena, or without one. */
export const pathOf = (slug: string | null, route: string): string => (slug === null ? `/${route}` : `/${slug}/${route}`);

/** The same place under the new name of its arena. */
export const renamedArena = (pathname: string, slug: string): string => `/${[slug, ...segmentsOf(pathname).slice(1)].map(encodeURIComponent).join('/')}`;

/**
 * The same route in another arena, or without one: dialogs, search and page are left behind. Only who is about to add something and chooses
 * the arena for it is still about to add it.
 */
export const switchedArena = (pathname: string, routes: Routes, next: string | null, dashboard: string): string => {
  const place = placeOf(pathname, routes);
  if (place.kind !== 'page') return pathOf(next, dashboard);
  const adds = place.slug === null && next !== null && place.rest.join('/') === 'create';
  return pathOf(next, adds ? `${place.route}/create` : place.route);
};
