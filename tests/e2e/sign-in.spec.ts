import { app } from '#i18n/en/app.ts';
import { engine } from '#i18n/en/engine.ts';
import { users } from '#i18n/en/users.ts';
import { expect, password, preferredArena, query, test } from './support/desk.ts';

const refused = /status of 40[13]/;

test('AUTH-01 AUTH-03 AUTH-04 the login form is at /, shows and hides the password, and sends nothing while a field is empty', async ({ desk, page }) => {
  await desk.open('/');
  const secret = page.getByLabel(app.login.password, { exact: true });
  await secret.fill('x');
  await page.getByRole('button', { name: app.login.show }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: app.login.hide }).click();
  await expect(secret).toHaveAttribute('type', 'password');
  const calls = await desk.callsDuring(async () => {
    await page.getByRole('button', { name: app.login.submit }).click();
    await expect(page.getByText(app.login.required)).toBeVisible();
  });
  expect(calls.filter(({ url }) => url.includes('/auth/login'))).toEqual([]);
});

test('AUTH-02 AUTH-05 AUTH-09 AUTH-10 AUTH-11 AUTH-12 AUTH-13 AUTH-14 sign in by username and by e-mail: login, look-up, settings, dashboard; the user is stored without a password', async ({ desk, page }) => {
  const [{ address } = { address: '' }] = await query<{ address: string }>("select e.address from emails e join users u on u.id = e.user_id where u.username = 'manager'");
  expect(address).toContain('@');
  for (const credential of ['manager', address]) {
    await desk.open('/');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const calls = await desk.callsDuring(async () => {
      await desk.fillSignIn(credential);
      await page.waitForURL(/admin-dashboard$/);
    });
    const order = ['/api/auth/login', '/api/core/users/by-username/', '/settings/dashboard'].map((part) => calls.findIndex(({ url }) => url.includes(part)));
    expect(order.every((at) => at >= 0), JSON.stringify(calls)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const user = JSON.parse((await desk.stored('arenadesk.user')) ?? '{}') as Record<string, unknown>;
    expect(Object.keys(user).toSorted()).toEqual(['avatar', 'credential', 'email', 'id', 'initials', 'keycloak_id', 'name', 'pidn', 'roles', 'settings', 'username']);
    expect(user.initials).toBe('ma');
    expect(JSON.stringify(user)).not.toContain(password);
    const expiry = Number(Buffer.from((await desk.stored('arenadesk.expires_at')) ?? '', 'base64').toString());
    expect(expiry).toBeGreaterThan(Date.now());
    expect(expiry).toBeLessThan(Date.now() + 3_600_000);
  }
});

const refusals: readonly (readonly [string, string, string])[] = [
  ['AUTH-06 ERR-05', 'banned', app.login.banned],
  ['AUTH-07 ERR-06', 'inactive', app.login.inactive],
  ['AUTH-08 ERR-07', 'player', app.login.noRole],
];
for (const [rows, username, sentence] of refusals) {
  test(`${rows} ${username} is refused with a sentence and nothing is stored`, async ({ desk, page }) => {
    desk.expectProblems(refused);
    await desk.open('/');
    await desk.fillSignIn(username);
    await expect(page.getByText(sentence)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await desk.storedKeys()).filter((key) => /token|user|expires/.test(key))).toEqual([]);
  });
}

test('ERR-02 ERR-03 ERR-04 ERR-54 AUTH-24 wrong password, a server message, a raw answer, a failed look-up: each its sentence, what was typed stays', async ({ desk, page }) => {
  desk.expectProblems(/status of (401|500)/);
  await desk.open('/');
  await desk.fillSignIn('admin', 'not-it');
  await expect(page.getByText(app.login.invalidCredentials)).toBeVisible();
  await expect(page.getByLabel(app.login.credential)).toHaveValue('admin');
  await desk.faults({ path: '/auth/login', times: 1, status: 500, body: { message: 'X marks it' } });
  await desk.fillSignIn('admin');
  await expect(page.getByText('X marks it')).toBeVisible();
  await desk.faults({ path: '/auth/login', times: 1, status: 500, body: 'boom', contentType: 'text/plain' });
  await desk.fillSignIn('admin');
  await expect(page.getByText('boom')).toBeVisible();
  await desk.faults({ path: '/by-username/', times: 1, status: 500, body: { message: 'lost' } });
  await desk.fillSignIn('admin');
  await expect(page.getByText(app.login.lookupFailed.replace('%{message}', 'lost'))).toBeVisible();
  expect((await desk.storedKeys()).filter((key) => /token|user|expires/.test(key))).toEqual([]);
});

test('AUTH-13 a failing settings call leaves Classic and English, and signs in all the same', async ({ desk, page }) => {
  desk.expectProblems(/status of 500/);
  await desk.open('/');
  await desk.faults({ path: '/settings/dashboard', times: 1, status: 500, body: {} });
  await desk.fillSignIn('employee');
  await page.waitForURL(/employee-dashboard$/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
});

test('AUTH-15 AUTH-18 an expired token is refreshed once before the screen asks for data', async ({ desk, page }) => {
  await desk.loginAs('admin');
  // Within one second an access token may come out the same; a refresh token never does.
  // From a page that runs nothing, so that no call of the desk renews the token before it is left.
  await page.goto('/version.json');
  const before = await desk.stored('arenadesk.refresh_token');
  await page.evaluate(() => localStorage.setItem('arenadesk.expires_at', btoa('1')));
  const calls = await desk.callsDuring(async () => {
    await desk.open('users');
    await expect(desk.rows().first()).toBeVisible();
  });
  expect(calls.filter(({ url }) => url.includes('/auth/refresh-token'))).toHaveLength(1);
  const refresh = calls.findIndex(({ url }) => url.includes('/auth/refresh-token'));
  expect(calls.findIndex(({ url }) => url.startsWith('/api/core/users?'))).toBeGreaterThan(refresh);
  expect(await desk.stored('arenadesk.refresh_token')).not.toBe(before);
});

test('AUTH-16 AUTH-17 AUTH-21 without a refresh token, or with a refused one, the desk is left and only the preferred arena stays', async ({ desk, page }) => {
  desk.expectProblems(refused);
  await desk.loginAs('admin', 'zagreb-west');
  await page.evaluate(() => {
    localStorage.setItem('arenadesk.expires_at', btoa('1'));
    localStorage.removeItem('arenadesk.refresh_token');
  });
  await desk.open('users');
  await expect(page.getByLabel(app.login.credential)).toBeVisible();
  await desk.loginAs('admin', 'zagreb-west');
  // First the refusal: a call of the desk may renew the token at any moment.
  await desk.faults({ path: '/auth/refresh-token', status: 401, body: {} });
  await page.evaluate(() => localStorage.setItem('arenadesk.expires_at', btoa('1')));
  await desk.open('users');
  await expect(page.getByLabel(app.login.credential)).toBeVisible();
  expect(await desk.storedKeys()).toEqual([preferredArena]);
});

test('AUTH-20 AUTH-21 AUTH-22 logout ends the session on the server, keeps only the preferred arena, and speaks English in Classic again', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  const token = await desk.stored('arenadesk.refresh_token');
  const told = page.waitForResponse('**/auth/logout');
  const calls = await desk.callsDuring(async () => {
    await page.getByRole('button', { name: app.shell.logout }).or(page.getByRole('menuitem', { name: app.shell.logout })).click();
    await expect(page.getByLabel(app.login.credential)).toBeVisible();
  });
  expect(calls.filter(({ url }) => url.includes('/auth/logout'))).toHaveLength(1);
  expect(await desk.storedKeys()).toEqual([preferredArena]);
  await told;
  const again = await page.request.post('/api/auth/refresh-token', { data: { refresh_token: token } });
  expect(again.status()).toBe(401);
});

test('OP-001 OP-002 two tabs with an expired token stay signed in with one refresh', async ({ desk, page, context }) => {
  await desk.loginAs('admin');
  const second = await context.newPage();
  await second.goto('/users');
  await expect(second.locator('table tbody tr').first()).toBeVisible();
  // Both rest on a page that runs nothing, so that none renews the token just before it is left.
  await Promise.all([page.goto('/version.json'), second.goto('/version.json')]);
  await page.evaluate(() => localStorage.setItem('arenadesk.expires_at', btoa('1')));
  await desk.faults({ path: '/auth/refresh-token', delayMs: 800, after: true });
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().includes('/auth/refresh-token')) refreshes += 1;
  });
  await Promise.all([page.goto('/users'), second.goto('/categories')]);
  await expect(page.locator('table tbody tr').first()).toBeVisible();
  await expect(second.locator('table tbody tr').first()).toBeVisible();
  expect(refreshes).toBe(1);
});

test('OP-003 damaged storage ends on a working login form', async ({ desk, page }) => {
  desk.expectProblems(refused);
  for (const damage of ['user', 'tokens', 'text'] as const) {
    await desk.loginAs('admin');
    await page.evaluate((kind) => {
      if (kind === 'user') localStorage.removeItem('arenadesk.user');
      if (kind === 'text') localStorage.setItem('arenadesk.user', '{broken');
      if (kind === 'tokens') for (const key of ['access_token', 'refresh_token', 'expires_at']) localStorage.removeItem(`arenadesk.${key}`);
    }, damage);
    await desk.open('users');
    await expect(page.getByLabel(app.login.credential)).toBeVisible();
  }
  await desk.fillSignIn('admin');
  // Back to where the session was lost.
  await page.waitForURL(/users$/);
});

test('a session that ends while a form is filled in takes nothing of it: whoever signs in again finds it as it was', async ({ desk, page }) => {
  desk.expectProblems(refused);
  await desk.loginAs('admin');
  await desk.open('skills/create');
  const code = `skill-${Date.now()}`;
  await desk.dialog.getByRole('textbox').first().fill(code);
  await desk.dialog.getByRole('textbox').nth(1).fill('3');
  await page.route(/\/auth\/refresh-token|\/gamification\/skills$/, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 401, json: { code: 'unauthenticated' } }) : route.continue()));
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel(app.login.credential)).toBeVisible();
  await page.unrouteAll();
  await desk.fillSignIn('admin');
  await expect(desk.dialog.getByRole('textbox').first()).toHaveValue(code);
  await expect(desk.dialog.getByRole('textbox').nth(1)).toHaveValue('3');
  await expect(desk.snackbar.filter({ hasText: engine.draftBack })).toBeVisible();
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await query('select value from skills where code = $1', [code])).length).toBe(1);
});

test('OP-088 whoever signs out in another tab is told so here, and what was typed here waits for them and for nobody else', async ({ desk, page, context }) => {
  const username = () => desk.dialog.getByRole('textbox', { name: new RegExp(`^${users.fields.username}`) });
  const typed = async (code: string) => {
    await desk.loginAs('admin');
    await desk.open('users/create');
    await username().fill(code);
    const other = await context.newPage();
    await other.goto('/users');
    await other.getByRole('button', { name: app.shell.logout }).click();
    await expect(other.getByLabel(app.login.credential)).toBeVisible();
    await other.close();
    await expect(page.getByText(app.login.elsewhere)).toBeVisible();
  };
  await typed('mine-again');
  await desk.fillSignIn('admin');
  await expect(username()).toHaveValue('mine-again');
  await typed('not-theirs');
  await desk.fillSignIn('manager');
  await page.waitForURL(/dashboard$/);
  await desk.open('users/create');
  await expect(username()).toHaveValue('');
});
