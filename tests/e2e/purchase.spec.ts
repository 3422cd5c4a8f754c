import type { Locator, Page } from '@playwright/test';
import { app } from '#i18n/en/app.ts';
import { common } from '#i18n/en/common.ts';
import { engine } from '#i18n/en/engine.ts';
import { invoiceActions } from '#i18n/en/invoice-actions.ts';
import { people } from '#i18n/en/people.ts';
import { purchase } from '#i18n/en/purchase.ts';
import { users } from '#i18n/en/users.ts';
import { expect, query, test, type Desk } from './support/desk.ts';
import { Till } from './support/till.ts';

const countOf = async (sql: string, values: readonly unknown[] = []): Promise<number> => Number((await query<{ n: string }>(`select count(*) as n from ${sql}`, values))[0]?.n);
const lastInvoice = async () => (await query<{ id: number; gross: number; user_id: number | null; by_user_id: number; register: number; method: string; company: string | null }>(
  `select id::int, gross::int, user_id::int, by_user_id::int, register_label::int as register, payment_method as method, user_frozen->'company'->>'name' as company from invoices order by id desc limit 1`))[0];

test.describe('the screen', () => {
  test('PURCH-01 NAV-12 SHELL-14 without an arena there is only a note; every role has the till in its menu', async ({ desk, page }) => {
    for (const role of ['admin', 'manager', 'employee'] as const) {
      await desk.loginAs(role);
      const menu = page.getByRole('navigation', { name: app.shell.menu });
      for (const name of [app.pages.purchase, 'Items', 'Invoices', 'Carts']) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Categories', exact: true })).toHaveCount(role === 'employee' ? 0 : 1);
      await menu.getByRole('link', { name: app.pages.purchase, exact: true }).click();
      await expect(page.getByText(purchase.noArena)).toBeVisible();
      await expect(page.getByRole('button', { name: new RegExp(`^${purchase.finish}`) })).toHaveCount(0);
    }
  });

  test('PURCH-02 PURCH-03 PURCH-38 PURCH-45 PURCH-46 registers and payment methods are those of the arena; without any the till says what to do', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'zagreb-west');
    await till.open('zagreb-west');
    const labels = await query<{ label: number }>('select label from cash_registers where arena_id = 1 order by label');
    expect((await till.register.locator('option:not([disabled])').allTextContents())).toEqual(labels.map(({ label }) => purchase.registerNamed.replace('%{label}', String(label))));
    await expect(till.methods.getByRole('radio')).toHaveCount(3);
    await expect(till.methods.getByRole('radio').first()).toBeChecked();
    await desk.loginAs('admin', 'osijek-novi');
    await till.open('osijek-novi');
    await expect(page.getByText(purchase.noRegisters)).toBeVisible();
    await expect(page.getByText(purchase.noMethods)).toBeVisible();
    await till.refuses(purchase.reasons.method, purchase.reasons.register, purchase.reasons.items);
  });

  test('PURCH-04 PURCH-06 PURCH-07 PURCH-08 items: tabs are the groups of the answer, coins first; a search asks once after 400 ms; refresh asks again', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'zagreb-west');
    const answer = page.waitForResponse((response) => response.url().includes('/items/purchase'));
    await till.open('zagreb-west');
    const groups = Object.keys((await (await answer).json()) as object);
    const tabs = page.getByRole('tab');
    expect((await tabs.allTextContents()).map((text) => text.replace(/\d+$/, '')).toSorted()).toEqual(groups.toSorted());
    await expect(tabs.first()).toHaveText(/^Coins/);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const calls = await desk.callsDuring(async () => {
      await till.itemSearch.pressSequentially('cola', { delay: 60 });
      await expect(tabs).toHaveCount(1);
    });
    expect(calls.filter(({ url }) => url.includes('/items/purchase')).map(({ url }) => new URL(url, 'http://x').searchParams.get('name'))).toEqual(['cola']);
    await expect(tabs.first()).toHaveText(/^Drinks/);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const again = page.waitForRequest((request) => request.url().includes('/items/purchase'));
    await page.getByRole('button', { name: purchase.refresh }).click();
    await again;
    await till.itemSearch.fill('nothing is called so');
    await expect(page.getByText(purchase.nothingFound)).toBeVisible();
    await page.getByRole('button', { name: common.clear }).click();
    await expect(tabs).toHaveCount(groups.length);
  });

  test('PURCH-09 PURCH-10 PURCH-16 PURCH-19 PURCH-25 PURCH-26 PURCH-27 OP-034 quantities by buttons and by text', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'zagreb-west');
    await till.open('zagreb-west');
    await expect(till.playerSearch).toBeDisabled();
    await till.category('Drinks');
    const [cola, zero] = [till.row('Coca-Cola · 0,5 l'), till.row('Coca-Cola Zero · 0,5 l')];
    await cola.more.click();
    await cola.more.click();
    await zero.quantity.fill('3');
    await expect(page.getByText(purchase.pieces.split(' |||| ')[1]?.replace('%{count}', '5') ?? '')).toBeVisible();
    await expect(till.playerSearch).toBeEnabled();
    await expect(till.cart.getByRole('row').nth(1)).toHaveText(/Coca-Cola · 0,5 l\s*2\s*3,90\s*7,80/);
    await expect(till.total).toHaveText(/^19,50/);
    await cola.fewer.click();
    await expect(cola.quantity).toHaveValue('1');
    await cola.remove.click();
    await expect(till.cart.getByRole('row')).toHaveCount(2);
    for (const text of ['0', 'abc', '1.5', '1,5', '1e3', '٣', '+3', '0x10']) {
      await zero.quantity.fill('2');
      await zero.quantity.blur();
      await expect(till.total).toHaveText(/^7,80/);
      await zero.quantity.fill(text);
      await zero.quantity.blur();
      await expect(till.cart.getByRole('row'), text).toHaveCount(1);
      await expect(zero.quantity).toHaveValue('');
    }
    await zero.quantity.fill(' 2 ');
    await zero.quantity.blur();
    await expect(zero.quantity).toHaveValue('2');
    for (const text of ['-3', '99999999999']) {
      await zero.quantity.fill(text);
      await zero.quantity.blur();
      await expect(zero.quantity, text).toHaveValue('2');
      await expect(till.total).toHaveText(/^7,80/);
    }
    await expect(page.getByText(purchase.tooMuch.split('%')[0] ?? '')).toBeVisible();
    await page.getByRole('button', { name: purchase.reset, exact: true }).click();
    await expect(till.total).toHaveText(/^0,00/);
  });

  test('PURCH-28 PURCH-29 OP-027 OP-028 coins are entered as money, at every rate', async ({ desk, page }) => {
    const till = new Till(page);
    const bought = async (text: string) => {
      await till.coins.fill(text);
      await till.coins.blur();
      const row = till.cart.getByRole('row').nth(1);
      return (await row.count()) === 0 ? null : await row.getByRole('cell').nth(1).textContent();
    };
    await desk.loginAs('admin', 'zagreb-west');
    try {
      for (const [rate, cases] of [[100, { '10,00': '1.000', '100.000': '10.000.000', abc: null }], [25, { '0,58': '15', '2,30': '58', '4,02': '101' }], [10, { '0,04': null, '0,05': '1' }]] as const) {
        await query('update arenas set coins_per_currency = $1 where id = 1', [rate]);
        await till.open('zagreb-west');
        for (const [text, coins] of Object.entries(cases)) expect(await bought(text), `${text} at ${rate}`).toBe(coins);
      }
    } finally {
      await query('update arenas set coins_per_currency = 100 where id = 1');
    }
  });

  test('PURCH-11 PURCH-12 PURCH-13 PURCH-14 PURCH-36 players: found as the users list finds them, one at a time', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'zagreb-west');
    await till.open('zagreb-west');
    await till.addSnack();
    const asked: URLSearchParams[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/core/users')) asked.push(url.searchParams);
    });
    await page.getByRole('button', { name: new RegExp(`^${engine.search.by}`) }).click();
    const ticks = page.getByRole('menuitemcheckbox');
    expect((await ticks.allTextContents()).slice(1)).toEqual(Object.values(users.search));
    expect(await ticks.evaluateAll((all) => all.slice(1).filter((one) => one.getAttribute('aria-checked') === 'true').map((one) => one.textContent))).toEqual(['Username', 'Name', 'Card ID']);
    await page.keyboard.press('Escape');
    await till.playerSearch.fill('mar');
    await till.playerSearch.press('Enter');
    await expect(till.players).toHaveCount(5);
    const [first] = asked;
    expect([first?.get('size'), first?.get('username'), first?.get('name'), first?.get('card_id'), first?.get('email')]).toEqual(['5', 'mar', 'mar', 'mar', null]);
    await till.players.nth(0).click();
    await till.players.nth(1).click();
    await expect(page.locator('tr[aria-selected="true"]').filter({ has: page.locator('td.ad-second') })).toHaveCount(1);
    await till.players.nth(1).click();
    await expect(page.getByText(purchase.noPlayer)).toBeVisible();
    await page.getByRole('combobox', { name: engine.pager.size }).selectOption('10');
    await expect.poll(() => asked.at(-1)?.get('size')).toBe('10');
    await page.getByRole('button', { name: engine.pager.next }).click();
    await expect.poll(() => asked.at(-1)?.get('page')).toBe('1');
    const before = asked.length;
    await till.playerSearch.fill('');
    await till.playerSearch.press('Enter');
    await expect(page.getByText(purchase.playersHint)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${engine.search.by}`) }).click();
    await ticks.first().click();
    await ticks.first().click();
    await page.keyboard.press('Escape');
    await expect(till.playerSearch).toHaveAttribute('readonly');
    expect(asked.length).toBe(before);
  });

  test('PURCH-17 PURCH-22 PURCH-23 PURCH-34 PURCH-35 a chosen player: five values, five calls, three panels; beginners are offered the starter pack', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'zagreb-west');
    await till.open('zagreb-west');
    await till.addSnack();
    const calls = await desk.callsDuring(async () => {
      await till.choose('player');
      for (const name of [people.panels.topItems, people.panels.topGames, people.panels.subscriptions]) await expect(page.getByRole('region', { name }).locator('table, .ad-muted').first()).toBeVisible();
      await expect(till.buyer.locator('.ad-till-balance')).toHaveText(/\d/);
    });
    for (const part of ['/users/6/wallet', '/users/6/xp', 'most-sold-to-user', 'most-played-by-user', '/users/6/subscriptions']) expect(calls.filter(({ url }) => url.includes(part)), part).toHaveLength(1);
    const [row = { username: '', email: '', balance: 0 }] = await query<{ username: string; email: string; balance: number }>('select u.username, u.email_address as email, w.balance::int from users u join wallets w on w.user_id = u.id where u.id = 6');
    for (const text of [row.username, row.email, 'starter']) await expect(till.buyer).toContainText(text);
    await expect(till.buyer).toContainText(String(row.balance).replace(/\B(?=(\d{3})+$)/g, '.'));
    await expect(till.buyer.getByText(purchase.starterPack)).toBeVisible();
    await till.buyer.getByRole('button').click();
    await expect(page.getByText(purchase.choosePlayer)).toHaveCount(3);
    const [pro = { username: '' }] = await query<{ username: string }>('select u.username from users u join experience x on x.user_id = u.id where x.balance between 5000 and 14999 and u.retired_at is null order by length(u.username) desc limit 1');
    await till.choose(pro.username);
    await expect(till.buyer).toContainText('bronze');
    await expect(till.buyer.getByText(purchase.starterPack)).toHaveCount(0);
  });

  test('USER-13 PURCH-47 the users list leads to the till with the player chosen, once an arena is', async ({ desk, page }) => {
    await desk.loginAs('admin');
    await desk.open('users');
    const shop = (name: string) => page.getByRole('button', { name: users.notes.shop.replace('%{name}', name), exact: true });
    await page.getByRole('searchbox').fill('player');
    await page.getByRole('searchbox').press('Enter');
    await expect(shop('player')).toBeDisabled();
    await shop('player').focus();
    await expect(page.getByRole('tooltip')).toHaveText(users.notes.shopNoArena);
    await desk.open('zagreb-west/users');
    await page.getByRole('searchbox').fill('player');
    await page.getByRole('searchbox').press('Enter');
    await shop('player').click();
    await expect(page).toHaveURL(/\/zagreb-west\/purchase$/);
    await expect(new Till(page).buyer).toContainText('player');
  });

  test('NAV-49 AUTH-23 another arena, and signing out, forget the register', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'zagreb-west');
    await till.open('zagreb-west');
    await till.register.selectOption('2');
    await page.reload();
    await expect(till.register).toHaveValue('2');
    await desk.open('cakovec-sjever-2/purchase');
    await expect(till.register).toHaveValue('');
    await till.register.selectOption('2');
    await page.getByRole('button', { name: app.shell.logout }).or(page.getByRole('link', { name: app.shell.logout })).click();
    await desk.fillSignIn('employee');
    await page.waitForURL(/dashboard$/);
    await till.open('cakovec-sjever-2');
    await expect(till.register).toHaveValue('');
  });
});

test.describe('Finish', () => {
  test('PURCH-39 PURCH-40 PURCH-41 PURCH-42 is possible exactly when nothing is missing, and says what is', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'zagreb-west');
    await till.open('zagreb-west');
    await till.refuses(purchase.reasons.items, purchase.reasons.register);
    await till.addSnack();
    await till.refuses(purchase.reasons.register);
    await till.register.selectOption('1');
    await expect(till.finish).toBeEnabled();
    await page.getByRole('button', { name: purchase.company.title }).click();
    const fields = [purchase.company.name, purchase.company.pidn, purchase.company.address];
    for (const [i, name] of fields.entries()) {
      await till.refuses(purchase.reasons.company);
      await page.getByLabel(name, { exact: true }).fill(i === 2 ? 'Ulica 1' : '123');
    }
    await expect(till.finish).toBeEnabled();
    await page.getByLabel(purchase.company.address, { exact: true }).fill(' ');
    await till.refuses(purchase.reasons.company);
    await page.getByRole('button', { name: purchase.company.title }).click();
    await expect(till.finish).toBeEnabled();
    for (const category of ['Coins', 'Subscriptions', 'Time Tickets', 'Passes']) {
      await till.category(category);
      const more = page.getByRole('button', { name: /^One more of/ }).first();
      await more.click();
      await till.refuses(purchase.reasons.player);
      await till.removeFirst();
      await expect(till.finish, category).toBeEnabled();
    }
    await till.category('Coins');
    await till.coins.fill('5');
    await till.refuses(purchase.reasons.player);
    await till.choose('player');
    await expect(till.finish).toBeEnabled();
  });

  test('PURCH-43 OP-032 pressed five times while it is slow, it sells once', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'cakovec-sjever-2');
    await till.open('cakovec-sjever-2');
    await till.register.selectOption('1');
    await till.addSnack();
    const before = await countOf('invoices');
    const gate: { go: () => void } = { go: () => undefined };
    const held = new Promise<void>((go) => (gate.go = go));
    let posts = 0;
    await page.route('**/api/shop/invoices', async (route) => {
      posts += 1;
      await held;
      await route.continue();
    });
    await till.finish.dblclick();
    await till.refuses(purchase.reasons.busy);
    for (const key of ['Enter', 'F9', 'F9']) await page.keyboard.press(key);
    gate.go();
    await expect(page.getByText(invoiceActions.created).or(page.getByText(invoiceActions.createdOnly))).toBeVisible();
    await expect(till.total).toHaveText(/^0,00/);
    expect([posts, (await countOf('invoices')) - before]).toEqual([1, 1]);
  });

  test('PURCH-15 PURCH-21 PURCH-31 PURCH-32 PURCH-44 PURCH-48 a manager sells coins and a snack by mouse, to a player and a company: shown and printed', async ({ desk, page, context }) => {
    const till = new Till(page);
    await desk.loginAs('manager', 'zagreb-west');
    await till.open('zagreb-west');
    await till.register.selectOption('2');
    await till.addSnack();
    await till.category('Coins');
    await till.coins.fill('10,00');
    await till.choose('player');
    await page.getByRole('button', { name: purchase.company.title }).click();
    for (const [name, text] of [[purchase.company.name, 'Firma d.o.o.'], [purchase.company.pidn, '12345678903'], [purchase.company.address, 'Ulica 1, Zagreb']] as const) await page.getByLabel(name, { exact: true }).fill(text);
    await till.methods.getByRole('radio').nth(1).check();
    const wallet = async () => Number((await query<{ balance: number }>('select balance::int from wallets where user_id = 6'))[0]?.balance);
    const coins = await wallet();
    const [sent, popup] = [page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/shop/invoices')), context.waitForEvent('page')];
    await till.finish.click();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(Object.keys(body).toSorted()).toEqual(['arena_id', 'by_user', 'cash_register_label', 'payment_method', 'user', 'variants']);
    expect(body).toMatchObject({
      by_user: { id: 2, username: 'manager' }, arena_id: 1, cash_register_label: 2, payment_method: 'creditCard',
      user: { id: 6, username: 'player', balance: coins, company: { name: 'Firma d.o.o.', pidn: '12345678903', address: 'Ulica 1, Zagreb' } },
    });
    expect((body.variants as { amount?: number; quantity: number }[]).find(({ amount }) => amount !== undefined)).toMatchObject({ amount: 1000, quantity: 1000 });
    await expect(desk.dialog).toContainText('Firma d.o.o.');
    expect((await popup).url()).toBe('about:blank');
    // What a purchase is awarded for comes besides.
    expect(await wallet()).toBeGreaterThanOrEqual(coins + 1000);
    expect((await query<{ amount: number }>(`select amount::int from coin_ledger where user_id = 6 and reason = 'sale' order by id desc limit 1`))[0]?.amount).toBe(1000);
    expect(await lastInvoice()).toMatchObject({ company: 'Firma d.o.o.', user_id: 6, by_user_id: 2, register: 2, method: 'creditCard', gross: 1000 + 190 });
    await desk.dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(till.total).toHaveText(/^0,00/);
    await expect(page.getByText(purchase.noPlayer)).toBeVisible();
    await expect(till.methods.getByRole('radio').first()).toBeChecked();
  });

  test('PURCH-15 PURCH-33 ERR-19 a company alone; without the print flag a confirmation and no window', async ({ desk, page, context }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'cakovec-sjever-2');
    await till.open('cakovec-sjever-2');
    await till.register.selectOption('1');
    await till.addSnack();
    await page.keyboard.press('F8');
    for (const [name, text] of [[purchase.company.name, 'Firma d.o.o.'], [purchase.company.pidn, '12345678903'], [purchase.company.address, 'Ulica 1']] as const) await page.getByLabel(name, { exact: true }).fill(text);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/shop/invoices'));
    await page.keyboard.press('F9');
    expect(((await sent).postDataJSON() as { user: unknown }).user).toEqual({ company: { name: 'Firma d.o.o.', pidn: '12345678903', address: 'Ulica 1' } });
    await expect(page.getByText(invoiceActions.created).or(page.getByText(invoiceActions.createdOnly))).toBeVisible();
    await expect(desk.dialog).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
    expect(await lastInvoice()).toMatchObject({ user_id: null, company: 'Firma d.o.o.' });
  });

  test('PURCH-37 nothing to pay: sent, confirmed, neither shown nor printed; a transaction and no invoice', async ({ desk, page, context }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'zagreb-west');
    await till.open('zagreb-west');
    await till.register.selectOption('1');
    await till.category('Drinks');
    await till.find('House water');
    await till.row('House water · 0,3 l').more.click();
    await expect(till.total).toHaveText(/^0,00/);
    const [invoices, transactions] = [await countOf('invoices'), await countOf('transactions')];
    await till.finish.click();
    await expect(page.getByText(purchase.free)).toBeVisible();
    await expect(till.cart.getByRole('row')).toHaveCount(1);
    expect([await countOf('invoices') - invoices, await countOf('transactions') - transactions, context.pages().length]).toEqual([0, 1, 1]);
  });
});

/** Counts the keys that a person presses. */
const countKeys = (page: Page) => page.evaluate(() => {
  const counted = window as unknown as { keys: number };
  counted.keys = 0;
  addEventListener('keydown', ({ isTrusted }) => {
    if (isTrusted) counted.keys += 1;
  }, true);
});
const keysPressed = (page: Page) => page.evaluate(() => (window as unknown as { keys: number }).keys);
const sold = (desk: Desk): Locator => desk.page.getByText(invoiceActions.created).or(desk.page.getByText(invoiceActions.createdOnly));

test.describe('by keys', () => {
  test('a scanned card, an amount, F9: coins are topped up with at most six keys', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'cakovec-sjever-2');
    await till.open('cakovec-sjever-2');
    await till.register.selectOption('1');
    await till.itemSearch.focus();
    await till.scan('012345');
    await expect(till.buyer).toContainText('player');
    await expect(till.itemSearch).toHaveValue('');
    await expect(till.coins).toBeFocused();
    const before = Number((await query<{ balance: number }>('select balance::int from wallets where user_id = 6'))[0]?.balance);
    await countKeys(page);
    await page.keyboard.type('10', { delay: 80 });
    await page.keyboard.press('F9');
    await expect(sold(desk)).toBeVisible();
    expect(await keysPressed(page)).toBeLessThanOrEqual(6);
    expect(Number((await query<{ balance: number }>('select balance::int from wallets where user_id = 6'))[0]?.balance)).toBe(before + 1000);
  });

  test('a snack for nobody in particular, by an admin: at most five keys', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('admin', 'cakovec-sjever-2');
    await till.open('cakovec-sjever-2');
    await till.register.selectOption('1');
    await page.keyboard.press('F2');
    await countKeys(page);
    await page.keyboard.type('smo', { delay: 80 });
    await page.keyboard.press('Enter');
    await expect(till.cart).toContainText('Smoki');
    await page.keyboard.press('F9');
    await expect(sold(desk)).toBeVisible();
    expect(await keysPressed(page)).toBeLessThanOrEqual(5);
    expect(await lastInvoice()).toMatchObject({ user_id: null, by_user_id: 1, gross: 190 });
  });

  test('a whole sale without the mouse: item, quantity, player, method, cash, finish; the keys stand on the buttons', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'cakovec-sjever-2');
    await till.open('cakovec-sjever-2');
    await till.register.selectOption('3');
    for (const key of ['F2', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9']) await expect(page.locator('kbd', { hasText: key }).first()).toBeVisible();
    await page.keyboard.press('F2');
    await page.keyboard.type('cola', { delay: 80 });
    await expect(page.getByRole('tab')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('3', { delay: 80 });
    await page.keyboard.press('+');
    await expect(till.cart.getByRole('row').nth(1)).toHaveText(/Coca-Cola · 0,5 l\s*4/);
    await page.keyboard.press('F4');
    await expect(till.playerSearch).toBeFocused();
    await page.keyboard.type('player', { delay: 60 });
    await page.keyboard.press('Enter');
    await expect(till.players.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText(purchase.noPlayer)).toHaveCount(0);
    await page.keyboard.press('F6');
    await expect(till.methods.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('F5');
    await page.keyboard.type('20', { delay: 80 });
    await expect(page.locator('.ad-till-change')).toHaveText(/4,40/);
    await page.keyboard.press('F9');
    await expect(sold(desk)).toBeVisible();
    expect(await lastInvoice()).toMatchObject({ gross: 1560, method: 'cash', register: 3, by_user_id: 3 });
  });
});

test('cash given and change due, with notes', async ({ desk, page }) => {
  const till = new Till(page);
  await desk.loginAs('employee', 'zagreb-west');
  await till.open('zagreb-west');
  await till.addSnack();
  const [change, given] = [page.locator('.ad-till-change'), page.getByLabel(purchase.cash.given)];
  const note = (text: string) => page.getByRole('button', { name: purchase.cash.note.replace('%{note}', `${text} EUR`) });
  await expect(change).toContainText('–');
  await given.fill('1');
  await expect(change).toHaveText(new RegExp(`${purchase.cash.missing}.*0,90`));
  await given.fill('');
  await note('5,00').click();
  await note('10,00').click();
  await expect(given).toHaveValue('15,00');
  await expect(change).toHaveText(new RegExp(`${purchase.cash.change}.*13,10`));
  await page.getByRole('button', { name: purchase.cash.exact }).click();
  await expect(change).toHaveText(/0,00/);
  await till.methods.getByRole('radio').nth(1).check();
  await expect(change).toHaveCount(0);
});

test('PURCH-30 ERR-15 ERR-18 a price that changed meanwhile is refused and said; the form is empty, and the basket can be brought back at the new price', async ({ desk, page }) => {
  const till = new Till(page);
  await desk.loginAs('employee', 'cakovec-sjever-2');
  await till.open('cakovec-sjever-2');
  await till.register.selectOption('1');
  await till.find('Smoki');
  await till.row('Smoki · 100 g').more.click();
  await till.choose('player');
  await till.methods.getByRole('radio').nth(2).check();
  await query(`update variant_stocks set price = price + 10 where variant_id = 21 and arena_id = 2`);
  try {
    desk.expectProblems(/422/);
    await till.finish.click();
    await expect(page.getByText(purchase.lastRefused)).toBeVisible();
    await expect(till.total).toHaveText(/^0,00/);
    await expect(page.getByText(purchase.noPlayer)).toBeVisible();
    await expect(till.itemSearch).toHaveValue('');
    await expect(till.methods.getByRole('radio').first()).toBeChecked();
    await page.getByRole('button', { name: purchase.bringBack }).click();
    await expect(till.buyer).toContainText('player');
    await expect(till.methods.getByRole('radio').nth(2)).toBeChecked();
    await expect(till.cart).toContainText(purchase.priceWas.replace('%{price}', '1,90 EUR'));
    await expect(till.total).toHaveText(/^2,00/);
    await till.finish.click();
    await expect(sold(desk)).toBeVisible();
    expect(await lastInvoice()).toMatchObject({ gross: 200, method: 'bank', user_id: 6 });
  } finally {
    await query(`update variant_stocks set price = price - 10 where variant_id = 21 and arena_id = 2`);
  }
});

test('PURCH-30 a service that fails leaves an empty form and no invoice; the basket comes back', async ({ desk, page }) => {
  const till = new Till(page);
  await desk.loginAs('employee', 'cakovec-sjever-2');
  await till.open('cakovec-sjever-2');
  await till.register.selectOption('1');
  await till.addSnack();
  const before = await countOf('invoices');
  desk.expectProblems(/500/);
  await desk.faults({ method: 'POST', path: '/api/shop/invoices$', status: 500, body: { message: 'The till broke' }, times: 1 });
  await till.finish.click();
  await expect(page.getByRole('button', { name: purchase.bringBack })).toBeVisible();
  await expect(till.total).toHaveText(/^0,00/);
  await page.getByRole('button', { name: purchase.bringBack }).click();
  await till.finish.click();
  await expect(sold(desk)).toBeVisible();
  expect((await countOf('invoices')) - before).toBe(1);
});

test('a parked sale waits over a reload, and is taken back', async ({ desk, page }) => {
  const till = new Till(page);
  await desk.loginAs('employee', 'zagreb-west');
  await till.open('zagreb-west');
  await till.register.selectOption('1');
  await till.addSnack();
  await till.choose('player');
  await page.getByRole('button', { name: purchase.park, exact: true }).click();
  await expect(till.total).toHaveText(/^0,00/);
  await page.reload();
  const parked = page.getByRole('button', { name: purchase.parked });
  await parked.click();
  await page.getByRole('menuitem').click();
  await expect(till.buyer).toContainText('player');
  await expect(till.total).toHaveText(/^1,90/);
  await expect(parked).toBeDisabled();
});
