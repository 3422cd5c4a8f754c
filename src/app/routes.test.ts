import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { decide, type Visitor } from '#src/app/guard.ts';
import { routesOf } from '#src/app/routes.ts';

/** The route table of the specification and of decisions (b), written by hand: a admin, m manager, e employee. */
const table = `
NAV-04 profile ame | NAV-05 admin-dashboard am | NAV-06 employee-dashboard ame | NAV-07 playing-now ame | NAV-08 sessions ame | NAV-09 users ame | NAV-10 faulty-users ame
NAV-11 subscriptions am | NAV-12 purchase ame | NAV-13 categories am | NAV-14 global-items am | NAV-15 items ame | NAV-16 invoices ame | NAV-17 transactions ame | NAV-18 carts ame
NAV-19 articles ame | NAV-20 events ame | NAV-21 finance ame | NAV-22 games ame | NAV-23 apps ame | NAV-24 mobile-notifications am | NAV-25 analytics am | NAV-26 global-games am
NAV-27 global-apps am | NAV-28 max-bonuses am | NAV-29 arenas a | NAV-30 companies a
NAV-55 roles a | NAV-55 settings a | NAV-55 devices a | NAV-55 countries a | NAV-55 cash-registers a | NAV-55 payment-methods a | NAV-55 warehouses a | NAV-55 company-settings a
NAV-56 ranks am | NAV-56 avatars am | NAV-56 achievements am | NAV-56 quests am | NAV-56 skills am | NAV-56 inventory-item-types am | NAV-57 orders ame
ARENA-33 invoice-settings a | ARENA-33 terms a | GAMI-08 achievement-groups am | GAMI-08 quest-groups am | GAMI-11 quest-types am`;
const rows = table
  .trim()
  .split(/[|\n]/)
  .map((row) => row.trim().split(' ') as [string, string, string]);
const roles = { a: 'admin', m: 'manager', e: 'employee' } as const;
const routes = routesOf(registry);
const visitor = (...held: string[]): Visitor => ({ roles: held });
const everything = () => true;

describe('the route table', () => {
  it('holds every route of the specification and no other', () => {
    expect(routes.all.map(({ name }) => name).toSorted()).toEqual(rows.map(([, name]) => name).toSorted());
  });

  it.each(rows)('%s %s is for %s alone', (_, name, allowed) => {
    for (const [letter, role] of Object.entries(roles)) {
      const open = allowed.includes(letter);
      for (const address of [`/${name}`, `/zagreb-west/${name}`]) {
        const decision = decide(address, visitor(role), null, routes, everything);
        expect([role, address, 'go' in decision ? decision.go : 'shown']).toEqual([role, address, open ? 'shown' : '/statuses/403']);
      }
    }
    expect(decide(`/${name}`, visitor('player'), null, routes, everything)).toEqual({ go: '/statuses/403' });
    expect(decide(`/${name}`, visitor(), null, routes, everything)).toEqual({ go: '/statuses/403' });
  });

  it('NAV-33 NAV-35 answers a route without a screen by its guard, else as not found', () => {
    const none = () => false;
    expect(decide('/analytics', visitor('employee'), null, routes, none)).toEqual({ go: '/statuses/403' });
    expect(decide('/analytics', visitor('manager'), null, routes, none)).toEqual({ go: '/statuses/404' });
  });

  it('PERM-01 takes the best of several roles', () => {
    expect(decide('/categories', visitor('player', 'manager'), null, routes, everything)).toHaveProperty('show');
  });
});
