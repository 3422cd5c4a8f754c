import { AxeBuilder } from '@axe-core/playwright';
import { app } from '#i18n/en/app.ts';
import { app as croatian } from '#i18n/hr/app.ts';
import { users as croatianUsers } from '#i18n/hr/users.ts';
import { articles } from '#i18n/en/articles.ts';
import { categories } from '#i18n/en/categories.ts';
import { users } from '#i18n/en/users.ts';
import { expect, preferredArena, test, type Role } from './support/desk.ts';

/** The menu entries whose screens exist, by role, in order. */
const menu: Readonly<Record<Role, readonly string[]>> = {
  employee: ['Employee dashboard', 'Users', 'Purchase', 'Items', 'Invoices', 'Carts', 'Orders', 'Articles', 'Events', 'Games', 'Apps'],
  manager: [
    'Admin dashboard', 'Employee dashboard', 'Users', 'Subscriptions', 'Ranks', 'Avatars', 'Purchase', 'Items', 'Invoices', 'Carts', 'Orders', 'Categories', 'Articles', 'Events', 'Mobile notifications', 'Max bonuses', 'Games', 'Apps',
    'Inventory item types', 'Achievements', 'Quests', 'Skills',
  ],
  admin: [
    'Admin dashboard', 'Employee dashboard', 'Users', 'Subscriptions', 'Ranks', 'Roles', 'Settings', 'Avatars', 'Purchase', 'Items', 'Invoices', 'Carts', 'Orders', 'Categories', 'Articles', 'Events', 'Mobile notifications', 'Max bonuses', 'Games', 'Apps',
    'Inventory item types', 'Achievements', 'Quests', 'Skills', 'Arenas', 'Devices', 'Cash registers', 'Payment methods', 'Warehouses', 'Companies', 'Company settings', 'Countries', 'Invoice settings', 'Terms and conditions',
  ],
};
for (const role of ['employee', 'manager', 'admin'] as const) {
  test(`SHELL-01 SHELL-10 SHELL-11 SHELL-12 SHELL-15 SHELL-17 SHELL-18 SHELL-19 SHELL-36 the menu of ${role} has what this role has, 275 wide, with the arena in its links`, async ({ desk, page }) => {
    await desk.loginAs(role, 'zagreb-west');
    const nav = page.getByRole('navigation', { name: app.shell.menu });
    await expect(nav.getByRole('link')).toHaveText(menu[role].map((name) => new RegExp(name)));
    for (const href of await nav.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))) expect(href).toMatch(/^\/zagreb-west\//);
    const drawer = await nav.evaluate((node) => Math.round((node.closest('.ad-drawer') ?? node).getBoundingClientRect().width));
    expect(drawer).toBe(275);
    await page.getByRole('button', { name: app.shell.closeMenu }).click();
    await expect(nav).not.toBeInViewport();
    await page.getByRole('button', { name: app.shell.openMenu }).click();
    await expect(nav).toBeInViewport();
  });
}

test('SHELL-02 SHELL-08 SHELL-37 NAV-37 the top bar says where one is, which version runs, and leads to the profile', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('users');
  await expect(page).toHaveTitle(`BO | ${users.name}`);
  await expect(page.getByRole('banner').getByText(users.name)).toBeVisible();
  await expect(page.getByRole('banner').getByText(/1\.32\.1.*20\d\d|20\d\d.*1\.32\.1/)).toBeVisible();
  await page.getByRole('link', { name: app.shell.profileOf.replace('%{name}', 'admin') }).or(page.getByRole('button', { name: app.shell.profileOf.replace('%{name}', 'admin') })).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('SHELL-03 SHELL-04 SHELL-05 NAV-48 AUTH-27 PERM-15 the arena chooser finds by name, shows the address, stores what is chosen and can be cleared', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  await page.getByRole('button', { name: app.arena.clear }).click();
  // The desk is drawn anew without an arena.
  await expect(page).toHaveURL(/\/\/[^/]+\/employee-dashboard$/);
  await expect(page.getByRole('button', { name: app.arena.clear })).toHaveCount(0);
  const chooser = page.getByRole('combobox', { name: app.arena.chooser });
  const asked = page.waitForRequest((request) => request.url().includes('/arenas?') && request.url().includes('name=zag'));
  await chooser.fill('zag');
  expect((await asked).url()).toMatch(/employee_id=\d+/);
  const option = page.getByRole('option', { name: /Zagreb West/ });
  await expect(option).toContainText(/\d{5}|Zagreb/);
  await option.click();
  await expect(page).toHaveURL(/\/zagreb-west\//);
  const state = JSON.parse((await desk.stored('arenadesk.state')) ?? '{}') as { authenticated: boolean; country: string; arena: Record<string, unknown> };
  expect(state).toMatchObject({ authenticated: true, country: 'hr' });
  for (const key of ['id', 'name', 'timezone', 'currency', 'coins_per_currency', 'locale', 'company', 'cash_registers', 'payment_methods', 'invoice_settings']) expect(Object.keys(state.arena)).toContain(key);
});

test('SHELL-03 SHELL-04 the chooser works by keyboard alone and is free of accessibility findings while it is open', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  await desk.open('zagreb-west/users');
  const chooser = page.getByRole('combobox', { name: app.arena.chooser });
  const options = page.getByRole('listbox', { name: app.arena.chooser }).getByRole('option');
  await chooser.focus();
  await expect(options.first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('.ad-bar').analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await chooser.pressSequentially('čakovec', { delay: 80 });
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(chooser).toHaveValue('Zagreb West');
  await page.keyboard.press('ArrowDown');
  await chooser.pressSequentially('čakovec', { delay: 80 });
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cakovec-sjever-2\/users/);
  await expect(chooser).toHaveValue('Čakovec Sjever_2');
  // The desk is drawn anew; the keyboard goes on at the page.
  await expect(page.locator('#main-content')).toBeFocused();
});

test('SHELL-03 NAV-50 Enter while an arena is still being searched enters none of those found before, but the one it finds', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('users');
  const chooser = page.getByRole('combobox', { name: app.arena.chooser });
  const options = page.getByRole('listbox', { name: app.arena.chooser }).getByRole('option');
  await chooser.click();
  await expect(options.nth(1)).toBeVisible();
  let letGo = () => undefined as unknown;
  await page.route('**/arenas?*name=split*', async (route) => {
    await new Promise((resolve) => (letGo = () => resolve(undefined)));
    await route.continue();
  });
  await chooser.pressSequentially('split', { delay: 80 });
  await expect(page.getByRole('listbox', { name: app.arena.chooser })).toHaveAttribute('aria-busy', 'true');
  const asked = page.waitForRequest('**/arenas?*name=split*');
  await page.keyboard.press('Enter');
  await asked;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users$/);
  letGo();
  // It finds one arena: that is what Enter meant.
  await expect(page).toHaveURL(/\/split[^/]*\/users$/);
});

test('NAV-41 NAV-44 SHELL-03 whoever goes on while an arena is on its way stays where they went; address, chooser and store agree', async ({ desk, page }) => {
  await desk.loginAs('admin', 'las-palmas');
  await desk.open('las-palmas/users');
  await expect(desk.rows().first()).toBeVisible();
  const chooser = page.getByRole('combobox', { name: app.arena.chooser });
  let letGo = () => undefined as unknown;
  await page.route('**/by-name/Graz*', async (route) => {
    await new Promise((resolve) => (letGo = () => resolve(undefined)));
    await route.continue();
  });
  const asked = page.waitForRequest('**/by-name/Graz*');
  await chooser.click();
  await chooser.fill('Graz');
  await page.getByRole('option', { name: /Graz Süd/ }).click();
  await asked;
  await page.getByRole('link', { name: articles.name, exact: true }).click();
  await expect(page).toHaveURL(/\/las-palmas\/articles$/);
  const answered = page.waitForResponse('**/by-name/Graz*').catch(() => undefined);
  letGo();
  await answered;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(chooser).toHaveValue('Las Palmas');
  await expect(page.getByRole('link', { name: users.name, exact: true })).toHaveAttribute('href', '/las-palmas/users');
  expect(await desk.stored(preferredArena)).toBe('las-palmas');
  expect(JSON.parse((await desk.stored('arenadesk.state')) ?? '{}')).toMatchObject({ arena: { slug: 'las-palmas' } });
});

test('SHELL-30 of two languages chosen one after the other the last one stays, whichever comes first', async ({ desk, page }) => {
  await desk.loginAs('manager');
  await desk.open('profile');
  let letGo = () => undefined as unknown;
  await page.route('**/assets/es-*', async (route) => {
    await new Promise((resolve) => (letGo = () => resolve(undefined)));
    await route.continue();
  });
  const spanish = page.waitForRequest('**/assets/es-*');
  const saved: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.postDataJSON());
  });
  await page.getByLabel(app.profile.language).selectOption({ label: 'Español' });
  await spanish;
  await page.getByLabel(app.profile.language).selectOption({ label: 'Hrvatski' });
  await expect(page.getByText(croatian.profile.appearance)).toBeVisible();
  const came = page.waitForResponse('**/assets/es-*');
  letGo();
  await came;
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(croatian.profile.appearance)).toBeVisible();
  expect(saved).toEqual([{ value: 'hr' }]);
  const id = (JSON.parse((await desk.stored('arenadesk.user')) ?? '{}') as { id: number }).id;
  await desk.api('PATCH', `/api/core/users/${id}/settings/dashboard/language`, { value: 'en' });
});

test('SHELL-30 AUTH-12 of two themes chosen while the first is being saved the last one is stored last', async ({ desk, page }) => {
  await desk.loginAs('manager');
  await desk.open('profile');
  let letGo = () => undefined as unknown;
  const saved: unknown[] = [];
  await page.route('**/settings/dashboard/theme', async (route) => {
    if (route.request().method() === 'PATCH' && saved.push(route.request().postDataJSON()) === 1) await new Promise((resolve) => (letGo = () => resolve(undefined)));
    await route.continue();
  });
  const first = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('radio', { name: app.profile.themes.teal }).click();
  await first;
  await page.getByRole('radio', { name: app.profile.themes.dark }).click();
  await expect(page.getByRole('radio', { name: app.profile.themes.dark })).toBeChecked();
  expect(saved).toEqual([{ value: 'Teal' }]);
  const second = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.request().postDataJSON().value === 'Dark');
  letGo();
  expect((await second).ok()).toBe(true);
  expect(saved).toEqual([{ value: 'Teal' }, { value: 'Dark' }]);
  const id = (JSON.parse((await desk.stored('arenadesk.user')) ?? '{}') as { id: number }).id;
  await desk.api('PATCH', `/api/core/users/${id}/settings/dashboard/theme`, { value: 'Classic' });
});

test('SHELL-30 a choice that could not be saved says so and does not keep the next one from being saved', async ({ desk, page }) => {
  desk.expectProblems(/status of 500/);
  await desk.loginAs('manager');
  await desk.open('profile');
  let tries = 0;
  await page.route('**/settings/dashboard/theme', (route) => (route.request().method() === 'PATCH' && (tries += 1) === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue()));
  await page.getByRole('radio', { name: app.profile.themes.teal }).click();
  await expect(page.getByText(app.profile.notSaved)).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('radio', { name: app.profile.themes.classic }).click();
  expect((await saved).request().postDataJSON()).toEqual({ value: 'Classic' });
});

test('a part of the program that does not come is blamed on the connection, and comes with the next try', async ({ desk, page }) => {
  desk.expectProblems(/Failed to load resource|dynamically imported module|preload CSS/);
  await desk.loginAs('manager', 'zagreb-west');
  await desk.open('users');
  await expect(desk.rows().first()).toBeVisible();
  await page.route('**/assets/ProfilePage-*', (route) => route.abort());
  await page.getByRole('link', { name: app.shell.profileOf.replace('%{name}', 'manager') }).or(page.getByRole('button', { name: app.shell.profileOf.replace('%{name}', 'manager') })).click();
  await expect(page.getByRole('heading', { name: app.shell.lost })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(app.shell.lostHint);
  await page.unroute('**/assets/ProfilePage-*');
  await page.getByRole('button', { name: app.shell.again }).click();
  await expect(page.getByText(app.profile.appearance)).toBeVisible();
});

test('SHELL-30 SHELL-31 THEME-01 THEME-03 AUTH-12 AUTH-22 I18N-01 theme and language apply at once, are saved, and come back after signing in', async ({ desk, page }) => {
  await desk.loginAs('manager');
  await desk.open('profile');
  const paint = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const classic = await paint();
  const patched = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().endsWith('/settings/dashboard/theme'));
  await page.getByRole('radio', { name: app.profile.themes.dark }).click();
  expect((await patched).postDataJSON()).toHaveProperty('value');
  await expect.poll(paint).not.toBe(classic);
  // Stored before the next sign-in reads it.
  const spoken = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/settings/dashboard/language'));
  await page.getByLabel(app.profile.language).selectOption({ label: 'Hrvatski' });
  await spoken;
  await expect(page.getByText(croatian.profile.appearance)).toBeVisible();
  await desk.loginAs('manager');
  await desk.open('users');
  await expect(page).toHaveTitle(`BO | ${croatianUsers.name}`);
  expect(await paint()).not.toBe(classic);
  for (const [key, value] of [['theme', 'Classic'], ['language', 'en']] as const) {
    const id = (JSON.parse((await desk.stored('arenadesk.user')) ?? '{}') as { id: number }).id;
    expect((await desk.api('PATCH', `/api/core/users/${id}/settings/dashboard/${key}`, { value })).status).toBeLessThan(300);
  }
});

test('SHELL-20 SHELL-21 CONST-01 a success message leaves after three seconds; a button leads back to the top', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await page.setViewportSize({ width: 1280, height: 400 });
  await desk.open('profile');
  await expect(page.getByRole('heading', { name: app.profile.general })).toBeVisible();
  const top = page.getByRole('button', { name: app.shell.top });
  await expect(top).toBeHidden();
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 300);
  await expect(top).toBeVisible();
  // It stands in the page's margin and covers nothing.
  const margin = await page.locator('#main-content').evaluate((main) => main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight));
  expect((await top.boundingBox())?.x).toBeGreaterThanOrEqual(margin - 0.5);
  await top.click();
  await expect(top).toBeHidden();
  // A list scrolls its rows alone, so that head and pager stay.
  await desk.open('users?perPage=25');
  await expect(desk.rows()).toHaveCount(25);
  const rows = page.locator('.ad-list-frame');
  await rows.evaluate((box) => box.scrollTo({ top: 21 }));
  await top.click();
  await expect(top).toBeHidden();
  expect(await rows.evaluate((box) => box.scrollTop)).toBe(0);
  const { body } = await desk.api<{ id: number }>('POST', '/api/shop/categories', { name: `Snack ${Date.now()}`, attributes: [] });
  await desk.open(`categories/${body.id}/delete`);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  const message = page.getByText(categories.deleted);
  await expect(message).toBeVisible();
  await expect(message).toBeHidden({ timeout: 6_000 });
});

test('SHELL-24 ERR-42 a new version is announced and does not go away', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: '9.9.9' } }));
  const place = async () => (await page.locator('#main-content').boundingBox())?.y;
  const before = await place();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(app.update.text)).toBeVisible();
  expect(await place()).toEqual(before);
  await expect(page.getByRole('button', { name: app.update.refresh })).toBeVisible();
});

test('SHELL-06 SHELL-09 on a phone the chooser is initials and the drawer shows the version', async ({ desk, page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await desk.loginAs('employee', 'zagreb-west');
  await expect(page.getByRole('button', { name: /Zagreb West/ })).toHaveText(/ZW/);
  await page.getByRole('button', { name: app.shell.openMenu }).click();
  await expect(page.getByText(/1\.32\.1/).last()).toBeVisible();
});

test('AUTH-26 AUTH-28 AUTH-29 without a preferred arena the dashboard asks for one; only an admin may skip; a foreign one is dropped silently', async ({ desk, page }) => {
  desk.expectProblems(/status of (403|404)/);
  await desk.loginAs('employee');
  await expect(page.getByText(app.arena.lead)).toBeVisible();
  await expect(page.getByRole('button', { name: app.arena.skip })).toHaveCount(0);
  await desk.loginAs('admin');
  await page.getByRole('button', { name: app.arena.skip }).click();
  await expect(page.getByText(app.arena.lead)).toHaveCount(0);
  // From a page that runs nothing, so that no screen asks to be returned to.
  await page.goto('/version.json');
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('arenadesk.preferred_arena', 'no-such-arena');
  });
  await page.goto('/');
  await desk.fillSignIn('employee');
  await expect(page).toHaveURL(/:\d+\/employee-dashboard$/);
  expect(await desk.stored('arenadesk.preferred_arena')).toBeNull();
});

test('PERM-02 roles in the browser steer only what is drawn', async ({ desk, page }) => {
  desk.expectProblems(/status of 403/);
  await desk.loginAs('employee');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('arenadesk.user') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('arenadesk.user', JSON.stringify({ ...user, roles: ['admin'] }));
  });
  await desk.open('companies');
  expect((await desk.api('GET', '/api/arena-hub/companies')).status).toBe(403);
});
