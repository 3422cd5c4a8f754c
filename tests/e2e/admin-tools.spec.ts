import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { categories } from '#i18n/en/categories.ts';
import { roles } from '#i18n/en/roles.ts';
import { tools } from '#i18n/en/tools.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

const unique = () => `E2E ${Date.now()}`;
const row = (desk: Desk, name: string) => desk.page.locator('table tbody tr', { has: desk.page.getByText(name, { exact: true }) });
const clean = async (desk: Desk, where: string) => {
  const { violations } = await new AxeBuilder({ page: desk.page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
};
const category = async (desk: Desk, name: string) => (await desk.api<{ id: number }>('POST', '/api/shop/categories', { name, image: null, attributes: [{ name: 'size', type: 'integer', rules: ['required'] }] })).body.id;

test('history: a change shows who made it, when, and what was before and after; of a deleted record only to admins', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const name = unique();
  const id = await category(desk, name);
  await desk.open(`categories/${id}`);
  const input = desk.dialog.getByLabel(categories.fields.name, { exact: false }).first();
  await input.fill(`${name} renamed`);
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(categories.updated)).toBeVisible();
  await desk.open(`categories/${id}/show`);
  await desk.dialog.getByRole('button', { name: tools.history.open }).click();
  const history = page.getByRole('dialog', { name: `History: ${name} renamed` });
  await expect(history.getByRole('row', { name: `${categories.fields.name} ${name} ${name} renamed` })).toBeVisible();
  await expect(history.getByRole('listitem').first()).toContainText('by admin');
  await clean(desk, 'history');
  await page.keyboard.press('Escape');
  await expect(desk.dialog.getByRole('button', { name: tools.history.open })).toBeFocused();
  await desk.api('DELETE', `/api/shop/categories/${id}`);
  desk.expectProblems(/404/);
  await desk.open(`categories/${id}/show`);
  await desk.dialog.getByRole('button', { name: tools.history.open }).click();
  await expect(page.getByRole('dialog', { name: `History: ${name} renamed` }).getByRole('listitem').first()).toContainText(tools.history.delete);
  await desk.loginAs('manager');
  expect((await desk.api('GET', `/api/shop/categories/${id}/history`)).status).toBe(404);
});

test('OP-063 OP-064 export: the whole filtered list comes as a file that a spreadsheet reads, and the list stays usable', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  const name = `=${unique()}`;
  const id = await category(desk, name);
  await desk.open(`zagreb-west/categories?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(desk.rows()).toHaveCount(1);
  await page.getByRole('button', { name: tools.export.open }).click();
  await expect(desk.dialog).toContainText(tools.export.filtered);
  await clean(desk, 'export');
  const coming = page.waitForEvent('download');
  await desk.dialog.getByRole('button', { name: tools.export.start }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^categories-\d{4}-\d\d-\d\d-1\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toBe(`\uFEFF${categories.fields.name};${categories.fields.attributes}\r\n'${name};size (Whole number, Required)\r\n`);
  await expect(page.getByText('1 entry exported')).toBeVisible();

  // Held back on its way, it shows how far it is and can be given up.
  await page.route('**/api/core/users/export*', async (route) => {
    await new Promise<void>((go) => page.once('close', () => go()));
    await route.abort().catch(() => undefined);
  });
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(desk.rows()).toHaveCount(10);
  await page.getByRole('button', { name: tools.export.open }).click();
  await desk.dialog.getByRole('button', { name: tools.export.start }).click();
  await expect(page.getByRole('progressbar', { name: tools.export.open })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('11–20 of')).toBeVisible();
  await page.getByRole('button', { name: tools.export.cancel }).click();
  await expect(page.getByText(tools.export.stopped)).toBeVisible();
  await desk.api('DELETE', `/api/shop/categories/${id}`);
});

test('bulk: rows are selected by keyboard, changed together and deleted; what is in use stays and is named', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const [one, two] = [`a-${Date.now()}`, `b-${Date.now()}`];
  for (const name of [one, two]) expect((await desk.api('POST', '/api/core/roles', { name, is_default: false })).status).toBe(201);
  await desk.open('roles?perPage=25&sort=id&order=DESC');
  for (const name of [one, two]) {
    await row(desk, name).focus();
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: '2 selected' });
  await bar.getByRole('button', { name: tools.bulk.change }).click();
  await desk.dialog.getByRole('combobox', { name: tools.bulk.field }).selectOption({ label: roles.fields.is_default });
  await desk.dialog.getByRole('switch', { name: roles.fields.is_default }).click();
  await clean(desk, 'bulk');
  await desk.dialog.getByRole('button', { name: tools.bulk.apply, exact: true }).click();
  await expect(page.getByText('2 entries changed')).toBeVisible();
  expect((await desk.api<{ content: readonly { name: string; is_default: boolean }[] }>('GET', '/api/core/roles?size=100')).body.content.filter(({ name }) => [one, two].includes(name)).map((role) => role.is_default)).toEqual([true, true]);
  for (const name of [one, two, 'player']) await row(desk, name).getByRole('checkbox').click();
  await page.getByRole('region', { name: '3 selected' }).getByRole('button', { name: tools.bulk.delete }).click();
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  const results = page.getByRole('dialog', { name: tools.bulk.failed });
  await expect(results).toContainText('2 of 3 were deleted');
  await expect(results.getByRole('row', { name: /^player / })).toBeVisible();
  await clean(desk, 'results');
  await results.getByRole('button', { name: 'Close' }).last().click();
  await expect(row(desk, one)).toHaveCount(0);
  await expect(row(desk, 'player')).toHaveCount(1);

  // Cards have the same boxes and the same bar, also on a telephone.
  const news = `E2E ${Date.now()}`;
  const ids: number[] = [];
  for (const which of ['one', 'two']) {
    const { status, body } = await desk.api<{ id: number }>('POST', '/api/social/articles', { title: `${news} ${which}`, arena_ids: [1], active: true });
    expect(status).toBe(201);
    ids.push(body.id);
  }
  const active = async () => (await query<{ active: boolean }>('select active from articles where id = any($1) order by id', [ids])).map((entry) => entry.active);
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open(`zagreb-west/articles?filter=${encodeURIComponent(JSON.stringify({ q: news }))}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  const box = page.getByRole('checkbox', { name: `Select ${news} one` });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: '1 selected' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `${news} one`, exact: true })).toBeFocused();
  await page.getByRole('checkbox', { name: tools.select.page }).click();
  await clean(desk, 'cards');
  const both = page.getByRole('region', { name: '2 selected' });
  await both.getByRole('button', { name: tools.bulk.change }).click();
  await desk.dialog.getByRole('button', { name: tools.bulk.apply, exact: true }).click();
  await expect(page.getByText('2 entries changed')).toBeVisible();
  expect(await active()).toEqual([false, false]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('checkbox', { name: tools.select.page }).click();
  await both.getByRole('button', { name: tools.bulk.delete }).click();
  await expect(desk.dialog.getByRole('listitem')).toHaveText([`${news} two`, `${news} one`]);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 entries deleted')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await active()).toEqual([]);
});

test('views: the state of a list is kept at the service, opens the list in another browser, and goes by keyboard', async ({ desk, page, browser, baseURL }) => {
  await desk.loginAs('admin');
  await desk.open('categories?sort=name&order=DESC');
  await expect(desk.rows().first()).toBeVisible();
  await page.getByRole('button', { name: tools.views.open }).press('Enter');
  const menu = page.getByRole('dialog', { name: tools.views.open });
  const name = unique();
  await menu.getByRole('textbox', { name: tools.views.name }).fill(name);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name, exact: true })).toBeVisible();
  await menu.getByRole('button', { name: `Open this list with ${name}` }).press('Enter');
  await expect(menu.getByText(tools.views.starts)).toBeVisible();
  await clean(desk, 'views');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await other.goto('/version.json');
  // Signed in as the same person, and nothing else of this browser.
  await other.evaluate((kept) => Object.entries(kept).filter(([key]) => !key.startsWith('arenadesk.ra.')).forEach(([key, value]) => localStorage.setItem(key, value)), stored);
  await other.goto('/categories');
  await expect(other).toHaveURL(/\?sort=name&order=DESC$/);
  await elsewhere.close();
  await menu.getByRole('button', { name: `Delete view ${name}` }).click();
  await expect(menu.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('palette: Ctrl K leads to a record, a page and an action by keyboard alone, and back', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  await expect(page.getByRole('button', { name: tools.palette.open })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: tools.palette.label });
  await expect(field).toBeFocused();
  await clean(desk, 'palette');
  await page.keyboard.type('jadran', { delay: 80 });
  const found = page.getByRole('option').filter({ hasText: 'Jadran Gaming d.o.o., Companies' });
  await expect(found).toBeVisible();
  await expect(found).toHaveClass(/Mui-focused/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zagreb-west\/companies\/\d+\/show$/);
  await expect(desk.dialog).toContainText('Jadran Gaming');
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toHaveCount(0);
  await page.getByRole('button', { name: tools.palette.open }).click();
  await expect(page.getByRole('option').first()).toContainText('Jadran Gaming');
  await page.keyboard.type('add category');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zagreb-west\/categories\/create$/);
  await expect(desk.dialog).toBeVisible();
});

test('a reference leads to the other record, for whoever sees its screen', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('arenas');
  await page.getByRole('link', { name: 'Jadran Gaming d.o.o.' }).first().click();
  await expect(page).toHaveURL(/\/companies\/\d+\/show$/);
  await expect(desk.dialog).toContainText('Jadran Gaming');
});
