import { app } from '#i18n/en/app.ts';
import { registry } from '#resources/index.ts';
import { expect, preferredArena, test, type Role } from './support/desk.ts';

/** The route table of the product, by hand: path -> who may. */
const routes: Readonly<Record<string, readonly Role[]>> = {
  profile: ['admin', 'manager', 'employee'], 'admin-dashboard': ['admin', 'manager'], 'employee-dashboard': ['admin', 'manager', 'employee'],
  'playing-now': ['admin', 'manager', 'employee'], sessions: ['admin', 'manager', 'employee'], users: ['admin', 'manager', 'employee'], 'faulty-users': ['admin', 'manager', 'employee'],
  subscriptions: ['admin', 'manager'], purchase: ['admin', 'manager', 'employee'], categories: ['admin', 'manager'], 'global-items': ['admin', 'manager'],
  items: ['admin', 'manager', 'employee'], invoices: ['admin', 'manager', 'employee'], transactions: ['admin', 'manager', 'employee'], carts: ['admin', 'manager', 'employee'],
  articles: ['admin', 'manager', 'employee'], events: ['admin', 'manager', 'employee'], finance: ['admin', 'manager', 'employee'], games: ['admin', 'manager', 'employee'],
  apps: ['admin', 'manager', 'employee'], 'mobile-notifications': ['admin', 'manager'], analytics: ['admin', 'manager'], 'global-games': ['admin', 'manager'],
  'global-apps': ['admin', 'manager'], 'max-bonuses': ['admin', 'manager'], arenas: ['admin'], companies: ['admin'], roles: ['admin'], settings: ['admin'], devices: ['admin'],
  countries: ['admin'], 'cash-registers': ['admin'], 'payment-methods': ['admin'], warehouses: ['admin'], 'company-settings': ['admin'], ranks: ['admin', 'manager'],
  avatars: ['admin', 'manager'], achievements: ['admin', 'manager'], quests: ['admin', 'manager'], skills: ['admin', 'manager'], 'inventory-item-types': ['admin', 'manager'],
  orders: ['admin', 'manager', 'employee'], 'invoice-settings': ['admin'], terms: ['admin'], 'achievement-groups': ['admin', 'manager'], 'quest-groups': ['admin', 'manager'], 'quest-types': ['admin', 'manager'],
};
/** Routes whose screens exist. */
const built: readonly string[] = ['profile', 'admin-dashboard', 'employee-dashboard', 'max-bonuses', 'purchase', ...registry.names];

for (const role of ['admin', 'manager', 'employee'] as const) {
  test(`NAV-04 NAV-05 NAV-06 NAV-07 NAV-08 NAV-09 NAV-10 NAV-11 NAV-12 NAV-13 NAV-14 NAV-15 NAV-16 NAV-17 NAV-18 NAV-19 NAV-20 NAV-21 NAV-22 NAV-23 NAV-24 NAV-25 NAV-26 NAV-27 NAV-28 NAV-29 NAV-30 NAV-35 NAV-55 NAV-56 NAV-57 PERM-04 PERM-10 every route lets ${role} in or sends to 403`, async ({ desk, page }) => {
    test.setTimeout(120_000);
    await desk.loginAs(role);
    for (const [route, who] of Object.entries(routes)) {
      await desk.open(route);
      const to = who.includes(role) ? (built.includes(route) ? `/${route}` : '/statuses/404') : '/statuses/403';
      await expect(page, `${role} at ${route}`).toHaveURL(new RegExp(`${to}$`));
    }
  });
}

test('NAV-31 NAV-32 NAV-53 the status pages are public; Home Page leads to the login', async ({ desk, page }) => {
  for (const [code, title] of [['403', app.statuses.forbidden], ['404', app.statuses.notFound]] as const) {
    await desk.open(`/statuses/${code}`);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole('button', { name: app.statuses.back })).toBeVisible();
    await page.getByRole('button', { name: app.statuses.home }).or(page.getByRole('link', { name: app.statuses.home })).click();
    await expect(page.getByLabel(app.login.credential)).toBeVisible();
  }
});

test('NAV-33 NAV-43 two unknown segments are 404, one is an arena entry that ends silently on the dashboard', async ({ desk, page }) => {
  desk.expectProblems(/status of 404/);
  await desk.loginAs('admin');
  for (const path of ['/x/y', '/x/y/z']) {
    await desk.open(path);
    await expect(page).toHaveURL(/\/statuses\/404$/);
  }
  await desk.open('/no-such-arena');
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  expect(new URL(page.url()).pathname).toBe('/admin-dashboard');
});

test('NAV-34 NAV-36 a route without token, or without a stored user, leads to the login', async ({ desk, page }) => {
  await desk.open('/users');
  await expect(page.getByLabel(app.login.credential)).toBeVisible();
  await desk.loginAs('admin');
  await page.evaluate(() => localStorage.removeItem('arenadesk.user'));
  await desk.open('/users');
  await expect(page.getByLabel(app.login.credential)).toBeVisible();
});

test('NAV-02 NAV-03 NAV-41 NAV-44 NAV-50 NAV-51 an arena is entered by its slug, fetched once by name, stored, and left by the clear icon', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const calls = await desk.callsDuring(async () => {
    await desk.open('/zagreb-west/users');
    await expect(desk.rows().first()).toBeVisible();
  });
  expect(calls.filter(({ url }) => url.endsWith('/arenas/by-name/Zagreb_West'))).toHaveLength(1);
  expect(await desk.stored(preferredArena)).toBe('zagreb-west');
  const more = await desk.callsDuring(async () => {
    await page.getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveURL(/\/zagreb-west\/categories/);
    await expect(desk.rows().first()).toBeVisible();
  });
  expect(more.filter(({ url }) => url.includes('by-name'))).toEqual([]);
  await page.getByRole('button', { name: app.arena.clear }).click();
  await expect(page).toHaveURL(/:\d+\/categories/);
  expect(await desk.stored(preferredArena)).toBeNull();
});

test('NAV-38 NAV-39 NAV-40 a signed-in person at / goes on to the dashboard, with the preferred arena if there is one', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  await expect(page).toHaveURL(/\/zagreb-west\/admin-dashboard$/);
  await desk.open('/');
  await expect(page).toHaveURL(/\/zagreb-west\/admin-dashboard$/);
  await page.evaluate((key) => localStorage.removeItem(key), preferredArena);
  await desk.loginAs('admin');
  expect(new URL(page.url()).pathname).toBe('/admin-dashboard');
  await desk.loginAs('employee', 'zagreb-west');
  await expect(page).toHaveURL(/\/zagreb-west\/employee-dashboard$/);
});

test('NAV-42 NAV-45 NAV-46 NAV-47 an arena that fails to load or is not one\'s own ends on the dashboard without slug; admins may open any', async ({ desk, page }) => {
  desk.expectProblems(/status of (403|404|500)/, /arena/i);
  await desk.loginAs('admin');
  await desk.faults({ path: '/by-name/', times: 1, status: 500, body: {} });
  await desk.open('/zagreb-west');
  await expect(page).toHaveURL(/:\d+\/admin-dashboard$/);
  await desk.faults({ path: '/arenas/\\d+/employees', times: 1, status: 200, body: {} });
  await desk.open('/zagreb-west');
  await expect(page).toHaveURL(/:\d+\/admin-dashboard$/);
  await desk.loginAs('admin');
  const { body } = await desk.api<{ id: number }>('GET', '/api/core/users/by-username/employee');
  const { body: all } = await desk.api<{ data: { id: number; name: string }[] }>('GET', '/api/arena-hub/arenas?size=100');
  const { body: own } = await desk.api<{ data: { id: number }[] }>('GET', `/api/arena-hub/arenas?size=100&employee_id=${body.id}`);
  const foreign = all.data.find(({ id }) => !own.data.some((arena) => arena.id === id));
  expect(foreign).toBeDefined();
  const slug = (foreign?.name ?? '').normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll(/[\s_]+/g, '-');
  await desk.open(`/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/${slug}/admin-dashboard$`));
  await desk.loginAs('employee');
  await desk.open(`/${slug}`);
  await expect(page).toHaveURL(/:\d+\/employee-dashboard$/);
});

test('NAV-54 an arena with accents has a plain slug that works after a reload', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('/cakovec-sjever-2/categories');
  await expect(desk.rows().first()).toBeVisible();
  await page.reload();
  await expect(desk.rows().first()).toBeVisible();
  await expect(page).toHaveURL(/\/cakovec-sjever-2\/categories/);
});
