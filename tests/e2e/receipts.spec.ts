import jsqr from 'jsqr';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { receipts } from '#i18n/en/receipts.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

interface Sold {
  readonly [column: string]: unknown;
  readonly id: number;
  readonly label: string;
  readonly arena: string;
  readonly qr: string;
  readonly gross: number;
}
/** An invoice of the demo chain's past with codes, in an arena of this locale. */
const soldIn = async (locale: string, more = ''): Promise<Sold> => {
  const [found] = await query<Sold & Record<string, unknown>>(`select i.id::int as id, i.label, a.slug as arena, i.fiscal_data->>'qr' as qr, i.gross::int as gross from invoices i join arenas a on a.id = i.arena_id
    where a.locale = $1 and i.fiscalized and i.restored_invoice_id is null ${more} order by i.id limit 1`, [locale]);
  if (!found) throw new Error(`no invoice in ${locale}`);
  return found;
};
/** Every window notes when it was asked to print, on the page that printing began from. */
const watchPrints = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const born = performance.now();
    window.print = () => {
      const marks = window as unknown as { printed?: number[] };
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
  for (const word of ['Račun', 'OIB: 32198765405', 'Savska cesta 41', `Broj računa:${sold.label}`, 'Datum i vrijeme:', 'Operater:', 'Osnovica', 'Ukupno:', 'ZKI:', 'JIR:', 'Ljubljanska avenija 4']) await expect(article).toContainText(word);
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

test('ARENA-28 INV-19 INV-20 INV-22 the paper of the register is chosen once; header and footer run nothing and stay in their place', async ({ desk, page, context }) => {
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
  await expect(paper.locator('[data-field=footer] p')).toHaveCSS('text-align', 'right');
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
