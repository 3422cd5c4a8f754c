import { app } from '#i18n/en/app.ts';
import { engine } from '#i18n/en/engine.ts';
import { rules } from '#i18n/en/rules.ts';
import { users } from '#i18n/en/users.ts';
import { expect, query, test } from './support/desk.ts';

const tick = async (page: import('@playwright/test').Page, menu: string, ...names: readonly string[]) => {
  await page.getByRole('button', { name: menu }).click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).or(page.getByRole('menuitemcheckbox', { name, exact: true })).click();
  await page.keyboard.press('Escape');
};
const listCalls = (calls: readonly { method: string; url: string }[]) => calls.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/core/users?')).map(({ url }) => new URLSearchParams(url.split('?')[1]));

test('USER-01 USER-02 USER-09 the list asks for ten, newest first, and shows name, username, e-mail with its status, rank and actions', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const calls = await desk.callsDuring(async () => {
    await desk.open('users');
    await expect(desk.rows()).toHaveCount(10);
  });
  const [first] = listCalls(calls);
  expect([first?.get('size'), first?.get('sort')]).toEqual(['10', 'id,DESC']);
  const [{ id } = { id: 0 }] = await query<{ id: number }>('select max(id)::int as id from users');
  const { body } = await desk.api<{ content: { id: number }[] }>('GET', '/api/core/users?size=1&sort=id,DESC');
  expect(body.content[0]?.id).toBe(id);
  for (const column of [users.fields.full_name, users.fields.username, users.fields['email.address'], users.fields['experience.rank.name']]) await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
});

test('USER-03 USER-04 USER-05 USER-06 USER-07 USER-08 CONST-06 search is sent once per ticked attribute after 1500 ms or at once on Enter; flags narrow; all of it is in the address', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('users');
  await expect(desk.rows()).toHaveCount(10);
  const calls = await desk.callsDuring(async () => {
    await page.getByRole('searchbox').pressSequentially('ana', { delay: 40 });
    await page.waitForResponse((answer) => answer.url().includes('username=ana'));
  });
  expect(listCalls(calls)).toHaveLength(1);
  const [sent] = listCalls(calls);
  expect([sent?.get('username'), sent?.get('name'), sent?.get('card_id'), sent?.get('email')]).toEqual(['ana', 'ana', 'ana', null]);
  const all = page.waitForRequest((request) => request.url().includes('role=ana'));
  await tick(page, engine.search.by, engine.search.everything);
  await all;
  await page.getByRole('searchbox').fill('');
  const flags = page.waitForRequest((request) => request.url().includes('banned=true') && request.url().includes('active=true'));
  await tick(page, engine.filter.by, users.filters.active, users.filters.banned);
  await flags;
  const address = page.url();
  await page.goto('/users');
  await page.goto(address);
  await expect(desk.rows().first()).toBeVisible();
  const shown = await desk.api<{ total_elements: number }>('GET', '/api/core/users?active=true&banned=true');
  await expect(page.getByText(new RegExp(`of ${shown.body.total_elements}$`))).toBeVisible();
});

test('USER-10 USER-11 USER-58 VAL-07 VAL-08 VAL-09 VAL-10 VAL-11 VAL-19 VAL-22 VAL-62 ERR-52 a user is created: rules speak at their fields, no request while one is broken, then the row is in list and database', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  await desk.open('zagreb-west/users?openDialog=true');
  await expect(desk.dialog).toBeVisible();
  await expect(page).not.toHaveURL(/openDialog/);
  const field = (label: string) => desk.dialog.getByLabel(label, { exact: false }).first();
  const calls = await desk.callsDuring(async () => {
    await desk.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(desk.dialog.getByText(rules.required).first()).toBeVisible();
    await field(users.fields.username).fill('ab');
    await expect(desk.dialog.getByText(rules.minLength.replace('%{count}', '3'))).toBeVisible();
    await field(users.fields.username).fill('a b!');
    await expect(desk.dialog.getByText(rules.username).first()).toBeVisible();
    await field(users.fields['email.address']).fill('a@');
    await expect(desk.dialog.getByText(rules.email)).toBeVisible();
    await desk.dialog.getByRole('button', { name: 'Save' }).click();
  });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  const name = `e2e.${Date.now()}`;
  await field(users.fields.username).fill(name);
  await desk.dialog.getByLabel(users.fields.password, { exact: false }).first().fill('secret-1');
  await field(users.fields['email.address']).fill(`${name}@example.org`);
  await desk.dialog.getByRole('combobox', { name: users.fields.roles }).click();
  await expect(page.getByRole('option', { name: 'player' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'admin' }).and(page.locator(':not([aria-disabled="true"])'))).toHaveCount(0);
  await page.getByRole('option', { name: 'player' }).click();
  const made = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/core/users'));
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  const body = (await made).postDataJSON() as Record<string, unknown>;
  await expect(page.getByText(users.created)).toBeVisible();
  await expect(desk.dialog).toHaveCount(0);
  await expect(page.getByRole('cell', { name }).first()).toBeVisible();
  const [row] = await query<{ username: string; registered_in_arena: number; address: string }>('select u.username, u.registered_in_arena, e.address from users u join emails e on e.user_id = u.id where u.username = $1', [name]);
  expect(row).toMatchObject({ username: name, address: `${name}@example.org` });
  expect(Number(row?.registered_in_arena)).toBe(body.registered_in_arena);
});

test('USER-17 USER-18 PERM-17 PERM-18 PERM-19 PERM-20 VAL-21 VAL-23 a colleague is changed and deleted by who may; others see no button or a disabled one', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const name = `e2e.d${Date.now()}`;
  const made = await desk.api<{ id: number }>('POST', '/api/core/users', { username: name, password: 'secret-1', roles: ['player'] });
  expect(made.status).toBe(201);
  await desk.loginAs('employee');
  await desk.open(`users/${made.body.id}`);
  const username = desk.dialog.getByLabel(users.fields.username, { exact: false }).first();
  await expect(username).toBeDisabled();
  await desk.dialog.getByLabel(users.fields.surname, { exact: false }).first().fill('Novak');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  expect(Object.keys((await sent).postDataJSON() as object)).not.toContain('password');
  await expect(page.getByText(users.updated)).toBeVisible();
  expect(await query('select surname from users where id = $1', [made.body.id])).toEqual([{ surname: 'Novak' }]);
  await desk.open(`users/${made.body.id}/delete`);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(users.deleted)).toBeVisible();
  expect((await desk.api('GET', `/api/core/users/${made.body.id}`)).status).toBe(404);
  const { body: admin } = await desk.api<{ id: number }>('GET', '/api/core/users/by-username/manager');
  await desk.open(`users?filter=${encodeURIComponent(JSON.stringify({ q: 'manager', by: ['username'] }))}`);
  await expect(page.getByRole('button', { name: engine.action.view.replace('%{name}', 'manager'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: engine.action.edit.replace('%{name}', 'manager'), exact: true })).toHaveCount(0);
  expect((await desk.api('PUT', `/api/core/users/${admin.id}`, { surname: 'x' })).status).toBe(403);
});

test('USER-38 USER-39 USER-40 USER-41 USER-42 USER-43 VAL-28 a ban needs its reason; a manager\'s ban is of the current arena; lifting it clears both', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  const name = `e2e.b${Date.now()}`;
  const { body: made } = await desk.api<{ id: number }>('POST', '/api/core/users', { username: name, password: 'secret-1', roles: ['player'] });
  await desk.loginAs('manager', 'zagreb-west');
  await desk.open(`zagreb-west/users/${made.id}`);
  await desk.dialog.getByRole('switch', { name: users.fields.banned }).or(desk.dialog.getByRole('checkbox', { name: users.fields.banned })).click();
  await expect(desk.dialog.getByRole('combobox', { name: users.fields.ban_arena_id })).toBeDisabled();
  await expect(desk.dialog.getByRole('combobox', { name: users.fields.ban_arena_id })).toHaveValue(/Zagreb West/);
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.dialog.getByText(rules.required)).toBeVisible();
  await desk.dialog.getByLabel(users.fields.ban_reason, { exact: false }).first().fill('Threw a chair');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(users.updated)).toBeVisible();
  const banned = await query<{ banned: boolean; ban_reason: string; name: string }>('select u.banned, u.ban_reason, a.name from users u join arenas a on a.id = u.ban_arena_id where u.id = $1', [made.id]);
  expect(banned).toEqual([{ banned: true, ban_reason: 'Threw a chair', name: 'Zagreb West' }]);
  await desk.open(`zagreb-west/users/${made.id}`);
  await desk.dialog.getByRole('switch', { name: users.fields.banned }).or(desk.dialog.getByRole('checkbox', { name: users.fields.banned })).click();
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(users.updated)).toBeVisible();
  expect(await query('select banned, ban_reason, ban_arena_id from users where id = $1', [made.id])).toEqual([{ banned: false, ban_reason: null, ban_arena_id: null }]);
});

test('OP-024 two people, one record: the later save shows both versions and nothing vanishes', async ({ desk, page }) => {
  desk.expectProblems(/status of 409/);
  await desk.loginAs('admin');
  const { body: made } = await desk.api<{ id: number }>('POST', '/api/core/users', { username: `e2e.s${Date.now()}`, password: 'secret-1', roles: ['player'], name: 'Ana', surname: 'Old' });
  await desk.open(`users/${made.id}`);
  await desk.dialog.getByLabel(users.fields.surname, { exact: false }).first().fill('Mine');
  await desk.api('PUT', `/api/core/users/${made.id}`, { name: 'Theirs' });
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(engine.versions.title)).toBeVisible();
  await page.getByRole('button', { name: engine.versions.save }).click();
  await expect(page.getByText(users.updated)).toBeVisible();
  expect(await query('select name, surname from users where id = $1', [made.id])).toEqual([{ name: 'Theirs', surname: 'Mine' }]);
});

test('ERR-44 ERR-45 ERR-46 OP-019 OP-089 failed, empty and filtered lists say what to do; an unsaved form asks before it goes', async ({ desk, page }) => {
  desk.expectProblems(/status of (4\d\d|500)/, /could not be loaded/);
  await desk.loginAs('admin');
  // Whatever the refusal, it is asked for once and said; who is not let in with a new token either is at the door.
  let refused = 0;
  for (const status of [403, 404, 422, 500]) {
    refused = 0;
    await page.route(/\/api\/core\/users\?/, (route) => {
      refused += 1;
      return route.fulfill({ status, json: { code: 'x', message: 'no', errors: {} } });
    });
    await desk.open('users');
    await expect(page.getByText(engine.failed.title)).toBeVisible({ timeout: 5_000 });
    expect(refused, String(status)).toBe(1);
    await page.unroute(/\/api\/core\/users\?/);
  }
  await page.route(/\/api\/core\/users\?/, (route) => route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'no', errors: {} } }));
  const calls = await desk.callsDuring(async () => {
    await desk.open('users');
    await expect(page.getByLabel(app.login.credential)).toBeVisible({ timeout: 5_000 });
  });
  expect(calls.filter(({ url }) => url.startsWith('/api/core/users?'))).toHaveLength(2);
  expect(calls.filter(({ url }) => url === '/api/auth/refresh-token')).toHaveLength(1);
  await page.unroute(/\/api\/core\/users\?/);
  await desk.loginAs('admin');
  await desk.faults({ path: '/api/core/users\\?', times: 1, status: 500, body: { message: 'down' } });
  await desk.open('users');
  await expect(page.getByText(engine.failed.title)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(desk.rows()).toHaveCount(10);
  await page.getByRole('searchbox').fill('no-such-person');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(engine.empty.filtered)).toBeVisible();
  await page.getByRole('button', { name: engine.empty.clear }).click();
  await expect(desk.rows()).toHaveCount(10);
  await page.getByRole('button', { name: users.add }).click();
  await desk.dialog.getByLabel(users.fields.username, { exact: false }).first().fill('unsaved');
  await page.keyboard.press('Escape');
  await expect(page.getByText(engine.leave.title)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(desk.dialog.getByLabel(users.fields.username, { exact: false }).first()).toHaveValue('unsaved');
});

test('ERR-01 ERR-08 ERR-09 ERR-10 ERR-11 ERR-12 ERR-13 ERR-53 whatever a service answers to a save, a sentence says it and the dialog keeps what was typed', async ({ desk, page }) => {
  desk.expectProblems(/status of (4|5)\d\d/);
  await desk.loginAs('admin');
  const { body: made } = await desk.api<{ id: number }>('POST', '/api/core/users', { username: `e2e.f${Date.now()}`, password: 'secret-1', roles: ['player'] });
  await desk.open(`users/${made.id}`);
  await desk.dialog.getByLabel(users.fields.surname, { exact: false }).first().fill('Kept');
  const answers: readonly (readonly [number, unknown, string | RegExp])[] = [
    [400, { ErrorText: 'Text X' }, 'Text X'],
    [400, { message: 'M', errors: ['a'] }, /M\s*A/],
    [400, {}, engine.failures.badRequest],
    [409, { message: 'Taken by Eve' }, 'Taken by Eve'],
    [409, {}, engine.failures.conflict],
    [422, { message: 'no', errors: { surname: ['unique'], name: ['boolean'] } }, /failed for rule.*\n?.*failed for rule/s],
    [500, { message: 'M5', errors: ['E5'] }, /Something went wrong with error code: 500.*M5|E5/s],
    [503, { message: 'away' }, /Contact the administrators\. An error occurred with message: away/],
  ];
  for (const [status, body, sentence] of answers) {
    await desk.faults({ method: 'PUT', path: '/api/core/users/', times: 1, status, body });
    await desk.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(sentence).first(), `${status} ${JSON.stringify(body)}`).toBeVisible();
    await expect(desk.dialog.getByLabel(users.fields.surname, { exact: false }).first()).toHaveValue('Kept');
    await page.getByRole('button', { name: app.shell.dismiss }).click();
  }
});
