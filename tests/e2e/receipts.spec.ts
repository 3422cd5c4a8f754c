import jsqr from 'jsqr';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { engine } from '#i18n/en/engine.ts';
import { invoiceActions } from '#i18n/en/invoice-actions.ts';
import { receipts } from '#i18n/en/receipts.ts';
import { rules } from '#i18n/en/rules.ts';
import { expect, query, test, type Desk } from './support/desk.ts';
import { Till } from './support/till.ts';

interface Sold {
  readonly [column: string]: unknown;
  readonly id: number;
  readonly label: string;
  readonly arena: string;
  readonly qr: string;
  readonly gross: number;
  readonly pidn?: string;
}
/** An invoice of the demo chain's past with codes, in an arena of this locale. */
const soldIn = async (locale: string, more = ''): Promise<Sold> => {
  const [found] = await query<Sold & Record<string, unknown>>(`select i.id::int as id, i.label, a.slug as arena, i.fiscal_data->>'qr' as qr, i.gross::int as gross, i.arena_frozen #>> '{company,pidn}' as pidn from invoices i join arenas a on a.id = i.arena_id
    where a.locale = $1 and i.fiscalized and i.restored_invoice_id is null ${more} order by i.id limit 1`, [locale]);
  if (!found) throw new Error(`no invoice in ${locale}`);
  return found;
};
/** Every window notes when it was asked to print and what stood on it then, on the page that printing began from. */
const watchPrints = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const born = performance.now();
    window.print = () => {
      const marks = window as unknown as { printed?: number[]; paper?: string };
      marks.paper = document.body.innerHTML;
      marks.printed = [...(marks.printed ?? []), performance.now() - born];
    };
  });
};
const printsOf = (page: Page) => page.evaluate(() => (window as unknown as { printed?: number[] }).printed ?? []);
/** What a reader's device finds in a picture of the screen. */
const scan = async (code: Locator, page: Page): Promise<string | undefined> => {
  await code.scrollIntoViewIfNeeded();
  const picture = (await code.screenshot({ scale: 'device' })).toString('base64');
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width * 3, bitmap.height * 3);
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.imageSmoothingEnabled = false;
    brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return { data: [...brush.getImageData(0, 0, canvas.width, canvas.height).data], width: canvas.width, height: canvas.height };
  }, picture);
  return jsqr(new Uint8ClampedArray(data), width, height)?.data;
};
const openInvoice = async (desk: Desk, { arena, id, label }: Sold) => {
  await desk.open(`${arena}/invoices/${id}`);
  await expect(desk.dialog.getByRole('heading', { name: new RegExp(label.replaceAll('/', '\\/')) })).toBeVisible();
};
const printButton = (desk: Desk) => desk.dialog.getByRole('button', { name: receipts.print, exact: true });

test('PURCH-32 INV-15 INV-16 INV-17 INV-22 INV-23 printing opens a window of its own and prints after a second: all of it is there, and its code can be read', async ({ desk, page, context }) => {
  await watchPrints(context);
  await desk.loginAs('employee', 'zagreb-west');
  const sold = await soldIn('hr', 'and i.arena_id = 1');
  await openInvoice(desk, sold);
  const opening = page.waitForEvent('popup');
  await printButton(desk).click();
  const paper = await opening;
  await expect.poll(() => printsOf(paper)).toHaveLength(1);
  const [after = 0] = await printsOf(paper);
  expect(after).toBeGreaterThanOrEqual(950);
  expect(after).toBeLessThan(6_000);
  expect(await printsOf(page)).toEqual([]);
  const article = paper.locator('article');
  for (const word of ['Račun', `OIB: ${sold.pidn}`, 'Savska cesta 41', `Broj računa:${sold.label}`, 'Datum i vrijeme:', 'Operater:', 'Osnovica', 'Ukupno:', 'ZKI:', 'JIR:', 'Ljubljanska avenija 4']) await expect(article).toContainText(word);
  const money = (minor: number) => (minor / 100).toFixed(2).replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.');
  await expect(article.locator('[data-field=total]')).toContainText(`${money(sold.gross)} EUR`);
  await expect(article.locator('[data-field=kuna]')).toContainText(`${money(Math.floor((sold.gross * 75_345 + 5_000) / 10_000))} HRK`);
  expect(await scan(article.locator('svg'), paper)).toBe(sold.qr);
  await expect(paper.locator('script')).toHaveCount(0);
  // The second print is a copy, and says which; the window of the first is gone.
  const again = page.waitForEvent('popup');
  await printButton(desk).click();
  const copy = await again;
  await expect.poll(() => printsOf(copy)).toHaveLength(1);
  await expect(copy.locator('[data-field=copy]')).toHaveText('Kopija br. 1');
  expect(paper.isClosed()).toBe(true);
  // And a window goes by itself when the person is done with the printer.
  const closing = copy.waitForEvent('close');
  await copy.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await closing;
});

test('PURCH-32 INV-22 where windows are blocked the receipt is printed from a frame of the page, and that is said', async ({ desk, page, context }) => {
  await watchPrints(context);
  await context.addInitScript(() => {
    window.open = () => null;
  });
  await desk.loginAs('employee', 'zagreb-west');
  await openInvoice(desk, await soldIn('hr', 'and i.arena_id = 1'));
  await printButton(desk).click();
  const frame = page.frames().find((one) => one !== page.mainFrame()) ?? (await page.waitForEvent('frameattached'));
  await expect.poll(() => frame.evaluate(() => (window as unknown as { printed?: number[] }).printed?.length ?? 0)).toBe(1);
  await expect(desk.snackbar.filter({ hasText: receipts.blocked })).toBeVisible();
  await expect(frame.locator('article')).toContainText('ZKI:');
  expect(await printsOf(page)).toEqual([]);
  // The keyboard has stayed where it was.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toHaveCount(0);
});

test('a printer that fails is told of and changes nothing', async ({ desk, page, context }) => {
  await context.addInitScript(() => {
    window.print = () => {
      throw new Error('paper out');
    };
  });
  await desk.loginAs('employee', 'zagreb-west');
  const sold = await soldIn('hr', 'and i.arena_id = 1');
  const state = () => query('select * from invoices where id = $1', [sold.id]);
  const before = await state();
  await openInvoice(desk, sold);
  const opening = page.waitForEvent('popup');
  await printButton(desk).click();
  await opening;
  await expect(desk.snackbar.filter({ hasText: receipts.failed })).toBeVisible();
  await expect(desk.dialog).toBeVisible();
  expect(await state()).toEqual(before);
});

test('ARENA-28 INV-19 INV-20 INV-22 OP-070 the paper of the register is chosen once; header and footer run nothing and stay in their place', async ({ desk, page, context }) => {
  await watchPrints(context);
  desk.expectProblems(/inline event handler/);
  await desk.loginAs('admin');
  // What an old import might have left in the database: nothing of it passed a form.
  const evil = `<h2 style="position:fixed;inset:0;text-align:center">Wien</h2><script>window.hit = 1</script><img src="x" onerror="window.hit = 1"><form action="/x"><input name="total"></form><p style="text-align:right">rechts</p><div style="position:fixed;top:0">oben</div>`;
  await query('update invoice_settings set invoice_header = $1, invoice_footer = $1 where arena_id = (select id from arenas where slug = $2)', [evil, 'wien-mitte']);
  const sold = await soldIn('at', "and a.slug = 'wien-mitte'");
  await openInvoice(desk, sold);
  await desk.dialog.getByRole('button', { name: receipts.look, exact: true }).click();
  const shown = page.getByRole('dialog', { name: receipts.title.replace('%{label}', sold.label) });
  await expect(shown.locator('article')).toHaveClass(/rc-80/);
  await shown.getByLabel(receipts.paper).selectOption('a4');
  await expect(shown.locator('article')).toHaveClass(/rc-a4/);
  const opening = page.waitForEvent('popup');
  await shown.getByRole('button', { name: receipts.print, exact: true }).click();
  const paper = await opening;
  await expect.poll(() => printsOf(paper)).toHaveLength(1);
  await expect(paper.locator('article')).toHaveClass(/rc-a4/);
  expect(await paper.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
  for (const gone of ['script', 'form', 'input', '[style*="position"]', '.rc-html img']) await expect(paper.locator(`article ${gone}`)).toHaveCount(0);
  await expect(paper.locator('[data-field=footer] p')).toHaveCSS('text-align', /right$/);
  expect(await scan(paper.locator('article svg'), paper)).toBe(sold.qr);
  for (const code of ['ZKI', 'JIR', 'BF', 'HRK']) await expect(paper.locator('article')).not.toContainText(code);
  await expect(shown.getByRole('button', { name: receipts.printCopy })).toBeVisible();
  // A Bosnian one has the number of the device, and nothing to scan; the paper of another arena is its own.
  const other = await soldIn('ba');
  await openInvoice(desk, other);
  await desk.dialog.getByRole('button', { name: receipts.look, exact: true }).click();
  const bosnian = page.getByRole('dialog', { name: receipts.title.replace('%{label}', other.label) }).locator('article');
  await expect(bosnian).toHaveClass(/rc-80/);
  await expect(bosnian).toContainText('BF:');
  await expect(bosnian).toContainText('KM');
  await expect(bosnian.locator('svg')).toHaveCount(0);
  await openInvoice(desk, sold);
  await desk.dialog.getByRole('button', { name: receipts.look, exact: true }).click();
  await expect(page.getByRole('dialog', { name: receipts.title.replace('%{label}', sold.label) }).locator('article')).toHaveClass(/rc-a4/);
});

const wordsOf = (sentence: string, values: Readonly<Record<string, string>>) => sentence.replace(/%\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
/** An invoice of this arena that can be taken back, made now at its first register by this person: two of something that lies there. */
const sell = async (desk: Desk, arena: number, method = 'cash'): Promise<{ readonly id: number; readonly label: string; readonly variant: number; readonly fiscalized: boolean }> => {
  const me = JSON.parse((await desk.stored('arenadesk.user')) ?? '{}') as { readonly id: number; readonly username: string };
  const [shelf] = await query<{ id: number; price: number }>(`select s.variant_id::int as id, s.price::int as price from variant_stocks s join warehouses w on w.id = s.warehouse_id where w.arena_id = $1 and s.stock > 20 and s.price > 0 order by s.variant_id limit 1`, [arena]);
  if (!shelf) throw new Error('nothing to sell');
  const { status, body } = await desk.api<{ id: number; label: string; fiscalized: boolean }>('POST', '/api/shop/invoices', { by_user: { id: me.id, username: me.username }, arena_id: arena, cash_register_label: 1, payment_method: method, variants: [{ ...shelf, quantity: 2 }] });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: body.id, label: body.label, fiscalized: body.fiscalized, variant: shelf.id };
};
const stockOf = async (arena: number, variant: number) => (await query<{ stock: number }>('select sum(s.stock)::int as stock from variant_stocks s join warehouses w on w.id = s.warehouse_id where w.arena_id = $1 and s.variant_id = $2', [arena, variant]))[0]?.stock ?? 0;

test('INV-11 INV-12 INV-13 INV-27 VAL-49 ERR-19 an employee takes an invoice back with a reason: once, linked both ways, stock is back, both papers say so', async ({ desk, page, context }) => {
  await watchPrints(context);
  await desk.loginAs('employee', 'zagreb-west');
  const sold = await sell(desk, 1);
  const after = await stockOf(1, sold.variant);
  await desk.open('zagreb-west/invoices');
  await page.getByRole('button', { name: wordsOf(invoiceActions.restoreOf, { label: sold.label }) }).click();
  const dialog = page.getByRole('dialog', { name: wordsOf(invoiceActions.restoreTitle, { label: sold.label }) });
  await expect(dialog.getByRole('table')).toBeVisible();
  const calls = await desk.callsDuring(async () => {
    await dialog.getByRole('button', { name: invoiceActions.restore, exact: true }).click();
    await expect(dialog.getByText(rules.required)).toBeVisible();
  });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  const reason = 'Žuta ćuprija: krivi igrač';
  await dialog.getByLabel(invoiceActions.reason).fill(reason);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(`/shop/invoices/${sold.id}`));
  await dialog.getByRole('button', { name: invoiceActions.restore, exact: true }).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({ by_user: { id: 3, username: 'employee' }, restoring_reason: reason });
  await expect(desk.snackbar.filter({ hasText: invoiceActions.restored })).toBeVisible();
  await expect(dialog).toBeHidden();
  const found = await query<{ id: number; label: string; gross: number; sum: number }>('select r.id::int as id, r.label, r.gross::int as gross, (r.gross + o.gross)::int as sum from invoices r join invoices o on o.id = r.restored_invoice_id where o.id = $1', [sold.id]);
  expect(found).toEqual([expect.objectContaining({ sum: 0 })]);
  const [reversal = { id: 0, label: '', gross: 0, sum: 1 }] = found;
  expect(await stockOf(1, sold.variant)).toBe(after + 2);
  expect((await desk.api('POST', `/api/shop/invoices/${sold.id}`, { by_user: { id: 3, username: 'employee' }, restoring_reason: 'again' })).status).toBe(409);
  // Both name each other, on screen and on paper, and neither can be taken back.
  for (const [one, other, said] of [[sold, reversal, `Račun je storniran računom br. ${reversal.label}`], [reversal, sold, `Storno računa br. ${sold.label}`]] as const) {
    await openInvoice(desk, { ...one, arena: 'zagreb-west', qr: '', gross: 0 });
    await expect(desk.dialog.getByRole('link', { name: other.label })).toBeVisible();
    await expect(desk.dialog.getByText(reason)).toBeVisible();
    await expect(desk.dialog.getByRole('button', { name: invoiceActions.restore, exact: true })).toHaveCount(0);
    const opening = page.waitForEvent('popup');
    await printButton(desk).click();
    const paper = await opening;
    await expect(paper.locator('article')).toContainText(said);
    await expect(paper.locator('article')).toContainText(reason);
    await paper.close();
  }
  // A foreign arena's invoices are not this person's.
  const [foreign = { id: 0 }] = await query<{ id: number }>("select i.id::int as id from invoices i join arenas a on a.id = i.arena_id where a.slug = 'wien-mitte' and i.gross > 0 and i.restored_invoice_id is null limit 1");
  for (const path of [`/api/shop/invoices/${foreign.id}`, `/api/shop/invoices/${foreign.id}/fiscalize`])
    expect((await desk.api('POST', path, { by_user: { id: 3, username: 'employee' }, ...(path.endsWith('fiscalize') ? {} : { restoring_reason: 'x' }) })).status, path).toBe(403);
});

test('INV-08 INV-09 INV-10 INV-27 ERR-19 ERR-20 while the office is down an invoice waits and says so; an employee tells it later, once', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const fault = async (kind: string) => expect((await desk.api('PUT', '/api/fiscal-simulator/faults', { locale: 'hr', fault: kind })).status).toBe(200);
  await fault('down');
  const sold = await sell(desk, 1);
  expect(sold.fiscalized).toBe(false);
  await openInvoice(desk, { ...sold, arena: 'zagreb-west', qr: '', gross: 0 });
  const note = desk.dialog.getByRole('note', { name: invoiceActions.fiscal.title });
  await expect(note).toContainText(invoiceActions.fiscal.pending);
  await desk.dialog.getByRole('button', { name: invoiceActions.fiscalize, exact: true }).click();
  await expect(desk.snackbar.filter({ hasText: invoiceActions.notFiscalized })).toBeVisible({ timeout: 20_000 });
  const [waiting = { zki: '' }] = await query<{ zki: string }>("select fiscal_data->>'zki' as zki from invoices where id = $1", [sold.id]);
  await fault('ok');
  await desk.loginAs('employee', 'zagreb-west');
  await openInvoice(desk, { ...sold, arena: 'zagreb-west', qr: '', gross: 0 });
  const sent = page.waitForRequest((request) => request.url().endsWith(`/shop/invoices/${sold.id}/fiscalize`));
  const button = desk.dialog.getByRole('button', { name: invoiceActions.fiscalize, exact: true });
  // The product may have told it by itself meanwhile.
  if (await button.isVisible()) {
    await button.click();
    expect((await sent).postDataJSON()).toMatchObject({ by_user: { id: 3, username: 'employee' } });
    await expect(desk.snackbar.filter({ hasText: invoiceActions.fiscalized })).toBeVisible();
  }
  await expect(button).toHaveCount(0);
  await expect(note).toHaveCount(0);
  const [known] = await query<{ fiscalized: boolean; zki: string; jir: string | null }>("select fiscalized, fiscal_data->>'zki' as zki, fiscal_data->>'jir' as jir from invoices where id = $1", [sold.id]);
  expect(known).toEqual({ fiscalized: true, zki: waiting.zki, jir: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test('TRX-05 TRX-06 TRX-08 ERR-19 a transaction is taken back with a reason, once', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  const [row = { id: 0, number: '' }] = await query<{ id: number; number: string }>(`select t.id::int as id, t.number::text as number from transactions t join coin_ledger g on g.id = t.ledger_id where t.arena_id = 1 and g.amount > 0 and t.restored_transaction_id is null
    and not exists (select from transactions r where r.restored_transaction_id = t.id) and t.invoice_id is null order by t.created_at desc limit 1`);
  await desk.open(`zagreb-west/transactions/${row.id}`);
  await desk.dialog.getByRole('button', { name: invoiceActions.restore, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: wordsOf(invoiceActions.transaction.title, { number: row.number }) });
  await dialog.getByRole('button', { name: invoiceActions.restore, exact: true }).click();
  await expect(dialog.getByText(rules.required)).toBeVisible();
  await dialog.getByLabel(invoiceActions.reason).fill('Twice');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(`/shop/transactions/${row.id}`));
  await desk.pressEnterOn(dialog.getByLabel(invoiceActions.reason));
  expect((await sent).postDataJSON()).toEqual({ by_user: expect.objectContaining({ id: 3, username: 'employee' }), restoring_reason: 'Twice' });
  await expect(desk.snackbar.filter({ hasText: invoiceActions.transactionRestored })).toBeVisible();
  expect(await query('select restoring_reason from transactions where restored_transaction_id = $1', [row.id])).toEqual([{ restoring_reason: 'Twice' }]);
  await expect(desk.dialog.getByRole('button', { name: invoiceActions.restore, exact: true })).toHaveAttribute('aria-disabled', 'true');
});

test('ERR-14 ERR-17 INV-03 a refused restore is said for ten seconds, closes the dialog and fetches the list anew; an unknown invoice is said', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  const sold = await sell(desk, 1);
  await page.route(`**/api/shop/invoices/${sold.id}`, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 422, json: { code: 'invalid', message: 'Not today', errors: { restoring_reason: [{ rule: 'required' }] } } }) : route.continue()));
  desk.expectProblems(/422|404/);
  await desk.open('zagreb-west/invoices');
  await page.getByRole('button', { name: wordsOf(invoiceActions.restoreOf, { label: sold.label }) }).click();
  const dialog = page.getByRole('dialog', { name: wordsOf(invoiceActions.restoreTitle, { label: sold.label }) });
  await dialog.getByLabel(invoiceActions.reason).fill('Why');
  const again = page.waitForRequest((request) => request.method() === 'GET' && request.url().includes('/api/shop/invoices?'));
  await desk.pressEnterOn(dialog.getByLabel(invoiceActions.reason));
  await again;
  await expect(dialog).toBeHidden();
  const bar = page.locator('.ad-snackbar');
  await expect(bar).toHaveClass(/ad-snackbar-warning/);
  await expect(bar).toContainText(`Not today. ${wordsOf(invoiceActions.rules, { rules: '' }).replace(/\.$/, '').trim()}`);
  const since = Date.now();
  await expect(bar).toBeHidden({ timeout: 15_000 });
  expect(Date.now() - since).toBeGreaterThan(7_000);
  for (const path of ['invoices/999999999', 'invoices?entity=999999999']) {
    await desk.open(`zagreb-west/${path}`);
    await expect(desk.dialog.getByText(engine.missing.gone)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(desk.rows().first()).toBeVisible();
  }
});

test('ARENA-28 ARENA-33 PURCH-24 PURCH-32 INV-22 OP-041 OP-070 what an admin sets about invoices is what the next sale prints by itself, and a script in it runs nowhere', async ({ desk, page, context }) => {
  await watchPrints(context);
  desk.expectProblems(/inline event handler/);
  await desk.loginAs('admin');
  const settings = { automatically_open_print_upon_invoice_creation: true, invoice_header: '<h2>Dobro došli</h2>', invoice_footer: '<p>Vidimo se<script>window.hit = 1</script><img src="x" onerror="window.hit = 1"></p>' };
  expect((await desk.api('PUT', '/api/arena-hub/arenas/1/invoice-settings', settings)).status).toBe(200);
  await desk.loginAs('employee', 'zagreb-west');
  const till = new Till(page);
  await till.open('zagreb-west');
  await till.register.selectOption('1');
  await till.addSnack();
  // Nothing is there yet of what prints, and it comes slowly.
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  const opening = page.waitForEvent('popup');
  await till.finish.click();
  const paper = await opening;
  await expect.poll(() => printsOf(paper), { timeout: 30_000 }).toHaveLength(1);
  expect(await paper.evaluate(() => (window as unknown as { paper?: string }).paper)).toMatch(/ZKI:.*JIR:.*<svg[^>]*data-field="qr".*<path d="M/s);
  await line.detach();
  const article = paper.locator('article');
  await expect(article.locator('[data-field=header]')).toHaveText('Dobro došli');
  await expect(article.locator('[data-field=footer]')).toHaveText('Vidimo se');
  await expect(article.locator('[data-field=copy]')).toHaveCount(0);
  const [sold = { label: '', qr: '' }] = await query<{ label: string; qr: string }>("select label, fiscal_data->>'qr' as qr from invoices order by id desc limit 1");
  await expect(article.locator('[data-field=number]')).toContainText(sold.label);
  expect(await scan(article.locator('svg'), paper)).toBe(sold.qr);
  for (const view of [page, paper]) expect(await view.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
});
