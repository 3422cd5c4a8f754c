import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { routesOf } from '#src/app/routes.ts';
import { menuFor } from '#src/app/shell/menu.ts';

const pages = { 'admin-dashboard': { icon: 'dashboard' }, 'employee-dashboard': { icon: 'dashboard' }, profile: { icon: 'person' } } as const;
const menu = (...roles: string[]) => Object.fromEntries(menuFor(roles, routesOf(registry), registry, pages).map(({ group, entries }) => [group, entries.map(({ name }) => name)]));

describe('the menu', () => {
  it('SHELL-12 has both dashboards for admins and managers, one for employees', () => {
    expect(menu('admin').main).toEqual(['admin-dashboard', 'employee-dashboard']);
    expect(menu('manager').main).toEqual(['admin-dashboard', 'employee-dashboard']);
    expect(menu('employee').main).toEqual(['employee-dashboard']);
  });

  it('SHELL-18 shows the setup group to admins alone, with arenas and companies in it', () => {
    expect(menu('admin').setup).toEqual(expect.arrayContaining(['arenas', 'companies', 'countries']));
    expect(menu('manager')).not.toHaveProperty('setup');
    expect(menu('employee')).not.toHaveProperty('setup');
  });

  it('SHELL-15 SHELL-17 SHELL-36 shows news and configuration to all, competitions to admins and managers', () => {
    for (const role of ['admin', 'manager', 'employee']) {
      expect(menu(role).news).toEqual(expect.arrayContaining(['articles', 'events']));
      expect(menu(role).configuration).toEqual(expect.arrayContaining(['games', 'apps']));
    }
    for (const role of ['admin', 'manager']) expect(menu(role).competitions).toEqual(['achievements', 'quests', 'skills']);
    for (const entry of ['max-bonuses', 'inventory-item-types', 'global-games', 'global-apps']) expect(menu('employee').configuration).not.toContain(entry);
  });

  it('SHELL-13 SHELL-14 NAV-52 shows entries by role and only where a screen exists', () => {
    expect(menu('admin').users).toEqual(['users', 'subscriptions', 'ranks', 'roles', 'settings', 'avatars']);
    expect(menu('manager').users).toEqual(['users', 'subscriptions', 'ranks', 'avatars']);
    expect(menu('employee').users).toEqual(['users']);
    expect(menu('employee')).not.toHaveProperty('competitions');
    expect(menu('admin')).not.toHaveProperty('data');
    expect(menu('player')).toEqual({});
  });
});
