import { app } from '#i18n/en/app.ts';
import { purchase } from '#i18n/en/purchase.ts';
import { till } from '#i18n/en/till.ts';
import { expect, query, test, type Desk } from './support/desk.ts';
import { scan } from './support/scanner.ts';
import { Till } from './support/till.ts';

/** A player of the demo chain whose card is nobody else's. */
const player = async () => {
  const [found] = await query<{ id: number; card: string; name: string }>(
    `select u.id::int as id, u.card_id as card, u.username as name from users u
     where u.card_id is not null and u.active and not u.banned and (select count(*) from users o where o.card_id = u.card_id) = 1 and u.id > 10 order by u.id limit 1`);
  if (!found) throw new Error('the demo chain has no card');
  return found;
};
const sold = async (user: number) => (await query<{ n: number; gross: number; coins: number }>(
  'select count(*)::int as n, coalesce(sum(i.gross), 0)::int as gross, (select coalesce(sum(l.amount), 0)::float8 from coin_ledger l where l.user_id = $1 and l.invoice_id is not null) as coins from invoices i where i.user_id = $1', [user]))[0] ?? { n: 0, gross: 0, coins: 0 };
const amount = (desk: Desk) => desk.dialog.getByLabel(new RegExp(`^${till.verbs.amount}`));
const said = (desk: Desk, text: string) => expect(desk.page.locator('.ad-snackbar').getByText(text.split('%{')[0] as string)).toBeVisible({ timeout: 20_000 });

/** At the list of users, with register 2 chosen. */
const atRegister = async (desk: Desk, card: string) => {
  await desk.loginAs('employee', 'zagreb-west');
  await desk.open('zagreb-west/users');
  await expect(desk.rows().first()).toBeVisible();
  await scan(desk.page, `;${card}`);
  await desk.dialog.getByLabel(till.verbs.register).selectOption('2');
  await expect(desk.dialog.getByText(till.verbs.by.replace('%{method}', 'Cash'))).toBeVisible();
  await expect(amount(desk)).toBeFocused();
};
const topUp = async (desk: Desk, money: string) => {
  await amount(desk).fill(money);
  await desk.pressEnterOn(amount(desk));
};

test('OP-025 SHELL-26 a card scanned over a field of the list of users leaves nothing in it and tops up by two keys', async ({ desk, page }) => {
  const { id, card, name } = await player();
  await atRegister(desk, card);
  await page.keyboard.press('Escape');
  const search = page.locator('input[type="search"]').first();
  await search.fill('ab');
  const before = await sold(id);
  // Without its mark the scanner is known by its speed.
  await scan(page, card);
  await expect(desk.dialog.getByRole('heading', { name })).toBeVisible();
  await expect(search).toHaveValue('ab');
  await expect(amount(desk)).toBeFocused();
  await page.keyboard.press('5');
  // A person sees what was typed before ending it; an end right behind a key is a scanner's.
  await expect(amount(desk)).toHaveValue('5');
  await page.keyboard.press('Enter');
  await expect(desk.dialog).toHaveCount(0);
  await expect.poll(() => sold(id)).toEqual({ n: before.n + 1, gross: before.gross + 500, coins: before.coins + 500 });
});

test('a letter does what it says: p sells a pass by its digit, v opens the player', async ({ desk, page }) => {
  const { id, card, name } = await player();
  await atRegister(desk, card);
  const before = await sold(id);
  await amount(desk).press('p');
  await expect(desk.dialog.getByRole('heading', { name: new RegExp(till.verbs.choosePass.replace('?', '\\?')) })).toBeVisible();
  await expect(desk.dialog.getByRole('button').filter({ hasText: 'EUR' }).first()).toBeFocused();
  await page.keyboard.press('1');
  await expect(desk.dialog).toHaveCount(0);
  await expect.poll(async () => (await sold(id)).n).toBe(before.n + 1);
  await scan(page, `;${card}`);
  await expect(amount(desk)).toBeFocused();
  await page.keyboard.press('v');
  await expect(page).toHaveURL(new RegExp(`/zagreb-west/users/${id}/show$`));
  await expect(desk.dialog.getByText(name).first()).toBeVisible();
});

test('SHELL-27 SHELL-28 what is nobody’s card is said with what was read', async ({ desk, page }) => {
  const [shared] = await query<{ card: string }>('select card_id as card from users where card_id is not null group by 1 having count(*) > 1 limit 1');
  await desk.loginAs('employee', 'zagreb-west');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  for (const [code, word] of [['999998', till.scan.card], [shared?.card ?? '', till.scan.shared], ['12345', till.scan.unknown]] as const) {
    await scan(page, `;${code}`);
    await expect(desk.dialog.getByText(word.replace('%{code}', code))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(desk.dialog).toHaveCount(0);
  }
});

test('a lost answer is asked for: one invoice, and the person hears that it went through', async ({ desk, page }) => {
  const { id, card } = await player();
  await atRegister(desk, card);
  const before = await sold(id);
  desk.expectProblems(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/);
  await page.route('**/api/shop/invoices', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  let cut = 3;
  await page.route('**/api/shop/outcomes/**', (route) => (cut-- > 0 ? route.abort('connectionreset') : route.continue()));
  await topUp(desk, '3');
  await said(desk, till.verbs.unknown);
  await said(desk, till.settled.invoice);
  expect(await sold(id)).toEqual({ n: before.n + 1, gross: before.gross + 300, coins: before.coins + 300 });
});

test('a request that never arrived is barred and said to be: nothing is sold', async ({ desk, page }) => {
  const { id, card } = await player();
  await atRegister(desk, card);
  const before = await sold(id);
  desk.expectProblems(/ERR_CONNECTION|Failed to load/);
  const sent: string[] = [];
  await page.route('**/api/shop/invoices', (route) => {
    sent.push(route.request().headers()['idempotency-key'] ?? '');
    return route.abort('connectionreset');
  });
  await topUp(desk, '3');
  await expect(page.locator('.ad-snackbar')).toBeVisible();
  await expect(amount(desk)).toHaveValue('3');
  expect(sent).toHaveLength(1);
  expect(await query('select state from outcomes where key = $1', [sent[0]])).toEqual([{ state: 'barred' }]);
  expect(await sold(id)).toEqual(before);
});

test('pressed twice while it is on its way it is one sale', async ({ desk, page }) => {
  const { id, card } = await player();
  await atRegister(desk, card);
  const before = await sold(id);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/shop/invoices', async (route) => {
    await held;
    await route.continue();
  });
  await amount(desk).fill('4');
  await amount(desk).press('Enter');
  await amount(desk).press('Enter');
  await amount(desk).press('Enter');
  release();
  await expect(desk.dialog).toHaveCount(0);
  expect(await sold(id)).toEqual({ n: before.n + 1, gross: before.gross + 400, coins: before.coins + 400 });
});

/** Sells, and keeps the answer from the page for good. */
const sendAndHold = async (desk: Desk, money: string) => {
  let arrived = (): void => undefined;
  const reached = new Promise<void>((done) => {
    arrived = done;
  });
  await desk.page.route('**/api/shop/invoices', async (route) => {
    await route.fetch();
    arrived();
  });
  await topUp(desk, money);
  // The route stays: taking it away would let the request go.
  await reached;
};

test('a reload in flight loses nothing and sells nothing twice', async ({ desk, page }) => {
  const { id, card } = await player();
  await atRegister(desk, card);
  const before = await sold(id);
  await sendAndHold(desk, '6');
  const calls = await desk.callsDuring(async () => {
    await page.reload();
    await said(desk, till.settled.invoice);
  });
  expect(calls.filter(({ method, url }) => method === 'POST' && url === '/api/shop/invoices')).toEqual([]);
  expect(calls.filter(({ url }) => url.startsWith('/api/shop/outcomes/'))).toHaveLength(1);
  expect(await sold(id)).toEqual({ n: before.n + 1, gross: before.gross + 600, coins: before.coins + 600 });
});

test('AUTH-21 AUTH-23 a sign-out in flight: nobody else hears of the sale, and who made it does at the next sign-in; the register is forgotten', async ({ desk, page }) => {
  const { id, card } = await player();
  await atRegister(desk, card);
  const before = await sold(id);
  await sendAndHold(desk, '7');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: app.shell.logout }).click();
  await expect(page.getByLabel(app.login.credential)).toBeVisible();
  expect(await desk.storedKeys()).toEqual(['arenadesk.preferred_arena']);
  const asManager = await desk.callsDuring(async () => {
    await desk.loginAs('manager', 'zagreb-west');
    // The till has come, and looked for what is this person's.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/till-[^/]+\.js/.test(name)));
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(desk.rows().first()).toBeVisible();
  });
  expect(asManager.filter(({ url }) => url.startsWith('/api/shop/outcomes/'))).toEqual([]);
  await desk.loginAs('employee', 'zagreb-west');
  await said(desk, till.settled.invoice);
  expect(JSON.parse((await desk.stored('arenadesk.state')) ?? '{}')).toMatchObject({ cash_register_label: null });
  expect(await sold(id)).toEqual({ n: before.n + 1, gross: before.gross + 700, coins: before.coins + 700 });
});

test('what is open is asked for by one of several tabs', async ({ desk, page, context }) => {
  const { id, card } = await player();
  await atRegister(desk, card);
  const before = await sold(id);
  await sendAndHold(desk, '8');
  const asked: string[] = [];
  context.on('request', (request) => request.url().includes('/shop/outcomes/') && asked.push(request.url()));
  const others = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([page.reload(), ...others.map((other) => other.goto('/zagreb-west/users'))]);
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(1);
  await expect.poll(async () => (await Promise.all([page, ...others].map((one) => one.locator('.ad-snackbar').count()))).reduce((sum, n) => sum + n, 0)).toBe(1);
  expect(asked).toHaveLength(1);
  expect(await sold(id)).toEqual({ n: before.n + 1, gross: before.gross + 800, coins: before.coins + 800 });
});

test('a second tab at the same register is told so, in both, until one of them goes', async ({ desk, page, context }) => {
  const note = till.otherTab.replace('%{register}', '2');
  const here = new Till(page);
  await desk.loginAs('employee', 'zagreb-west');
  await here.open('zagreb-west');
  await here.register.selectOption('2');
  const other = await context.newPage();
  await new Till(other).open('zagreb-west');
  await expect(other.getByText(note)).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await other.close();
  await expect(page.getByText(note)).toHaveCount(0);
});

test('the journal lists the day’s sales of this register and person alone: asks for what is open, opens and prints what was sold', async ({ desk, page }) => {
  const { id, card, name } = await player();
  await atRegister(desk, card);
  let cut = true;
  await page.route('**/api/shop/invoices', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/api/shop/outcomes/**', (route) => (cut ? route.abort('connectionreset') : route.continue()));
  desk.expectProblems(/ERR_CONNECTION|Failed to load/);
  await topUp(desk, '9');
  await said(desk, till.verbs.unknown);
  const here = new Till(page);
  await page.goto('/zagreb-west/purchase');
  await expect(here.register).toHaveValue('2');
  await page.getByRole('button', { name: till.journal.openUnsettled.split(' |||| ')[0]?.replace('%{smart_count}', '1') }).click();
  const line = desk.dialog.getByRole('row').filter({ hasText: name });
  await expect(line).toContainText(till.states.unknown);
  await expect(line).toContainText('9,00 EUR');
  cut = false;
  await line.getByRole('button', { name: till.journal.ask }).click();
  await expect(line).toContainText(new RegExp(`${till.states.invoiced}|${till.states.fiscalized}`));
  const [invoice] = await query<{ id: number; label: string }>('select id::int, label from invoices where user_id = $1 order by id desc limit 1', [id]);
  const popup = page.waitForEvent('popup');
  await line.getByRole('button', { name: till.journal.print.replace('%{label}', invoice?.label ?? '') }).click();
  await (await popup).close();
  await line.getByRole('button', { name: till.journal.invoice.replace('%{label}', invoice?.label ?? '') }).click();
  await expect(page).toHaveURL(new RegExp(`/zagreb-west/invoices/${invoice?.id}/show$`));
  // Printed, and refused by the tax office since: that is what matters, and the button says so.
  await query("update fiscal_tasks set state = 'rejected' where invoice_id = $1", [invoice?.id]);
  await query('update invoices set fiscalized = false where id = $1', [invoice?.id]);
  await here.open('zagreb-west');
  await page.getByRole('button', { name: till.journal.open, exact: true }).click();
  await expect(line).toContainText(till.since.rejected);
  await expect(page.getByRole('button', { name: till.journal.openUnsettled.split(' |||| ')[0]?.replace('%{smart_count}', '1'), includeHidden: true })).toBeAttached();
  await page.keyboard.press('Escape');
  // One that still waits is followed while the journal lies open: nobody has to ask.
  await query("update fiscal_tasks set state = 'pending', due_at = now() + interval '1 day' where invoice_id = $1", [invoice?.id]);
  await page.getByRole('button', { name: till.journal.openUnsettled.split(' |||| ')[0]?.replace('%{smart_count}', '1') }).click();
  await expect(line).toContainText(till.since.pending);
  await query("update fiscal_tasks set state = 'done' where invoice_id = $1", [invoice?.id]);
  await query('update invoices set fiscalized = true where id = $1', [invoice?.id]);
  await expect(line).not.toContainText(till.since.pending, { timeout: 20_000 });
  await page.keyboard.press('Escape');
  // Another register has another journal, and so has another person.
  await here.open('zagreb-west');
  await here.register.selectOption('1');
  await page.getByRole('button', { name: till.journal.open, exact: true }).click();
  await expect(desk.dialog.getByText(till.journal.empty)).toBeVisible();
});

test('AUTH-21 a parked sale waits over a sign-out, and is shown to nobody else', async ({ desk, page }) => {
  const here = new Till(page);
  const parked = page.getByRole('button', { name: purchase.parked });
  const atTill = async () => {
    await here.open('zagreb-west');
    await here.register.selectOption('3');
  };
  await desk.loginAs('employee', 'zagreb-west');
  await atTill();
  await here.addSnack();
  await page.getByRole('button', { name: purchase.park, exact: true }).click();
  await expect(parked).toBeEnabled();
  await page.getByRole('button', { name: app.shell.logout }).click();
  await expect(page.getByLabel(app.login.credential)).toBeVisible();
  await desk.loginAs('manager', 'zagreb-west');
  await atTill();
  await expect(page.getByRole('button', { name: till.journal.open, exact: true })).toBeEnabled();
  await expect(parked).toBeDisabled();
  await desk.loginAs('employee', 'zagreb-west');
  await atTill();
  await expect(parked).toBeEnabled();
});

test('OP-025 on the till a scan is heard with the focus on + and on Finish: it presses nothing', async ({ desk, page }) => {
  const { card, name } = await player();
  const here = new Till(page);
  await desk.loginAs('employee', 'zagreb-west');
  await here.open('zagreb-west');
  await here.register.selectOption('2');
  await here.addSnack();
  const total = await here.total.textContent();
  const before = await query('select count(*)::int as n from invoices');
  for (const button of [page.getByRole('button', { name: new RegExp(`^${purchase.finish}`) }), page.locator('.ad-till button').filter({ hasText: purchase.park }).first()]) {
    await button.focus();
    await scan(page, card);
    await expect(here.buyer).toContainText(name);
  }
  expect([await here.total.textContent(), await query('select count(*)::int as n from invoices')]).toEqual([total, before]);
});
