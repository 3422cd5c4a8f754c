import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { dashboardOf, decide, isPublic } from '#src/app/guard.ts';
import { placeOf, renamedArena, switchedArena } from '#src/app/place.ts';
import { routesOf } from '#src/app/routes.ts';

const routes = routesOf(registry);
const at = (path: string, role: string, preferred: string | null = null) => decide(path, { roles: [role] }, preferred, routes, () => true);

describe('where an address leads', () => {
  it.each([
    ['/', { kind: 'root' }],
    ['/users', { kind: 'page', slug: null, route: 'users', rest: [] }],
    ['/users/', { kind: 'page', slug: null, route: 'users', rest: [] }],
    ['/users/12/show', { kind: 'page', slug: null, route: 'users', rest: ['12', 'show'] }],
    ['/zagreb-west', { kind: 'entry', slug: 'zagreb-west' }],
    ['/zagreb-west/users/create', { kind: 'page', slug: 'zagreb-west', route: 'users', rest: ['create'] }],
    ['/%C4%8Dakovec/users', { kind: 'page', slug: 'čakovec', route: 'users', rest: [] }],
    ['/%E0%A4%A/users', { kind: 'page', slug: '%E0%A4%A', route: 'users', rest: [] }],
    ['/statuses/403', { kind: 'status', code: '403' }],
    ['/statuses/404', { kind: 'status', code: '404' }],
    ['/statuses/500', { kind: 'unknown' }],
    ['/x/y', { kind: 'unknown' }],
    ['/x/y/z', { kind: 'unknown' }],
    ['/assets', { kind: 'unknown' }],
  ])('NAV-01 NAV-33 %s', (path, place) => {
    expect(placeOf(path, routes)).toEqual(place);
  });

  it('NAV-38 NAV-39 NAV-40 sends a signed-in person from / to the dashboard, in the preferred arena if there is one', () => {
    expect(at('/', 'admin', 'zagreb-west')).toEqual({ go: '/zagreb-west/admin-dashboard' });
    expect(at('/', 'manager')).toEqual({ go: '/admin-dashboard' });
    expect(at('/', 'employee', 'split')).toEqual({ go: '/split/employee-dashboard' });
    expect(at('/', 'employee')).toEqual({ go: '/employee-dashboard' });
  });

  it('PERM-03 gives admins and managers the admin dashboard, others the other', () => {
    expect(dashboardOf({ roles: ['admin'] })).toBe('admin-dashboard');
    expect(dashboardOf({ roles: ['employee', 'manager'] })).toBe('admin-dashboard');
    expect(dashboardOf({ roles: ['employee'] })).toBe('employee-dashboard');
  });

  it('NAV-33 sends unknown addresses, and addresses below a page, to not found', () => {
    expect(at('/x/y', 'admin')).toEqual({ go: '/statuses/404' });
    expect(at('/profile/x', 'admin')).toEqual({ go: '/statuses/404' });
    expect(at('/users/1/show/more', 'admin')).toEqual({ go: '/statuses/404' });
    expect(at('/zagreb/x', 'admin')).toEqual({ go: '/statuses/404' });
  });

  it.each([
    ['/users/2/nope', 'admin', '/statuses/404'], ['/users/2/edit', 'admin', '/statuses/404'], ['/users/create/x', 'admin', '/statuses/404'], ['/zagreb-west/users/2/nope', 'admin', '/statuses/404'],
    ['/companies/create', 'admin', '/statuses/404'], ['/categories/create', 'manager', '/statuses/403'], ['/categories/1/delete', 'manager', '/statuses/403'],
  ])('NAV-32 NAV-33 %s as %s', (path, role, to) => expect(at(path, role)).toEqual({ go: to }));
  it.each(['/users/2', '/users/2/show', '/users/2/delete', '/users/create', '/companies/1/show', '/categories/1/show'])('NAV-33 %s is a dialog', (path) => expect(at(path, 'manager')).toHaveProperty(path.startsWith('/companies') ? 'go' : 'show'));

  it('INV-03 what nobody edits is looked at by its bare address', () => {
    expect(at('/companies/1', 'admin')).toHaveProperty('show');
    expect(at('/invoices/7', 'employee')).toHaveProperty('show');
    expect(at('/orders/7', 'employee')).toEqual({ go: '/statuses/403' });
  });

  it('NAV-53 has two public pages', () => {
    expect(['/', '/users', '/statuses/403', '/statuses/404', '/statuses/x'].filter(isPublic)).toEqual(['/statuses/403', '/statuses/404']);
  });

  it('keeps the route when the arena changes, and leaves dialogs behind', () => {
    expect(switchedArena('/zagreb/users/12/show', routes, 'split', 'admin-dashboard')).toBe('/split/users');
    expect(switchedArena('/items/create', routes, 'split', 'admin-dashboard')).toBe('/split/items/create');
    expect(switchedArena('/zagreb/items/create', routes, 'split', 'admin-dashboard')).toBe('/split/items');
    expect(switchedArena('/zagreb/items/create', routes, null, 'admin-dashboard')).toBe('/items');
    expect(switchedArena('/users', routes, 'split', 'admin-dashboard')).toBe('/split/users');
    expect(switchedArena('/zagreb/users', routes, null, 'admin-dashboard')).toBe('/users');
    expect(renamedArena('/zagreb/arenas/12', 'zagreb-west')).toBe('/zagreb-west/arenas/12');
    expect(switchedArena('/statuses/404', routes, 'split', 'admin-dashboard')).toBe('/split/admin-dashboard');
  });
});
