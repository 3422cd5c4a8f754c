import { carts } from '#i18n/en/carts.ts';
import { engine } from '#i18n/en/engine.ts';
import { errors } from '#i18n/en/errors.ts';
import { fields } from '#i18n/en/fields.ts';
import { invoices } from '#i18n/en/invoices.ts';
import { orders } from '#i18n/en/orders.ts';
import { subscriptions } from '#i18n/en/subscriptions.ts';
import { transactions } from '#i18n/en/transactions.ts';
import { registry } from '#resources/index.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

const firstCall = async (desk: Desk, path: string, open: string) => {
  const calls = await desk.callsDuring(async () => {
    await desk.open(open);
    await expect(desk.rows().first()).toBeVisible();
    await expect(desk.page.locator('.ad-list-frame[aria-busy="false"]')).toBeVisible();
  });
  const call = calls.find(({ url }) => url.startsWith(`${path}?`));
  return new URLSearchParams(call?.url.split('?')[1]);
};
const headers = async (desk: Desk) => (await desk.page.locator('thead th').allTextContents()).map((text) => text.trim()).filter((text) => text !== '' && text !== engine.actions);

test('INV-01 INV-04 INV-06 INV-25 NAV-16 the list of invoices: columns, order, search attributes, the way to transactions', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const asked = await firstCall(desk, '/api/shop/invoices', 'invoices');
  expect([asked.get('resources'), asked.get('size'), asked.get('page'), asked.get('sort'), asked.get('arena_id')]).toEqual(['1', '10', '1', 'created_at,DESC', null]);
  const { fields } = invoices;
  expect(await headers(desk)).toEqual([fields.label, fields['by_user.label'], fields['user.label'], fields['cart.names'], fields['payment_method.name'], fields['cart.gross'], fields.fiscalized, fields.arena, engine.fields.created_at]);
  const by = page.getByRole('combobox', { name: engine.search.by });
  await expect(by).toHaveValue('to_user');
  expect(await by.locator('option').allTextContents()).toEqual(Object.values(invoices.search));
  await page.locator('.ad-list-tools').getByRole('link', { name: invoices.notes.transactions }).click();
  await expect(page).toHaveURL(/\/transactions$/);
  // With an arena chosen every row would say the same one.
  const own = await firstCall(desk, '/api/shop/invoices', 'zagreb-west/invoices');
  expect(own.get('arena_id')).toBe('1');
  expect(await headers(desk)).not.toContain(fields.arena);
});

test('INV-26 a day is picked and sent as it is, and a payment method by its word', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  await desk.open('zagreb-west/invoices');
  await expect(desk.rows().first()).toBeVisible();
  const [{ day, n } = { day: '', n: 0 }] = await query<{ day: string; n: number }>('select sold_on::text as day, count(*)::int as n from invoices where arena_id = 1 group by 1 order by 2 desc, 1 limit 1');
  await page.getByRole('combobox', { name: engine.search.by }).selectOption('created_at');
  const sent = page.waitForRequest((request) => request.url().includes(`created_at=${day}`));
  await page.getByLabel(invoices.search.created_at, { exact: true }).fill(day);
  await sent;
  await expect(page.getByText(new RegExp(`^${n} `)).first()).toBeVisible();
  await page.getByRole('combobox', { name: engine.search.by }).selectOption('payment_method');
  const paid = page.waitForRequest((request) => request.url().includes('payment_method=creditCard'));
  await page.getByRole('combobox', { name: invoices.search.payment_method, exact: true }).selectOption({ label: invoices.choices['payment_method.name'].creditCard });
  await paid;
});

test('INV-26 I18N-07 where a list is searched by a day, the box reads and writes it as the language does, is reached by the key of the search, and nothing moves for it', async ({ desk, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await desk.loginAs('admin');
  for (const { name, list, leaf } of registry.all.filter((resource) => !resource.list.search.several)) {
    const dated = Object.entries(list.search.keys).filter(([, path]) => ['day', 'instant', 'dateTime'].includes(leaf(path)?.kind ?? ''));
    for (const [key] of dated) {
      await desk.open(name);
      await expect(desk.rows().first()).toBeVisible();
      const places = () => page.locator('.ad-list-tools, .ad-table-frame').evaluateAll((boxes) => boxes.map((box) => [box.getBoundingClientRect().top, box.getBoundingClientRect().height]));
      const before = await places();
      await page.getByRole('combobox', { name: engine.search.by }).selectOption(key);
      const day = page.locator('.ad-search-pick').getByRole('textbox');
      await expect(day).toHaveAttribute('placeholder', 'dd/mm/yyyy');
      expect(await places(), name).toEqual(before);
      await day.blur();
      await page.keyboard.press('/');
      await expect(day).toBeFocused();
      const sent = page.waitForRequest((request) => request.url().includes(`${key}=2026-11-28`));
      await day.fill('28.11.2026');
      await sent;
      await day.press('Enter');
      await expect(day).toHaveValue('28/11/2026');
      await day.fill('31.11.');
      await expect(day).toHaveAttribute('aria-invalid', 'false');
      await day.press('Enter');
      await expect(day).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('.ad-search-pick').getByRole('alert')).toContainText('dd/mm/yyyy');
      // One that is written whole and does not exist is said at once.
      await day.fill('31.11.2026');
      await expect(page.locator('.ad-search-pick').getByRole('alert')).toContainText(fields.dateTime.noSuchDay);
      expect(await places(), name).toEqual(before);
      await page.setViewportSize({ width: 390, height: 844 });
      const sentence = await page.locator('.ad-search-pick').getByRole('alert').boundingBox();
      expect((sentence?.x ?? 0) + (sentence?.width ?? 0), name).toBeLessThanOrEqual(390);
      const [box, select] = [await day.boundingBox(), await page.getByRole('combobox', { name: engine.search.by }).boundingBox()];
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(select?.x ?? 0);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  }
});

test('INV-05 PERM-14 a manager without an arena asks for none and is told to choose one', async ({ desk, page }) => {
  await desk.loginAs('manager');
  const asked = page.waitForRequest((request) => request.url().includes('/api/shop/invoices?') && request.url().includes('arena_id=-1'));
  await desk.open('invoices');
  await asked;
  await expect(page.getByText(engine.arena.title)).toBeVisible();
});

test('INV-03 INV-07 INV-13 an invoice opens by its address; its dialog shows all of it and leads to what reverses it', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  const [row = { id: 0, label: '', other: 0, reason: '' }] = await query<{ id: number; label: string; other: number; reason: string }>(
    'select r.id, r.label, o.id as other, r.restoring_reason as reason from invoices r join invoices o on o.id = r.restored_invoice_id where r.arena_id = 1 and r.user_id is not null limit 1');
  await desk.open(`zagreb-west/invoices?entity=${row.id}`);
  await expect(desk.dialog.getByRole('heading', { name: new RegExp(row.label.replaceAll('/', '\\/')) })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/invoices/${row.id}/show$`));
  await expect(desk.rows().first()).toBeAttached();
  for (const text of [row.reason, invoices.fields.taxes, invoices.fields['cart.net']]) await expect(desk.dialog.getByText(text, { exact: true }).first()).toBeVisible();
  const [{ gross } = { gross: 0 }] = await query<{ gross: number }>('select gross::int as gross from invoices where id = $1', [row.id]);
  await expect(desk.dialog.getByText(new RegExp(`^-?${(Math.abs(gross) / 100).toFixed(2).replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.')}`)).first()).toBeAttached();
  await expect(desk.dialog.locator('input, textarea')).toHaveCount(0);
  await desk.dialog.getByRole('link').filter({ hasText: /\// }).first().click();
  await expect(page).toHaveURL(new RegExp(`/invoices/${row.other}/show$`));
  await desk.open(`zagreb-west/invoices/${row.id}`);
  await expect(desk.dialog.getByRole('heading', { name: new RegExp(row.label.replaceAll('/', '\\/')) })).toBeVisible();
  desk.expectProblems(/404/);
  await desk.open('zagreb-west/invoices?entity=999999999');
  await expect(desk.dialog.getByText(engine.missing.gone)).toBeVisible();
});

test('INV-02 DASH-24 the desk of an employee lists what they sold today', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  const asked = page.waitForRequest((request) => request.url().includes('/api/shop/invoices?'));
  await desk.open('zagreb-west/employee-dashboard');
  const sent = new URL((await asked).url()).searchParams;
  expect([sent.get('date'), sent.get('by_user_id'), sent.get('arena_id')]).toEqual(['today', '3', '1']);
  const list = page.getByRole('region', { name: invoices.notes.today });
  await expect(list.locator('tbody tr').first()).toBeVisible();
  await expect(list.getByRole('columnheader', { name: invoices.fields['cart.names'] })).toBeVisible();
  const { body } = await desk.api<{ meta: { total: number } }>('GET', '/api/shop/invoices?arena_id=1&date=today&by_user_id=3');
  await expect(list.locator('tbody tr')).toHaveCount(Math.min(10, body.meta.total));
});

test('TRX-01 TRX-02 TRX-03 TRX-04 TRX-10 transactions: columns with and without an arena, the way to invoices, the dialog', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const asked = await firstCall(desk, '/api/shop/transactions', 'transactions');
  expect([asked.get('size'), asked.get('sort')]).toEqual(['10', 'created_at,DESC']);
  const { fields } = transactions;
  const own = [fields.number, fields.description, fields.coins, fields['by_user.label'], fields['to_user.label']];
  expect(await headers(desk)).toEqual([...own, fields.arena, engine.fields.created_at]);
  await expect(page.getByRole('combobox', { name: engine.search.by })).toHaveValue('to_user');
  await firstCall(desk, '/api/shop/transactions', 'zagreb-west/transactions');
  expect(await headers(desk)).toEqual([...own, engine.fields.created_at]);
  await desk.rows().first().getByRole('cell').first().click();
  await expect(desk.dialog.getByText(fields.description, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.ad-list-tools').getByRole('link', { name: transactions.notes.invoices }).click();
  await expect(page).toHaveURL(/\/zagreb-west\/invoices$/);
});

test('CART-01 CART-02 CART-03 CART-04 CART-05 CART-06 CART-07 carts: columns, search by user, a dialog that is only looked at, coins with their rate', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const asked = await firstCall(desk, '/api/shop/carts', 'carts');
  expect([asked.get('resources'), asked.get('size'), asked.get('sort')]).toEqual(['1', '10', 'created_at,DESC']);
  const { fields } = carts;
  expect(await headers(desk)).toEqual([fields['user.label'], fields.names, fields.gross, fields.checkout_step, fields.orderNumber, fields['invoice.label'], fields.arena, engine.fields.created_at, fields.expires_at]);
  await expect(page.getByRole('combobox', { name: engine.search.by })).toHaveValue('user');
  const [{ id } = { id: 0 }] = await query<{ id: number }>("select cart_id::int as id from cart_lines l join carts c on c.id = l.cart_id where category = 'Coins' and arena_id = 1 limit 1");
  await desk.open(`carts/${id}/show`);
  await expect(desk.dialog.getByRole('img', { name: 'Coins' })).toBeVisible();
  await expect(desk.dialog.getByText(/100\s+\/\s+EUR/)).toBeVisible();
  await expect(desk.dialog.locator('input, textarea, select')).toHaveCount(0);
  await expect(desk.dialog.getByRole('button')).toHaveCount(1);
});

test('SETUP-05 SETUP-06 SETUP-12 NAV-57 an order goes on by the steps the select offers; staff only look', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  const [{ id } = { id: 0 }] = await query<{ id: number }>("select id::int as id from orders where arena_id = 1 and status = 'pending' order by id limit 1");
  await desk.open(`zagreb-west/orders/${id}`);
  const status = desk.dialog.getByRole('combobox', { name: new RegExp(`^${orders.fields.status}`) });
  await status.click();
  const { pending, paid, refunded } = orders.choices.status;
  expect((await page.getByRole('option').allTextContents()).toSorted()).toEqual([pending, paid, refunded].toSorted());
  await page.getByRole('option', { name: paid, exact: true }).click();
  await desk.dialog.getByLabel(orders.fields.note).fill('Call first');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(orders.updated)).toBeVisible();
  expect(await query('select status, note from orders where id = $1', [id])).toEqual([{ status: 'paid', note: 'Call first' }]);
  expect(await desk.api('PUT', `/api/shop/orders/${id}`, { status: 'completed' })).toMatchObject({ status: 409, body: { message: errors.badTransition } });
  await desk.open('zagreb-west/orders');
  await expect(desk.rows().first()).toBeVisible();
  await expect(page.getByRole('button', { name: orders.add })).toHaveCount(0);
  await desk.loginAs('employee', 'zagreb-west');
  await desk.open(`zagreb-west/orders/${id}/show`);
  await expect(desk.dialog.getByText('Call first')).toBeVisible();
  await expect(desk.dialog.getByRole('button', { name: /Edit|Delete|Save/ })).toHaveCount(0);
});

test('SUB-01 SUB-02 SUB-03 SUB-04 SUB-05 SUB-06 SUB-07 SUB-08 SUB-09 SUB-10 NAV-11 subscriptions: only active ones, a hundred without pages, names asked for in one call', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await query(`insert into subscriptions (user_id, arena_id, name, bonus, duration, daily_reward, created_at, expires_at)
    select 100 + n % 60, 1, 'Bulk ' || n, 10, 30, 20, now() - interval '1 minute', now() + interval '29 days' from generate_series(1, 130) n`);
  const calls = await desk.callsDuring(async () => {
    await desk.open('subscriptions');
    await expect(desk.rows()).toHaveCount(100);
  });
  const asked = new URLSearchParams(calls.find(({ url }) => url.startsWith('/api/subscriptions/subscriptions?'))?.url.split('?')[1]);
  expect([asked.get('active'), asked.get('size')]).toEqual(['true', '100']);
  const names = calls.filter(({ url }) => url.startsWith('/api/core/users/by-id?'));
  expect(names).toHaveLength(1);
  expect(new Set(new URLSearchParams(names[0]?.url.split('?')[1]).get('ids')?.split(',')).size).toBe(60);
  const { fields } = subscriptions;
  const columns = [fields.username, fields.name, fields.bonus, fields.daily_reward, engine.fields.created_at, fields.expires_at];
  // Of several arenas each row says its own.
  expect(await headers(desk)).toEqual([...columns, fields.arena]);
  await expect(page.locator('thead button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: engine.pager.pages })).toHaveCount(0);
  const { body } = await desk.api<{ total_elements: number }>('GET', '/api/subscriptions/subscriptions?active=true&size=1');
  await expect(page.getByText(new RegExp(`^${body.total_elements} `))).toBeVisible();
  await expect(page.getByText(subscriptions.notes.first)).toBeVisible();
  const again = page.waitForRequest((request) => request.url().includes('/api/subscriptions/subscriptions?'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await again;
  await query("delete from subscriptions where name like 'Bulk %'");
  await desk.loginAs('manager');
  const none = await desk.callsDuring(async () => {
    await desk.open('subscriptions');
    await expect(page.getByText(engine.arena.title)).toBeVisible();
  });
  expect(none.filter(({ url }) => url.includes('/subscriptions'))).toEqual([]);
  const own = page.waitForRequest((request) => request.url().includes('/api/subscriptions/arenas/1/subscriptions?'));
  await desk.open('zagreb-west/subscriptions');
  await own;
  await expect(desk.headers()).toHaveCount(columns.length + 1);
  expect(await headers(desk)).toEqual(columns);
});
