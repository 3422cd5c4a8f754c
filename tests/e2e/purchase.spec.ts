import { app } from '#i18n/en/app.ts';
import { common } from '#i18n/en/common.ts';
import { engine } from '#i18n/en/engine.ts';
import { people } from '#i18n/en/people.ts';
import { purchase } from '#i18n/en/purchase.ts';
import { users } from '#i18n/en/users.ts';
import { expect, query, test } from './support/desk.ts';
import { Till } from './support/till.ts';

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

  test('PURCH-02 PURCH-03 PURCH-20 PURCH-38 PURCH-45 PURCH-46 registers and payment methods are those of the arena; without any the till says what to do', async ({ desk, page }) => {
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
    await expect(page.getByText(purchase.methodsOff.replace('%{methods}', 'Cash, Credit card, Bank'))).toBeVisible();
    await till.refuses(purchase.reasons.method, purchase.reasons.register, purchase.reasons.items);
  });

  test('PURCH-09 arrows go down a long shelf row by row, and the list moves by nothing else', async ({ desk, page }) => {
    const till = new Till(page);
    await page.route('**/api/shop/items/purchase?*', async (route) => {
      const response = await route.fetch();
      const { Drinks = [] } = (await response.json()) as Record<string, { name: string; variants: { id: number; name: string }[] }[]>;
      // The service's own drink, six hundred times.
      const many = Drinks.slice(0, 1).flatMap((drink) => Array.from({ length: 600 }, (_, i) => ({ ...drink, id: 9_000 + i, variants: drink.variants.slice(0, 1).map((variant) => ({ ...variant, id: 9_000 + i })) })));
      await route.fulfill({ response, json: { Drinks: many } });
    });
    await desk.loginAs('employee', 'zagreb-west');
    await till.open('zagreb-west');
    const rows = page.locator('tr.ad-till-good');
    await rows.first().getByRole('textbox').focus();
    const moves = await page.locator('.ad-till-frame').evaluateHandle((frame) => {
      const seen: number[] = [];
      frame.addEventListener('scroll', () => seen.push(frame.scrollTop));
      return seen;
    });
    for (let row = 1; row < 40; row += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator(`tr.ad-till-good[aria-rowindex="${row + 2}"] input`)).toBeFocused();
      // What is to be drawn for a place is drawn before the next key.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    expect(await rows.count()).toBeLessThan(40);
    // Each place once, and none but further down: nothing moved it back and forth.
    const places = await moves.jsonValue();
    expect(places.length).toBeGreaterThan(5);
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
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
    await page.locator(".MuiButton-root", { hasText: common.clear }).click();
    await expect(tabs).toHaveCount(groups.length);
  });

  test('PURCH-09 PURCH-10 PURCH-16 PURCH-19 PURCH-25 PURCH-26 PURCH-27 OP-034 quantities by buttons and by text', async ({ desk, page }) => {
    const till = new Till(page);
    // Other journeys change prices of this arena.
    await query("update variant_stocks as s set price = 390 from variants as v join items as i on i.id = v.item_id where v.id = s.variant_id and s.arena_id = 1 and i.name in ('Coca-Cola', 'Coca-Cola Zero')");
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

  test('NAV-49 AUTH-23 OP-009 another arena, and signing out, forget the register; one that is no more is chosen no more', async ({ desk, page }) => {
    const till = new Till(page);
    await desk.loginAs('employee', 'zagreb-west');
    await till.open('zagreb-west');
    await till.register.selectOption('2');
    await page.reload();
    await expect(till.register).toHaveValue('2');
    await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), cash_register_label: 99 })), 'arenadesk.state');
    await page.reload();
    await expect(till.register).toHaveValue('');
    await till.addSnack();
    await till.refuses(purchase.reasons.register);
    await till.register.selectOption('2');
    await expect(till.finish).toBeEnabled();
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
