import type { Locator, Page } from '@playwright/test';
import { app } from '#i18n/en/app.ts';
import { invoices } from '#i18n/en/invoices.ts';
import { invoiceActions } from '#i18n/en/invoice-actions.ts';
import { purchase } from '#i18n/en/purchase.ts';
import { till as tillWords } from '#i18n/en/till.ts';
import { expect, query, test, type Desk } from './support/desk.ts';
import { Till } from './support/till.ts';

/** How it is said that nothing was sold. */
const notSold = purchase.notSold.split('%{')[0] ?? '';
const countOf = async (sql: string, values: readonly unknown[] = []): Promise<number> => Number((await query<{ n: string }>(`select count(*) as n from ${sql}`, values))[0]?.n);
const lastInvoice = async () => (await query<{ id: number; gross: number; user_id: number | null; by_user_id: number; register: number; method: string; company: string | null }>(
  `select id::int, gross::int, user_id::int, by_user_id::int, register_label::int as register, payment_method as method, user_frozen->'company'->>'name' as company from invoices order by id desc limit 1`))[0];

test.describe('Finish', () => {
  test('PURCH-39 PURCH-40 PURCH-41 PURCH-42 is possible exactly when nothing is missing, and says what is', async ({ desk, page }) => {
    const till = await Till.of(desk, 'employee', 'zagreb-west');
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

  test('PURCH-43 OP-025 OP-032 pressed five times while it is slow, it sells once, what was in it; a card that is scanned meanwhile is for the next sale', async ({ desk, page }) => {
    const till = await Till.of(desk, 'employee', 'cakovec-sjever-2', '1');
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
    // All of it looks as it is: waiting.
    await expect(page.locator('.ad-till-grid')).toHaveAttribute('aria-disabled', 'true');
    for (const part of ['.ad-till-items', '.ad-till-player', '.ad-till-cart', '.ad-till-methods', '.ad-till-bar']) await expect.poll(() => page.locator(part).evaluate((element) => Math.min(Number(getComputedStyle(element).opacity), Number(getComputedStyle(element.parentElement ?? element).opacity)))).toBe(0.6);
    for (const key of ['Enter', 'F9', 'F9']) await page.keyboard.press(key);
    // What is being sold is decided; who comes meanwhile is the next one.
    const total = await till.total.textContent();
    await page.getByRole('button', { name: /^One more of/ }).first().dispatchEvent('click');
    const [next] = await query<{ card: string; username: string }>("select card_id as card, username from users where card_id is not null and active and not banned and retired_at is null and card_id in (select card_id from users group by 1 having count(*) = 1) order by id limit 1");
    const found = page.waitForResponse((response) => response.url().includes(String(next?.card)));
    await till.scan(String(next?.card));
    await found;
    await expect(till.total).toHaveText(String(total));
    await expect(till.buyer).toHaveCount(0);
    gate.go();
    await expect(page.getByText(invoiceActions.created).or(page.getByText(invoiceActions.createdOnly))).toBeVisible();
    await expect(till.total).toHaveText(/^0,00/);
    expect([posts, (await countOf('invoices')) - before]).toEqual([1, 1]);
    await expect(till.buyer).toContainText(String(next?.username));
    expect((await lastInvoice())?.user_id).toBeNull();
  });

  test('PURCH-15 PURCH-21 PURCH-31 PURCH-32 PURCH-44 PURCH-48 a manager sells coins and a snack by mouse, to a player and a company: shown and printed', async ({ desk, page, context }) => {
    const till = await Till.of(desk, 'manager', 'zagreb-west', '2');
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
    const till = await Till.of(desk, 'employee', 'cakovec-sjever-2', '1');
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
    const till = await Till.of(desk, 'employee', 'zagreb-west', '1');
    await till.category('Drinks');
    await till.find('House water');
    await till.row('House water · 0,3 l').more.click();
    await expect(till.total).toHaveText(/^0,00/);
    const [invoices, transactions] = [await countOf('invoices'), await countOf('transactions')];
    await till.finish.click();
    await expect(page.getByText(purchase.free)).toBeVisible();
    await expect(till.cart.getByRole('row')).toHaveCount(1);
    expect([await countOf('invoices') - invoices, await countOf('transactions') - transactions, context.pages().length]).toEqual([0, 1, 1]);
    await page.getByRole('button', { name: tillWords.journal.open, exact: true }).click();
    await expect(desk.dialog.getByRole('row').filter({ hasText: 'House water' })).toContainText(tillWords.states.booked);
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
  for (const [role, id] of [['admin', 1], ['manager', 2], ['employee', 3]] as const) {
    test(`as ${role}: a scanned card, an amount, F9 top up coins with at most six keys; a snack for nobody in particular is sold with at most five`, async ({ desk, page }) => {
      const till = await Till.of(desk, role, 'cakovec-sjever-2', '1');
      await till.itemSearch.focus();
      await till.scan('012345');
      await expect(till.buyer).toContainText('player');
      await expect(till.itemSearch).toHaveValue('');
      await expect(till.coins).toBeFocused();
      const soldCoins = async () => (await query<{ coins: number }>("select coalesce(sum(l.amount), 0)::int as coins from coin_ledger as l join invoices as i on i.id = l.invoice_id where i.user_id = 6 and l.amount = 1000"))[0]?.coins ?? 0;
      const before = await soldCoins();
      await countKeys(page);
      await page.keyboard.type('10', { delay: 80 });
      await page.keyboard.press('F9');
      await expect(sold(desk)).toBeVisible();
      expect(await keysPressed(page)).toBeLessThanOrEqual(6);
      // The wallet may rise by more: a purchase can complete a quest.
      expect(await soldCoins()).toBe(before + 1000);

      await expect(till.total).toHaveText(/^0,00/);
      await page.getByRole('button', { name: app.shell.dismiss }).click();
      await expect(sold(desk)).toHaveCount(0);
      await page.keyboard.press('F2');
      await page.evaluate(() => Object.assign(window, { keys: 0 }));
      await page.keyboard.type('smo', { delay: 80 });
      await page.keyboard.press('Enter');
      await expect(till.cart).toContainText('Smoki');
      await page.keyboard.press('F9');
      await expect(sold(desk)).toBeVisible();
      expect(await keysPressed(page)).toBeLessThanOrEqual(5);
      expect(await lastInvoice()).toMatchObject({ user_id: null, by_user_id: id, gross: 190 });

      // Another customer's card that is nobody's, or several people's, never leaves the one before chosen, with the amount that comes next.
      for (const strange of ['999998', '000777']) {
        await till.scan('012345');
        await expect(till.buyer).toBeVisible();
        await expect(till.coins).toBeFocused();
        await till.scan(strange);
        await expect(till.buyer).toHaveCount(0);
        await expect(till.coins).not.toBeFocused();
        await expect(page.getByText((strange === '000777' ? tillWords.scan.shared : tillWords.scan.card).replace('%{code}', strange))).toBeVisible();
      }
    });
  }

  test('OP-085 a whole sale without the mouse: item, quantity, player, method, cash, finish; the keys stand on the buttons', async ({ desk, page }) => {
    const till = await Till.of(desk, 'employee', 'cakovec-sjever-2', '3');
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
    await expect(page.getByRole('row', { selected: true }).filter({ hasText: 'player' })).toHaveCount(1);
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
  const till = await Till.of(desk, 'employee', 'zagreb-west');
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
  const till = await Till.of(desk, 'employee', 'cakovec-sjever-2', '1');
  await till.find('Smoki');
  await till.row('Smoki · 100 g').more.click();
  await till.choose('player');
  await till.methods.getByRole('radio').nth(2).check();
  await query(`update variant_stocks set price = price + 10 where variant_id = 21 and arena_id = 2`);
  try {
    desk.expectProblems(/422/);
    await till.finish.click();
    const differs = 'Smoki · 100 g costs 2,00 EUR now, not 1,90 EUR';
    const bar = page.locator('.ad-snackbar');
    await expect(bar).toContainText(differs);
    await expect(page.getByText(notSold)).toContainText(differs);
    // It lies over nothing that is pressed or read at the till: in the bar, and in the margin of the page.
    for (const width of [1280, 960, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const over = async () => {
        const [said, first] = [await bar.boundingBox(), await till.register.boundingBox()];
        return (said?.y ?? 0) + (said?.height ?? 0) - (first?.y ?? 0);
      };
      await expect.poll(over, `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByText(notSold)).toBeVisible();
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

test('PURCH-30 ERR-16 OP-090 a service that fails, or that is not reached at all, leaves an empty form and no invoice, then or later; the basket comes back', async ({ desk, page, context }) => {
  const till = await Till.of(desk, 'employee', 'cakovec-sjever-2', '1');
  await till.addSnack();
  const before = await countOf('invoices');
  desk.expectProblems(/500/);
  await desk.faults({ method: 'POST', path: '/api/shop/invoices$', status: 500, body: { message: 'The till broke', errors: ['no paper'] }, times: 1 });
  await till.finish.click();
  await expect(page.getByText(/The till broke.*no paper/s)).toBeVisible();
  await expect(page.getByRole('button', { name: purchase.bringBack })).toBeVisible();
  await expect(till.total).toHaveText(/^0,00/);
  await page.getByRole('button', { name: purchase.bringBack }).click();
  await till.finish.click();
  await expect(sold(desk)).toBeVisible();
  expect((await countOf('invoices')) - before).toBe(1);
  await expect(till.total).toHaveText(/^0,00/);
  // Without a network nothing waits to be sent by itself.
  desk.expectProblems(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
  await till.addSnack();
  await context.setOffline(true);
  await till.finish.click();
  await expect(page.getByText(purchase.unknown)).toBeVisible();
  await expect(till.total).toHaveText(/^0,00/);
  await till.addSnack();
  await till.row('Smoki · 100 g').more.click();
  const calls = await desk.callsDuring(async () => {
    await context.setOffline(false);
    await expect(page.getByText(tillWords.settled.refused.split('%{')[0] ?? '')).toBeVisible({ timeout: 30_000 });
  });
  expect(calls.filter(({ method, url }) => method === 'POST' && url === '/api/shop/invoices')).toEqual([]);
  expect((await countOf('invoices')) - before).toBe(1);
  await till.finish.click();
  await expect(sold(desk)).toBeVisible();
  expect((await countOf('invoices')) - before).toBe(2);
  expect((await lastInvoice())?.gross).toBe(380);
  // What was sold meanwhile has taken nobody's place.
  await page.getByRole('button', { name: purchase.bringBack }).click();
  await expect(till.total).toHaveText(/^1,90/);
});

test('a parked sale waits over a reload, and is taken back', async ({ desk, page }) => {
  const till = await Till.of(desk, 'employee', 'zagreb-west', '1');
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

test('AUTH-23 a basket that is being filled is there again after a reload, another screen and a sign-out, at its own register; a sale and a reset empty it', async ({ desk, page }) => {
  const till = await Till.of(desk, 'employee', 'zagreb-west', '1');
  const filled = async () => {
    await expect(till.total).toHaveText(/^1,90/);
    await expect(till.buyer).toContainText('player');
  };
  await till.addSnack();
  await till.choose('player');
  await page.reload();
  await filled();
  await page.getByRole('link', { name: invoices.name, exact: true }).first().click();
  await expect(page).toHaveURL(/invoices/);
  await page.goBack();
  await filled();
  await page.getByRole('button', { name: app.shell.logout }).or(page.getByRole('link', { name: app.shell.logout })).click();
  await desk.fillSignIn('employee');
  await page.waitForURL(/dashboard$/);
  await till.open('zagreb-west');
  await till.register.selectOption('2');
  await expect(till.total).toHaveText(/^0,00/);
  await till.open('zagreb-west');
  await till.register.selectOption('1');
  await filled();
  await page.getByRole('button', { name: purchase.reset }).click();
  await page.reload();
  await expect(till.register).toHaveValue('1');
  await expect(till.total).toHaveText(/^0,00/);
  await till.addSnack();
  await till.finish.click();
  await expect(till.total).toHaveText(/^0,00/);
  await page.reload();
  await expect(till.register).toHaveValue('1');
  await expect(till.total).toHaveText(/^0,00/);
});

test('PURCH-31 on a phone what is said of a sale leaves the head of its receipt and the buttons below free; the change due is still there afterwards', async ({ desk, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const till = await Till.of(desk, 'employee', 'zagreb-west', '1');
  await till.addSnack();
  await page.getByLabel(purchase.cash.given).fill('20');
  await till.finish.click();
  await expect(desk.dialog).toBeVisible();
  await expect(page.locator('.ad-snackbar')).toBeVisible();
  const box = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 };
  const [said, head, foot] = [await box(page.locator('.ad-snackbar')), await box(desk.dialog.locator('.ad-dialog-head')), await box(desk.dialog.getByRole('button', { name: 'Close' }).last())];
  expect(said.y).toBeGreaterThanOrEqual(head.y + head.height);
  expect(said.y + said.height).toBeLessThanOrEqual(foot.y);
  await desk.dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.locator('.ad-till-sold')).toContainText('18,10');
});
