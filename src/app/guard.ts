import { pathOf, placeOf, type Place } from '#src/app/place.ts';
import type { Routes } from '#src/app/routes.ts';

export interface Visitor {
  readonly roles: readonly string[];
}
export const forbiddenPath = '/statuses/403';
export const notFoundPath = '/statuses/404';

/** Admins and managers have a dashboard of their own. */
export const dashboardOf = ({ roles }: Visitor): 'admin-dashboard' | 'employee-dashboard' =>
  roles.includes('admin') || roles.includes('manager') ? 'admin-dashboard' : 'employee-dashboard';

/** Where a signed-in person is sent, or what is shown. */
export type Decision = { readonly go: string } | { readonly show: Place };

/**
 * Decides about an address for a signed-in person. Who lacks every role of a route goes to the forbidden page, screen or not;
 * a route without a screen, and anything unknown, goes to the not-found page.
 */
export const decide = (pathname: string, visitor: Visitor, preferred: string | null, routes: Routes, hasScreen: (route: string) => boolean): Decision => {
  const place = placeOf(pathname, routes);
  if (place.kind === 'root') return { go: pathOf(preferred, dashboardOf(visitor)) };
  if (place.kind === 'unknown') return { go: notFoundPath };
  if (place.kind !== 'page') return { show: place };
  const route = routes.get(place.route);
  if (!route) return { go: notFoundPath };
  if (!route.allows(visitor.roles)) return { go: forbiddenPath };
  const below = route.below(place.rest, visitor.roles);
  if (!hasScreen(route.name) || below === 'unknown') return { go: notFoundPath };
  return below === 'forbidden' ? { go: forbiddenPath } : { show: place };
};

/** Where the link of a password reset leads; what it opens stands behind the hash. */
export const resetPath = '/reset-password';

/** What anybody may see without signing in. */
export const isPublic = (pathname: string): boolean => [forbiddenPath, notFoundPath, resetPath].includes(pathname);
