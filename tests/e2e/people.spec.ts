import { readdirSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { app } from '#i18n/en/app.ts';
import { passwordReset } from '#i18n/en/password-reset.ts';
import { common } from '#i18n/en/common.ts';
import { contexts as competitionWords } from '#i18n/en/competition.ts';
import { faultyUsers } from '#i18n/en/faulty-users.ts';
import { engine } from '#i18n/en/engine.ts';
import { people } from '#i18n/en/people.ts';
import { rules } from '#i18n/en/rules.ts';
import { users } from '#i18n/en/users.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

const panel = (desk: Desk, name: keyof typeof people.panels): Locator => desk.dialog.getByRole('region', { name: new RegExp(`^${people.panels[name]}`) });
const rowsOf = (table: Locator) => table.getByRole('row').filter({ has: table.page().getByRole('cell') });
const player = async (desk: Desk, more: Record<string, unknown> = {}) => {
  const username = `e2e_p${Date.now()}`;
  const { body } = await desk.api<{ id: number }>('POST', '/api/core/users', { username, password: 'secret-1', roles: ['player'], ...more });
  return { id: body.id, username };
};
/** The link in the newest letter to somebody, as it lies in the outbox. */
const letterTo = (username: string): string => {
  const folder = `${process.env.E2E_DATA}/outbox`;
  const text = readdirSync(folder).toSorted().map((name) => readFileSync(`${folder}/${name}`, 'utf8')).findLast((letter) => letter.includes(username)) ?? '';
  return /http\S+\/reset-password#\S+/.exec(text)?.[0] ?? '';
};
const opened = async (desk: Desk, id: number) => {
  await desk.open(`zagreb-west/users/${id}/show`);
  await expect(desk.dialog.getByRole('heading', { name: users.sections.identity })).toBeVisible();
};

test('USER-12 USER-19 USER-20 USER-21 USER-22 USER-23 USER-24 USER-25 USER-26 USER-27 USER-28 USER-29 CONST-09 the view shows identity, contact and every panel as their services answer, five rows a page', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  const calls = await desk.callsDuring(async () => {
    await opened(desk, 6);
    await expect(panel(desk, 'bonuses').getByText(people.bonuses.legend_bonus)).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  for (const text of ['Petar Žarić', '+385911234567', 'player@arenadesk.example', users.choices['identity.status'].PENDING, '4.250', '012345', 'starter']) await expect(desk.dialog.getByText(text).first(), text).toBeVisible();
  const { body: items } = await desk.api<{ name: string }[]>('GET', '/api/gamification/legacy/users/6/items');
  expect(items).toHaveLength(6);
  await expect(rowsOf(panel(desk, 'inventory'))).toHaveCount(5);
  await panel(desk, 'inventory').getByRole('button', { name: /^Next page/ }).click();
  await expect(rowsOf(panel(desk, 'inventory'))).toHaveCount(1);
  await expect(panel(desk, 'inventory').getByRole('cell', { name: items[5]?.name ?? '-' })).toBeVisible();
  const { body: progress } = await desk.api<{ content: { name: string; points: number }[] }>('GET', '/api/achievements/users/6/achievements?size=100&view=true');
  for (const { name } of progress.content) await expect(panel(desk, 'achievements').getByRole('cell', { name, exact: true })).toBeVisible();
  const { body: quests } = await desk.api<{ content: unknown[] }>('GET', '/api/achievements/users/6/quests?size=100&view=true');
  await expect(rowsOf(panel(desk, 'quests'))).toHaveCount(Math.min(5, quests.content.length));
  await expect(panel(desk, 'settings').getByRole('cell', { name: 'overlay' })).toBeVisible();
  const { body: bonus } = await desk.api<{ rank_bonus: number }>('GET', '/api/gamification/users/6/bonus');
  await expect(panel(desk, 'bonuses')).toContainText(`${people.bonuses.rank_bonus}${bonus.rank_bonus * 100} %`);
  const urls = calls.map(({ url }) => url);
  for (const [path, key] of [['games/most-played-by-user', 'user_id=6'], ['sales/most-sold-to-user', 'user_id=6']] as const) {
    const url = new URL(urls.find((one) => one.includes(path) && one.includes(key)) ?? 'http://missing/', 'http://desk');
    const span = Date.parse(url.searchParams.get('end_date') ?? '') - Date.parse(url.searchParams.get('start_date') ?? '');
    expect(span, path).toBe(31_536_000_000);
  }
  expect((await page.getByRole('dialog').boundingBox())?.width).toBeLessThanOrEqual(1000);
  await desk.dialog.getByRole('button', { name: common.copy.replace('%{text}', 'player@arenadesk.example') }).click();
  await expect(page.getByText(common.copied).or(page.getByText(common.copyFailed))).toBeVisible();
});

test('a panel fails by itself and is tried again by itself; empty ones say so', async ({ desk }) => {
  desk.expectProblems(/status of 500/);
  await desk.loginAs('admin', 'zagreb-west');
  const { id } = await player(desk);
  await desk.faults({ path: `/legacy/users/${id}/items`, times: 1, status: 500, body: { message: 'down' } });
  await opened(desk, id);
  await expect(panel(desk, 'inventory').getByRole('alert')).toContainText(people.panels.inventory);
  for (const name of ['subscriptions', 'achievements', 'quests', 'settings', 'topItems', 'topGames'] as const) await expect(panel(desk, name).getByText(people.empty[name])).toBeVisible();
  await panel(desk, 'inventory').getByRole('button', { name: new RegExp(common.retry) }).click();
  await expect(panel(desk, 'inventory').getByText(people.empty.inventory)).toBeVisible();
});

test('USER-31 USER-32 ERR-26 ERR-27 ERR-48 a pending identity is decided by whoever may, and the badge follows the answer', async ({ desk, page }) => {
  desk.expectProblems(/status of (403|422)/);
  await desk.loginAs('admin', 'zagreb-west');
  const { id } = await player(desk, { identity: { name: 'Ana Horvat', birthdate: '2000-01-01' } });
  await query("update identities set status = 'PENDING' where user_id = $1", [id]);
  const approve = desk.dialog.getByRole('button', { name: people.identity.approve });
  const reject = async () => {
    await desk.dialog.getByRole('button', { name: people.identity.reject }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: people.identity.confirm, exact: true }).click();
  };
  await desk.loginAs('employee', 'zagreb-west');
  await opened(desk, id);
  await expect(approve).toHaveCount(0);
  await desk.loginAs('manager', 'zagreb-west');
  await opened(desk, id);
  await desk.faults({ method: 'POST', path: 'identity/approve', times: 1, status: 403, body: { message: 'Not by you' } });
  await approve.click();
  await expect(page.getByRole('alert').getByText('Not by you', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: app.shell.dismiss }).click();
  await desk.faults({ method: 'POST', path: 'identity/reject', times: 1, status: 422, body: { message: 'x', errors: { name: ['unique'] } } });
  await reject();
  await expect(page.getByText(/failed for rule/)).toBeVisible();
  await page.getByRole('button', { name: app.shell.dismiss }).click();
  await approve.click();
  await expect(page.getByText(people.identity.approved)).toBeVisible();
  await expect(desk.dialog.getByText(users.choices['identity.status'].APPROVED)).toBeVisible();
  await expect(approve).toHaveCount(0);
  await query("update identities set status = 'PENDING' where user_id = $1", [id]);
  await opened(desk, id);
  await reject();
  await expect(page.getByText(people.identity.rejected)).toBeVisible();
  await expect(desk.dialog.getByText(users.choices['identity.status'].REJECTED)).toBeVisible();
});

test('USER-30 USER-60 a password is reset by a link that works once; the dialog says until when', async ({ desk, page, browser }) => {
  desk.expectProblems(/status of (401|410)/);
  await desk.loginAs('manager', 'zagreb-west');
  const { id, username } = await player(desk, { email: 'reset@example.org' });
  const [{ id: other } = { id: 0 }] = await query<{ id: number }>("select u.id::int from users u join user_roles l on l.user_id = u.id join roles r on r.id = l.role_id where r.name = 'manager' and u.username <> 'manager' limit 1");
  await opened(desk, other);
  await expect(desk.dialog.getByRole('button', { name: people.reset.action })).toHaveCount(0);
  await opened(desk, id);
  await desk.dialog.getByRole('button', { name: people.reset.action }).click();
  await page.getByRole('button', { name: people.reset.confirm }).click();
  await expect(page.getByText(people.reset.done)).toBeVisible();
  await expect(desk.dialog.getByText(/valid until/)).toBeVisible();
  const link = letterTo(username);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(passwordReset.lead.replace('%{username}', username))).toBeVisible();
  await visitor.getByLabel(passwordReset.password, { exact: true }).fill('short');
  await visitor.getByRole('button', { name: passwordReset.submit }).click();
  await expect(visitor.getByLabel(passwordReset.password, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await visitor.getByLabel(passwordReset.password, { exact: true }).fill('brand-new-1');
  await visitor.getByRole('button', { name: passwordReset.submit }).click();
  await expect(visitor.getByText(passwordReset.done)).toBeVisible();
  const login = async (password: string) => (await page.request.post('/api/auth/login', { data: { username, password } })).status();
  expect([await login('secret-1'), await login('brand-new-1')]).toEqual([401, 200]);
  await visitor.goto('/version.json');
  await visitor.goto(link);
  await expect(visitor.getByRole('alert')).toContainText('used already');
  await visitor.getByRole('button', { name: passwordReset.signIn }).click();
  await expect(visitor.getByLabel(app.login.credential)).toBeVisible();
  await opened(desk, id);
  await expect(desk.dialog.getByText(/valid until/)).toHaveCount(0);
});

test('USER-14 USER-33 USER-52 USER-53 USER-54 USER-55 ERR-28 ERR-48 awards: at least one, LEGEND for admins, once under a key that is kept before it is sent', async ({ desk, page }) => {
  desk.expectProblems(/status of 500/, /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/);
  await desk.loginAs('manager', 'zagreb-west');
  const { id, username } = await player(desk);
  await opened(desk, id);
  await desk.dialog.getByRole('button', { name: people.award.action, exact: true }).click();
  const award = page.getByRole('dialog', { name: people.award.title.replace('%{name}', username) });
  await expect(award.getByRole('checkbox')).toHaveCount(8);
  await expect(award.getByRole('checkbox', { name: competitionWords.LEGEND })).toHaveCount(0);
  const submit = award.getByRole('button', { name: people.award.submit, exact: true });
  const none = await desk.callsDuring(async () => {
    await submit.click();
    await expect(award.getByText(people.award.none)).toBeVisible();
  });
  expect(none.filter(({ method }) => method === 'POST')).toEqual([]);
  await award.getByRole('checkbox', { name: competitionWords.birthday_party }).check();
  await award.getByRole('checkbox', { name: competitionWords.win_with_friend }).check();
  await desk.faults({ method: 'POST', path: '/achievements/events', times: 1, status: 500, body: { message: 'down' } });
  await submit.click();
  await expect(page.getByText(people.award.failed.replace('%{status}', '500'))).toBeVisible();
  await page.getByRole('button', { name: app.shell.dismiss }).click();
  // Every answer is lost, and the question for it too: it is not known. Who sent it asks again at their next sign-in and finds it done; nobody else is shown it.
  await desk.faults({ method: 'POST', path: '/achievements/events', cut: true, after: true }, { path: '/achievements/outcomes/', cut: true });
  const sent = page.waitForRequest((request) => request.url().endsWith('/achievements/events'));
  await expect(submit).toBeEnabled();
  await submit.click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ user_id: id, username, events: [{ context: 'birthday_party', data: { value: 1 } }, { context: 'win_with_friend', data: { value: 1 } }] });
  await expect(award.getByText(people.award.unknown)).toBeVisible();
  await desk.noFaults();
  for (const role of ['employee', 'manager'] as const) {
    await desk.loginAs(role, 'zagreb-west');
    await opened(desk, id);
    await desk.dialog.getByRole('button', { name: people.award.action, exact: true }).click();
    if (role === 'employee') await expect(award.getByRole('checkbox', { name: competitionWords.birthday_party })).not.toBeChecked();
  }
  await expect(page.getByText(people.award.done).or(page.getByText(/^Progress awarded/))).toBeVisible();
  expect(await query('select context from player_events where user_id = $1 order by id', [id])).toEqual([{ context: 'birthday_party' }, { context: 'win_with_friend' }]);
  await expect(panel(desk, 'achievements').getByRole('cell', { name: 'Three friends' })).toBeVisible();
  await desk.loginAs('admin', 'zagreb-west');
  await desk.open(`zagreb-west/users?filter=${encodeURIComponent(JSON.stringify({ q: username, by: ['username'] }))}`);
  await page.getByRole('button', { name: people.award.of.replace('%{name}', username) }).click();
  await expect(award.getByRole('checkbox')).toHaveCount(9);
  await award.getByRole('checkbox', { name: competitionWords.LEGEND }).check();
  await submit.click();
  await expect(page.getByText(/^Progress awarded/)).toBeVisible();
  const { body } = await desk.api<{ legend_bonus: number }>('GET', `/api/gamification/users/${id}/bonus`);
  expect(body.legend_bonus).toBeGreaterThan(0);
});

test('USER-47 USER-48 USER-49 USER-50 USER-51 USER-57 VAL-20 ERR-29 faulty users are found, imported under a username of their own rule, and leave the list', async ({ desk, page }) => {
  desk.expectProblems(/status of (409|500)/);
  await desk.loginAs('employee', 'zagreb-west');
  await desk.open('zagreb-west/users');
  await page.getByRole('link', { name: faultyUsers.notes.open }).click();
  await expect(page).toHaveURL(/zagreb-west\/faulty-users$/);
  await expect(desk.headers()).toHaveText([...Object.values<string>(faultyUsers.fields), engine.actions]);
  await page.getByRole('searchbox').fill('emir.hodzic@');
  await page.getByRole('searchbox').press('Enter');
  await expect(desk.rows()).toHaveCount(1);
  await page.getByRole('button', { name: faultyUsers.notes.act.replace('%{name}', 'emir h.') }).click();
  const username = desk.dialog.getByRole('textbox');
  const submit = desk.dialog.getByRole('button', { name: faultyUsers.actions.import, exact: true });
  await expect(username).toHaveCount(1);
  const calls = await desk.callsDuring(async () => {
    await username.fill('a.b');
    await submit.click();
    await expect(desk.dialog.getByText(rules.importedUsername)).toBeVisible();
  });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await username.fill('admin');
  await submit.click();
  await expect(desk.dialog.getByText(rules.unique)).toBeVisible();
  // What was refused goes as soon as something else stands there.
  const dismiss = page.getByRole('button', { name: app.shell.dismiss });
  await expect(dismiss).toBeVisible();
  await desk.faults({ method: 'POST', path: 'bad-imports', times: 1, status: 500, body: 'dup', contentType: 'text/plain' });
  await username.fill('emir_h');
  await expect(dismiss).toHaveCount(0);
  await submit.click();
  await expect(desk.dialog.getByText(/500.*dup/)).toBeVisible();
  await dismiss.click();
  await desk.faults({ method: 'POST', path: 'bad-imports', times: 1, status: 500, body: { message: 'taken twice' } });
  await submit.click();
  await expect(desk.dialog.getByText(/500.* taken twice$/)).toBeVisible();
  await dismiss.click();
  await submit.click();
  await expect(page.getByText(faultyUsers.notes.done)).toBeVisible();
  await expect(desk.rows()).toHaveCount(0);
  expect(await query('select u.username, e.address, w.balance::int as coins, x.balance::int as experience from users u join emails e on e.user_id = u.id join wallets w on w.user_id = u.id join experience x on x.user_id = u.id where u.username = $1', ['emir_h']))
    .toEqual([{ username: 'emir_h', address: 'emir.hodzic@mail.example', coins: 2_400, experience: 5_300 }]);
  await page.getByRole('link', { name: faultyUsers.notes.back }).click();
  await expect(page).toHaveURL(/zagreb-west\/users$/);
  for (const role of ['manager', 'admin'] as const) {
    await desk.loginAs(role, 'zagreb-west');
    await desk.open('zagreb-west/users');
    await page.getByRole('link', { name: faultyUsers.notes.open }).click();
    await expect(page.getByRole('heading', { name: faultyUsers.name })).toBeVisible();
  }
});

test('SHELL-07 SHELL-26 SHELL-27 SHELL-28 ERR-31 CONST-06 a card in the top bar opens its one holder; what is no card makes no call', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  await page.getByRole('button', { name: people.scan.open }).click();
  const box = page.getByLabel(people.scan.label);
  await expect(box).toBeFocused();
  const calls = await desk.callsDuring(async () => {
    for (const text of ['12345', '12a456', '1234567']) {
      await box.fill(text);
      await expect(page.getByText(people.scan.format)).toBeVisible();
      await box.fill('');
    }
  });
  expect(calls.filter(({ url }) => url.includes('card_id'))).toEqual([]);
  for (const unknown of ['999998', '000777']) {
    const asked = page.waitForRequest((request) => request.url().includes(`card_id=${unknown}`));
    await box.fill(unknown);
    await asked;
    await expect(page.getByText(people.scan.missing)).toBeVisible();
  }
  await box.fill(';012345');
  await box.press('Enter');
  await expect(page).toHaveURL(/zagreb-west\/users\/6\/show$/);
  await expect(desk.dialog.getByText('Petar Žarić').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('SHELL-29 a scanned text in the search loses the scanner\'s mark', async ({ desk, page }) => {
  await desk.loginAs('employee');
  await desk.open('users');
  await expect(desk.rows()).toHaveCount(10);
  const asked = page.waitForRequest((request) => request.url().includes('card_id='));
  await page.getByRole('searchbox').fill(';012345');
  await page.getByRole('searchbox').press('Enter');
  expect(new URL((await asked).url()).searchParams.get('card_id')).toBe('012345');
  await expect(desk.rows()).toHaveCount(1);
});

test('USER-37 USER-42 SHELL-26 a scan fills the card id of the form; a closed form forgets what was typed', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  const { id } = await player(desk, { name: 'Original' });
  await desk.open(`zagreb-west/users/${id}`);
  await desk.dialog.getByRole('button', { name: people.scan.open }).click();
  await page.getByRole('dialog', { name: people.scan.title }).getByLabel(people.scan.label).fill('654321');
  await expect(page.getByRole('dialog', { name: people.scan.title })).toHaveCount(0);
  await expect(desk.dialog.getByLabel(users.fields.card_id)).toHaveValue('654321');
  const name = desk.dialog.getByLabel(users.fields.name, { exact: true });
  await name.fill('Changed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await desk.open(`zagreb-west/users/${id}`);
  await expect(desk.dialog.getByLabel(users.fields.name, { exact: true })).toHaveValue('Original');
  await expect(desk.dialog.getByLabel(users.fields.card_id)).toHaveValue('');
});

test('GAMI-07 an achievement shows its users with their progress', async ({ desk }) => {
  await desk.loginAs('manager');
  const { body } = await desk.api<{ content: { id: number; name: string }[] }>('GET', '/api/achievements/achievements?size=100');
  const { id = 0 } = body.content.find(({ name }) => name === 'Five days in a row') ?? {};
  const { body: listed } = await desk.api<{ content: { username: string }[]; total_elements: number }>('GET', `/api/achievements/achievements/${id}/users?size=5&page=0`);
  await desk.open(`achievements/${id}/show`);
  for (const { username } of listed.content) await expect(panel(desk, 'users').getByRole('cell', { name: new RegExp(`^${username.replaceAll('.', '\\.')}( ·|$)`) })).toBeVisible();
  await panel(desk, 'users').getByRole('button', { name: /^Next page/ }).click();
  await expect(panel(desk, 'users').getByText(`6–${Math.min(10, listed.total_elements)} of ${listed.total_elements}`)).toBeVisible();
});

test('PERM-16 PERM-17 PERM-18 PERM-19 PERM-20 who may manage whom: edit, delete and reset are there for these rows alone; deleting oneself signs out', async ({ desk, page }) => {
  desk.expectProblems(/status of 401/);
  await desk.loginAs('admin', 'zagreb-west');
  const staff = await desk.api<{ id: number }>('POST', '/api/core/users', { username: `e2e.s${Date.now()}`, password: 'secret-1', roles: ['employee'] });
  const { id } = await player(desk);
  const sees = async (user: number, there: boolean) => {
    await opened(desk, user);
    for (const name of ['Edit', 'Delete', people.reset.action]) await expect(desk.dialog.getByRole('button', { name, exact: true }), `${name} of ${user}`).toHaveCount(there ? 1 : 0);
  };
  await sees(2, true);
  await desk.loginAs('manager', 'zagreb-west');
  await sees(staff.body.id, true);
  await sees(2, false);
  await desk.loginAs('employee', 'zagreb-west');
  await sees(id, true);
  await sees(staff.body.id, false);
  await desk.loginAs('admin');
  const name = `e2e.a${Date.now()}`;
  const { body: own } = await desk.api<{ id: number }>('POST', '/api/core/users', { username: name, password: 'arena-demo', roles: ['admin'] });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await desk.fillSignIn(name);
  await page.waitForURL(/admin-dashboard$/);
  await desk.open(`users/${own.id}/delete`);
  await expect(desk.dialog.getByText(users.notes.ownAccount)).toBeVisible();
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByLabel(app.login.credential)).toBeVisible();
});
