import { arenas } from '#i18n/en/arenas.ts';
import { arenaEditor } from '#i18n/en/arena-editor.ts';
import { articles } from '#i18n/en/articles.ts';
import { categories } from '#i18n/en/categories.ts';
import { companies } from '#i18n/en/companies.ts';
import { countries } from '#i18n/en/countries.ts';
import { engine } from '#i18n/en/engine.ts';
import { ranks } from '#i18n/en/ranks.ts';
import { roles } from '#i18n/en/roles.ts';
import { expect, query, test } from './support/desk.ts';

const unique = () => `E2E ${Date.now()}`;

test('CAT-01 CAT-02 CAT-03 CAT-04 CAT-05 CAT-06 VAL-16 VAL-39 a category with attributes is made, changed with a warning, and deleted by the admin; a manager only looks', async ({ desk, page }) => {
  await desk.loginAs('manager');
  await desk.open('categories');
  await expect(desk.rows().first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: categories.fields.attributes, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: categories.add })).toHaveCount(0);
  expect((await desk.api('POST', '/api/shop/categories', { name: 'x' })).status).toBe(403);

  await desk.loginAs('admin');
  await desk.open('categories/create');
  const name = unique();
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.dialog.getByText('Field is required').first()).toBeVisible();
  await desk.dialog.getByLabel(categories.fields.name, { exact: false }).first().fill(name);
  await desk.dialog.getByRole('button', { name: categories.adds.attributes }).click();
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.dialog.getByText(/at least one rule/i)).toBeVisible();
  await desk.dialog.getByLabel(categories.fields['attributes.name'], { exact: false }).last().fill('size');
  await desk.dialog.getByRole('combobox', { name: categories.fields['attributes.type'] }).click();
  await expect(page.getByRole('option')).toHaveCount(9);
  await page.getByRole('option', { name: categories.choices['attributes.type'].integer, exact: true }).click();
  await desk.dialog.getByRole('combobox', { name: categories.fields['attributes.rules'] }).click();
  await expect(page.getByRole('option')).toHaveCount(13);
  await page.getByRole('option', { name: categories.choices['attributes.rules'].required, exact: true }).click();
  await page.keyboard.press('Escape');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(categories.created)).toBeVisible();
  const stored = await query<{ id: number; attributes: unknown }>('select id, attributes from categories where name = $1', [name]);
  expect(stored[0]?.attributes).toEqual([{ name: 'size', type: 'integer', rules: ['required'] }]);
  await desk.open(`categories/${stored[0]?.id}/delete`);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(categories.deleted)).toBeVisible();
  expect(await query('select id from categories where name = $1', [name])).toEqual([]);
});

test('ART-01 ART-02 ART-03 ART-04 ART-05 ART-06 ART-07 ART-08 VAL-15 VAL-43 ERR-47 an article is written with headings, shown as a card and deleted; an arena is needed', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  const calls = await desk.callsDuring(async () => {
    await desk.open('zagreb-west/articles');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  expect(calls.some(({ url }) => /^\/api\/social\/arenas\/\d+\/articles\?/.test(url) && url.includes('size=12') && /sort=createdAt(,|%2C)DESC/.test(url)), JSON.stringify(calls)).toBe(true);
  const title = unique();
  await page.getByRole('button', { name: articles.add }).click();
  await desk.dialog.getByLabel(articles.fields.title, { exact: false }).first().fill(title);
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.dialog.getByText(/at least one arena/i)).toBeVisible();
  await desk.dialog.getByRole('combobox', { name: articles.fields.arena_ids }).click();
  await page.getByRole('option', { name: 'Zagreb West' }).click();
  await page.keyboard.press('Escape');
  const editor = desk.dialog.locator('[contenteditable="true"]');
  await editor.click();
  await page.keyboard.type('Hello players');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(articles.created)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  const [row] = await query<{ id: number; content: string }>('select id, content from articles where title = $1', [title]);
  expect(row?.content).toContain('<p>Hello players</p>');
  await desk.open(`zagreb-west/articles/${row?.id}/delete`);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(articles.deleted)).toBeVisible();
});

test('ARENA-01 ARENA-02 ARENA-03 ARENA-04 ARENA-06 ARENA-07 ARENA-22 ARENA-30 ARENA-34 VAL-50 VAL-51 VAL-52 an arena is made section by section, changed and deleted', async ({ desk, page }) => {
  desk.expectProblems(/status of (409|422)/);
  await desk.loginAs('admin');
  const calls = await desk.callsDuring(async () => {
    await desk.open('arenas');
    await expect(desk.rows().first()).toBeVisible();
  });
  expect(calls.some(({ url }) => url.startsWith('/api/arena-hub/arenas?') && url.includes('size=10') && /sort=created_at(,|%2C)DESC/.test(url)), JSON.stringify(calls)).toBe(true);
  await page.getByRole('button', { name: arenas.add }).click();
  const field = (label: string) => desk.dialog.getByLabel(label, { exact: false }).first();
  await field(arenas.fields.name).fill('Users');
  await desk.dialog.getByRole('combobox', { name: arenas.fields.company }).click();
  await page.getByRole('option').first().click();
  // An arena begins where its company is.
  for (const label of [arenas.fields.timezone, arenas.fields.currency, arenas.fields.locale]) await expect(field(label)).not.toHaveValue('');
  await field(arenas.fields.timezone).fill('Europe/Zagreb');
  await field(arenas.fields.currency).fill('EUR');
  await field(arenas.fields.locale).fill('HR');
  const save = desk.dialog.getByRole('button', { name: /^Save/ }).first();
  await save.click();
  await expect(desk.dialog.getByText('exactly 2 lowercase letters')).toBeVisible();
  const address = desk.dialog.locator('#arena-address');
  await expect(address.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
  await field(arenas.fields.locale).fill('hr');
  await save.click();
  await expect(desk.dialog.getByText('this name is reserved')).toBeVisible();
  const name = unique();
  await field(arenas.fields.name).fill(name);
  await save.click();
  await expect(page.getByText(arenas.created)).toBeVisible();
  const baseRate = desk.dialog.locator('#arena-baseRate');
  await baseRate.getByLabel(arenas.fields.base_rate, { exact: false }).fill('120');
  const rate = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/base-rate'));
  await baseRate.getByRole('button', { name: /^Save/ }).click();
  expect((await rate).request().postDataJSON()).toEqual({ base_rate: 120 });
  const [row] = await query<{ id: number }>('select id from arenas where name = $1', [name]);
  expect((await desk.api<{ base_rate: number }>('GET', `/api/arena-hub/arenas/${row?.id}/base-rate`)).body.base_rate).toBe(120);
  for (const [label, text] of [['address1', 'Ring 1'], ['settlement', 'Zagreb'], ['postcode', '10000'], ['country', 'Hrvatska']] as const) await address.getByLabel(arenaEditor.fields[label], { exact: false }).first().fill(text);
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/addresses'));
  await address.getByRole('button', { name: /^Save/ }).click();
  expect((await posted).postDataJSON()).toMatchObject({ arena_id: Number(row?.id), address1: 'Ring 1' });
  const width = await desk.dialog.evaluate((node) => node.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(1000);
  await desk.open(`arenas/${row?.id}/delete`);
  for (const label of [arenas.fields.base_rate, arenas.fields.company, arenas.fields.active, arenas.fields.web_shop]) await expect(desk.dialog.getByText(label, { exact: true })).toBeVisible();
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(arenas.deleted)).toBeVisible();
  expect((await desk.api('GET', `/api/arena-hub/arenas/${row?.id}`)).status).toBe(404);
});

test('ARENA-23 ARENA-24 the chosen arena follows a rename and is left when it is deleted', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const { body: listed } = await desk.api<{ data: { id: number }[] }>('GET', '/api/arena-hub/companies?size=1');
  const name = unique();
  const { body: made } = await desk.api<{ id: number }>('POST', '/api/arena-hub/arenas', { name, company_id: listed.data[0]?.id, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr' });
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await desk.open(`${slug}/arenas/${made.id}`);
  await desk.dialog.getByLabel(arenas.fields.name, { exact: false }).first().fill(`${name} B`);
  await desk.dialog.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText(arenas.updated)).toBeVisible();
  // The dialog stays as it is, with what is unsaved in it; the new address follows when it is left.
  await expect(desk.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${slug}-b/arenas`));
  await expect.poll(async () => (JSON.parse((await desk.stored('arenadesk.state')) ?? '{}') as { arena?: { name?: string } }).arena?.name).toBe(`${name} B`);
  await desk.open(`${slug}-b/arenas/${made.id}/delete`);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/:\d+\/arenas$/);
  expect(await desk.stored('arenadesk.preferred_arena')).toBeNull();
});

test('COMP-01 COMP-02 COMP-03 COMP-04 COMP-05 COMP-06 COMP-07 companies are only looked at; secrets are masked, in the answer too', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('companies');
  await expect(desk.rows().first()).toBeVisible();
  for (const verb of ['Edit', 'Delete']) await expect(page.getByRole('button', { name: new RegExp(`^${verb} `) })).toHaveCount(0);
  const { body } = await desk.api<{ data: { id: number; country: { code: string } }[] }>('GET', '/api/arena-hub/companies?size=100&include_fields=country');
  const austrian = body.data.find(({ country }) => country.code === 'at');
  await desk.open(`companies/${austrian?.id}/show`);
  for (const label of ['id', 'name', 'address', 'phone', 'pidn'] as const) await expect(desk.dialog.getByText(label === 'id' ? engine.fields.id : companies.fields[label], { exact: true }).first()).toBeVisible();
  for (const path of ['fiscal_data.baseCertificateUrl', 'fiscal_data.certificateNumber', 'fiscal_data.receiptSignUrl', 'fiscal_data.tokenKey', 'fiscal_data.aesKey', 'fiscal_data.taxes', 'fiscal_data.locationId'] as const)
    await expect(desk.dialog.getByText(companies.fields[path], { exact: true })).toBeVisible();
  expect(JSON.stringify(body)).not.toMatch(/"certificatePassword":"(?!\*\*\*\*")/);
});

test('GAMI-13 a rank is made and refused when it overlaps or stands on its head', async ({ desk, page }) => {
  desk.expectProblems(/status of 422/);
  await desk.loginAs('admin');
  await desk.open('ranks/create');
  const field = (label: string) => desk.dialog.getByLabel(label, { exact: false }).first();
  const name = unique();
  await field(ranks.fields.name).fill(name);
  await field(ranks.fields.experience_lower).fill('9000000');
  await field(ranks.fields.experience_upper).fill('8000000');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.dialog.getByText(ranks.checks.lowerBelowUpper)).toBeVisible();
  await field(ranks.fields.experience_lower).fill('0');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.dialog.getByText(/^overlaps the rank \S/)).toHaveCount(1);
  await field(ranks.fields.experience_lower).fill('3000000000');
  await field(ranks.fields.experience_upper).fill('3000000010');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(ranks.created)).toBeVisible();
  expect(await query('select experience_lower::float8 as low, experience_upper::float8 as high from ranks where name = $1', [name])).toEqual([{ low: 3_000_000_000, high: 3_000_000_010 }]);
});

test('SETUP-01 CONST-04 PERM-01 PERM-22 roles: the three of the product stay, another is made and deleted; size 100', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const calls = await desk.callsDuring(async () => {
    await desk.open('roles');
    await expect(desk.rows().first()).toBeVisible();
  });
  expect(calls.some(({ url }) => url.startsWith('/api/core/roles?') && url.includes('size=100'))).toBe(true);
  await expect(page.getByRole('button', { name: engine.action.delete.replace('%{name}', 'admin'), exact: true })).toHaveCount(0);
  const { body } = await desk.api<{ content: { id: number; name: string }[] }>('GET', '/api/core/roles?size=100');
  const admin = body.content.find((role) => role.name === 'admin');
  expect((await desk.api('DELETE', `/api/core/roles/${admin?.id}`)).status).toBe(403);
  expect((await desk.api('PUT', `/api/core/roles/${admin?.id}`, { name: 'boss' })).status).toBe(403);
  const name = `vip-${Date.now()}`;
  await page.getByRole('button', { name: roles.add }).click();
  await desk.dialog.getByLabel(roles.fields.name, { exact: false }).first().fill(name);
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(roles.created)).toBeVisible();
  await page.getByRole('button', { name: engine.action.delete.replace('%{name}', name), exact: true }).click();
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(roles.deleted)).toBeVisible();
});

test('COUNTRY-01 COUNTRY-02 a country is made with a tax and a fiscal attribute', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('countries/create');
  const name = unique();
  const field = (label: string) => desk.dialog.getByLabel(label, { exact: false }).first();
  await field(countries.fields.name).fill(name);
  await field(countries.fields.code).fill('zz');
  await field(countries.fields.currency).fill('EUR');
  await field(countries.fields.locale).fill('de');
  await field(countries.fields.timezone).fill('Europe/Vienna');
  await page.keyboard.press('Tab');
  await desk.dialog.getByRole('button', { name: countries.adds.taxes }).click();
  await desk.dialog.getByLabel(countries.fields['taxes.name'], { exact: false }).last().fill('Standard');
  await desk.dialog.getByLabel(countries.fields['taxes.rate'], { exact: false }).last().fill('21,5');
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(countries.created)).toBeVisible();
  const stored = await query('select t.name, t.rate from countries c join countries_taxes t on t.parent_id = c.id where c.name = $1', [name]);
  expect(stored).toEqual([{ name: 'Standard', rate: 21.5 }]);
});
