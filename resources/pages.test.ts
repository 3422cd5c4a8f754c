import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { pages, publicPaths } from '#resources/pages.ts';

/** The specification's route table and decisions part (b), by hand: route -> roles. */
const table = `
profile admin,manager,employee · admin-dashboard admin,manager · employee-dashboard admin,manager,employee · playing-now admin,manager,employee · sessions admin,manager,employee
users admin,manager,employee · faulty-users admin,manager,employee · subscriptions admin,manager · purchase admin,manager,employee · categories admin,manager · global-items admin,manager
items admin,manager,employee · invoices admin,manager,employee · transactions admin,manager,employee · carts admin,manager,employee · articles admin,manager,employee · events admin,manager,employee
finance admin,manager,employee · games admin,manager,employee · apps admin,manager,employee · mobile-notifications admin,manager · analytics admin,manager · global-games admin,manager
global-apps admin,manager · max-bonuses admin,manager · arenas admin · companies admin · roles admin · settings admin · devices admin · countries admin · cash-registers admin · payment-methods admin
warehouses admin · company-settings admin · invoice-settings admin · terms admin · ranks admin,manager · avatars admin,manager · achievements admin,manager · quests admin,manager · skills admin,manager
inventory-item-types admin,manager · orders admin,manager,employee`.split(/[·\n]/).map((line) => line.trim().split(' ')).filter(([route]) => route);

describe('routes', () => {
  it.each(table)('NAV-04 NAV-05 NAV-06 NAV-07 NAV-08 NAV-09 NAV-10 NAV-11 NAV-12 NAV-13 NAV-14 NAV-15 NAV-16 NAV-17 NAV-18 NAV-19 NAV-20 NAV-21 NAV-22 NAV-23 NAV-24 NAV-25 NAV-26 NAV-27 NAV-28 NAV-29 NAV-30 NAV-55 NAV-56 NAV-57 %s is for %s', (route = '', roles = '') => {
    const declared = registry.all.find(({ name }) => name === route);
    const may = declared ? ['admin', 'manager', 'employee', 'player'].filter((role) => declared.access.screen({ id: 1, username: 'x', roles: [role], arenas: [] })) : (pages[route as keyof typeof pages]?.roles ?? []);
    expect([...may].sort()).toEqual(roles.split(',').sort());
  });
  it('are all in the table, and none is a public path too', () => {
    const routes = table.map(([route]) => route);
    expect(Object.keys(pages).filter((route) => !routes.includes(route))).toEqual([]);
    expect(publicPaths.filter((path) => routes.includes(path))).toEqual([]);
  });
});
