import { app } from '#i18n/en/app.ts';
import { categories } from '#i18n/en/categories.ts';
import { engine } from '#i18n/en/engine.ts';
import { items } from '#i18n/en/items.ts';
import { globalItems } from '#i18n/en/global-items.ts';
import { rules } from '#i18n/en/rules.ts';
import { warehouses } from '#i18n/en/warehouses.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

const save = (desk: Desk) => desk.dialog.getByRole('button', { name: 'Save' }).click();
const row = (desk: Desk, name: string) => desk.rows().filter({ hasText: name }).first();
const idOf = async (name: string) => (await query<{ id: number }>('select id::int as id from items where name = $1 and retired_at is null', [name]))[0]?.id ?? 0;
const choose = async (desk: Desk, box: string, option: string) => {
  await desk.dialog.getByRole('combobox', { name: box }).first().click();
  await desk.page.getByRole('option', { name: option, exact: true }).click();
};

test('ITEM-01 ITEM-02 ITEM-03 ITEM-04 ITEM-07 ITEM-13 CONST-02 CONST-14 PERM-13 SHELL-25 the list of an arena', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('items');
  await expect(page.getByText(engine.arena.title)).toBeVisible();
  await desk.loginAs('manager', 'zagreb-west');
  const calls = await desk.callsDuring(async () => {
    await desk.open('zagreb-west/items');
    await expect(desk.rows().first()).toBeVisible();
  });
  const first = calls.find(({ url }) => url.startsWith('/api/shop/items?'));
  expect(decodeURIComponent(first?.url ?? '')).toMatch(/arena_id=1.*size=10.*page=1.*sort=name,ASC/);
  await expect(desk.headers()).toHaveText([items.fields.name, items.fields.description, items.fields.category, items.fields.active, items.fields.promoted, engine.actions]);
  await expect(page.getByRole('combobox', { name: 'Rows per page' }).locator('option')).toHaveText(['5', '10', '25', 'All']);
  const by = page.getByRole('combobox', { name: 'Search by' });
  await expect(by).toHaveValue('name');
  await expect(by.locator('option')).toHaveText([items.fields.name, items.fields.category]);
  const sorted = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('sort=category,ASC'));
  await page.getByRole('button', { name: items.fields.category }).click();
  await sorted;
  await expect(row(desk, 'Coca-Cola').getByRole('cell').nth(2)).toHaveText(/^.{80}…$/);
  await expect(page.getByRole('link', { name: globalItems.name })).toBeVisible();
  const another = page.waitForRequest((request) => request.url().includes('/api/shop/items?') && request.url().includes('arena_id=2'));
  await page.getByRole('combobox', { name: app.arena.chooser }).fill('čak');
  await page.getByRole('option', { name: /Čakovec Sjever/ }).click();
  await another;
  await expect(desk.rows().first()).toBeVisible();
  await desk.loginAs('employee', 'zagreb-west');
  await desk.open('zagreb-west/items');
  await expect(desk.rows().first()).toBeVisible();
  await expect(page.getByRole('link', { name: globalItems.name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: items.add })).toHaveCount(0);
});

test('ITEM-19 ITEM-20 ITEM-21 ITEM-22 ITEM-23 ITEM-28 ITEM-30 VAL-31 VAL-32 VAL-33 VAL-34 VAL-35 VAL-36 an item is made and changed in an arena', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  await desk.open('zagreb-west/items/create');
  await save(desk);
  await expect(desk.dialog.getByText(items.rules.variants.atLeastOne)).toBeVisible();
  await expect(desk.dialog.getByText(items.rules.category.required)).toBeVisible();
  const name = `Item ${Date.now()}`;
  await desk.dialog.getByLabel(items.fields.name, { exact: false }).first().fill(name);
  await choose(desk, items.fields.category, 'Snacks');
  await desk.dialog.getByRole('button', { name: items.adds.variants }).click();
  await save(desk);
  await expect(desk.dialog.getByText(items.rules['variants.warehouses.price'].atLeast)).toBeVisible();
  await expect(desk.dialog.getByText(items.rules['variants.warehouses.id'].required)).toBeVisible();
  const variant = desk.dialog.locator('.ad-variants > li').first();
  await variant.getByRole('textbox', { name: items.fields['variants.name'] }).fill('100 g');
  await variant.getByRole('textbox', { name: items.fields['variants.sku'] }).first().fill(name.replaceAll(' ', '-'));
  await variant.getByRole('combobox', { name: items.fields['variants.warehouses.id'] }).click();
  await page.getByRole('option', { name: 'Bar' }).click();
  await variant.getByRole('textbox', { name: items.fields['variants.warehouses.price'] }).fill('2,50');
  await variant.getByRole('textbox', { name: items.fields['variants.warehouses.stock'] }).fill('12');
  await variant.getByRole('combobox', { name: 'allergens' }).fill('milk, nuts');
  await variant.getByRole('combobox', { name: 'allergens' }).press('Enter');
  await save(desk);
  await expect(variant.getByRole('textbox', { name: 'weight' })).toHaveAccessibleDescription(rules.required);
  await variant.getByRole('textbox', { name: 'weight' }).fill('100');
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/shop/items'));
  await save(desk);
  expect((await posted).postDataJSON()).toMatchObject({
    arena_id: 1, updating_item: 0, name, active: 1, promoted: 0, tags: [], reviews: [],
    variants: [{ name: '100 g', warehouses: [{ price: 250, cost: 0, stock: 12, taxes: [expect.any(Number)] }], category_attributes: [{ name: 'weight', value: 100 }, { name: 'allergens', value: ['milk', 'nuts'] }] }],
  });
  await expect(page.getByText(items.created)).toBeVisible();

  const id = await idOf(name);
  await desk.open(`zagreb-west/items/${id}`);
  await expect(desk.dialog.getByRole('textbox', { name: items.fields.name }).first()).toHaveAttribute('readonly', '');
  await desk.dialog.getByRole('button', { name: items.adds.variants }).click();
  await desk.dialog.getByRole('checkbox', { name: items.notes.tick.replace('%{name}', '100 g') }).check();
  const [known, added] = [desk.dialog.locator('.ad-variants > li').first(), desk.dialog.locator('.ad-variants > li').nth(1)];
  await expect(known.getByRole('textbox', { name: items.fields['variants.sku'] }).first()).toHaveAttribute('readonly', '');
  await expect(added.getByRole('textbox', { name: items.fields['variants.sku'] }).first()).toBeEditable();
  await added.getByRole('button', { name: /Leave out/ }).first().click();
  await known.getByRole('textbox', { name: items.fields['variants.warehouses.price'] }).fill('3');
  const changed = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes(`/shop/items/${id}`));
  await save(desk);
  const body = (await changed).postDataJSON() as { variants: unknown[] };
  expect(body).toMatchObject({ arena_id: 1, updating_item: 1, item_id: id, variants: [{ warehouses: [{ price: 300, stock: 12, stock_seen: 12 }] }] });
  expect(body.variants).toHaveLength(1);
  await expect(page.getByText(items.updated)).toBeVisible();
});

test('ITEM-23 only the ticked of two variants is sent', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  const id = await idOf('Coca-Cola');
  await desk.open(`zagreb-west/items/${id}`);
  await desk.dialog.getByRole('checkbox', { name: items.notes.tick.replace('%{name}', '0,5 l') }).check();
  const variant = desk.dialog.locator('.ad-variants > li').nth(1);
  await variant.getByRole('textbox', { name: items.fields['variants.warehouses.price'] }).first().fill('4');
  const changed = page.waitForRequest((request) => request.method() === 'PUT');
  await save(desk);
  expect(((await changed).postDataJSON() as { variants: { name: string }[] }).variants.map((sent) => sent.name)).toEqual(['0,5 l']);
  await expect(page.getByText(items.updated)).toBeVisible();
});

test('ITEM-15 ITEM-16 ITEM-17 ITEM-18 ITEM-24 ITEM-31 ITEM-33 VAL-35 ERR-50 an employee adds from the catalogue', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  await desk.open('zagreb-west/items');
  await page.getByRole('button', { name: items.notes.addFromCatalogue }).click();
  await desk.dialog.getByRole('searchbox').fill('popcorn');
  await desk.dialog.getByRole('button', { name: /Popcorn/ }).click();
  await desk.dialog.getByRole('checkbox', { name: /80 g/ }).check();
  for (const field of ['price', 'cost'] as const) await expect(desk.dialog.getByRole('textbox', { name: items.fields[`variants.warehouses.${field}`] })).toHaveValue('0,00');
  await expect(desk.dialog.getByRole('textbox', { name: items.fields['variants.warehouses.stock'] })).toHaveValue('0');
  await expect(desk.dialog.getByRole('textbox', { name: items.fields['variants.warehouses.stock'] })).toHaveAttribute('readonly', '');
  await expect(desk.dialog.getByText('PDV 25 %')).toBeVisible();
  await desk.dialog.getByRole('button', { name: items.notes.addToArena }).click();
  await expect(desk.dialog.getByText(items.rules['variants.warehouses.price'].atLeast)).toBeVisible();
  await choose(desk, items.fields['variants.warehouses.id'], 'Bar');
  await desk.dialog.getByRole('textbox', { name: items.fields['variants.warehouses.price'] }).fill('2,20');
  const posted = page.waitForRequest((request) => request.url().endsWith('/warehouses/attach-variants'));
  await desk.dialog.getByRole('button', { name: items.notes.addToArena }).click();
  expect((await posted).postDataJSON()).toMatchObject({ arena_id: 1, variants: [{ price: 220, cost: 0, stock: 0, taxes: [expect.any(Number)], warehouse_id: expect.any(Number) }] });
  await expect(page.getByText(items.notes.added)).toBeVisible();
  await desk.dialog.getByRole('button', { name: /Popcorn/ }).click();
  await expect(desk.dialog.getByRole('checkbox', { name: /80 g/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  expect(await query('select stock::int as stock from variant_stocks s join variants v on v.id = s.variant_id where v.sku = $1 and s.arena_id = 1', ['POPC-80'])).toEqual([{ stock: 0 }]);
});

test('ITEM-05 ITEM-25 ITEM-26 ITEM-27 ERR-50 variants are taken out of the arena and stay in the catalogue', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  const id = await idOf('Gift card');
  await desk.open(`zagreb-west/items/${id}/delete`);
  await desk.dialog.getByRole('radio', { name: items.notes.some }).check();
  const button = desk.dialog.getByRole('button', { name: items.notes.detach, exact: true });
  await expect(button).toBeDisabled();
  await expect(desk.dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await desk.dialog.getByRole('checkbox', { name: /^20/ }).check();
  const posted = page.waitForRequest((request) => request.url().endsWith('/warehouses/detach-variants'));
  await button.click();
  expect((await posted).postDataJSON()).toMatchObject({ arena_id: 1, variants: [{ id: expect.any(Number), warehouses: [{ id: expect.any(Number) }] }] });
  await expect(page.getByText(items.notes.detached)).toBeVisible();
  await desk.open(`zagreb-west/items/${id}/delete`);
  await desk.dialog.getByRole('radio', { name: items.notes.some }).check();
  await expect(desk.dialog.getByRole('checkbox', { name: /^20/ })).toBeDisabled();
  await expect(desk.dialog.getByRole('checkbox', { name: /^50/ })).toBeEnabled();
  await desk.open(`zagreb-west/items/${await idOf('Coca-Cola')}/delete`);
  const said = await desk.dialog.getByText('Served ice cold').textContent();
  expect(said).toMatch(/^.{60}…$/);
});

test('ITEM-10 ITEM-14 ITEM-29 the view of an item stays inside a phone, its tables with taxes scroll by themselves', async ({ desk, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await desk.loginAs('admin', 'zagreb-west');
  for (const list of ['items', 'global-items']) {
    await desk.open(`zagreb-west/${list}/${await idOf('Coca-Cola')}/show`);
    const table = desk.dialog.getByRole('table').first();
    await expect(table).toBeVisible();
    await expect(table.getByRole('columnheader').last()).toHaveText(items.fields['variants.warehouses.taxes']);
    await expect(table.getByRole('row').nth(1)).toContainText('PDV');
    expect(await desk.dialog.locator('.ad-dialog-content').evaluate((body) => body.scrollWidth - body.clientWidth), list).toBe(0);
  }
});

test('ITEM-26 ITEM-27 coins are never offered to be taken out; the question speaks of what is chosen', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  await desk.open('zagreb-west/items?q=Coins');
  const coins = desk.rows().filter({ has: page.getByRole('button', { name: 'View Coins', exact: true }) });
  await expect(coins).toHaveCount(1);
  await expect(coins.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await desk.open(`zagreb-west/items/${await idOf('Coins')}/delete`);
  await expect(desk.dialog.getByText(items.notes.everywhere)).toBeVisible();
  await expect(desk.dialog.getByRole('button', { name: items.notes.detach, exact: true })).toBeDisabled();
  for (const [list, whole, some] of [['items', items.notes.detachText, items.notes.detachSomeText], ['global-items', items.notes.deleteText, items.notes.deleteSomeText]] as const) {
    const said = (text: string) => desk.dialog.getByText(text.replace('%{name}', 'Coca-Cola').replace('%{arena}', 'Zagreb West'));
    await desk.open(`zagreb-west/${list}/${await idOf('Coca-Cola')}/delete`);
    await expect(said(whole)).toBeVisible();
    await desk.dialog.getByRole('radio', { name: items.notes.some }).check();
    await expect(said(some)).toBeVisible();
    await expect(said(whole)).toHaveCount(0);
  }
  await desk.open('zagreb-west/items');
  await page.getByRole('button', { name: items.notes.addFromCatalogue }).click();
  await expect(desk.dialog.getByText(/^10 of \d+, type to find more$/)).toBeVisible();
  await desk.dialog.getByRole('searchbox').fill('Coins');
  await expect(desk.dialog.getByRole('button', { name: /^Coins/ })).toContainText(items.notes.alreadyHere);
});

test('ITEM-08 ITEM-09 ITEM-10 ITEM-11 ITEM-12 ITEM-14 ITEM-26 the catalogue of the chain', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  await desk.open('zagreb-west/global-items');
  await expect(desk.rows().first()).toBeVisible();
  await expect(page.getByRole('button', { name: items.add })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
  await desk.open(`zagreb-west/global-items/${await idOf('Popcorn machine portion')}/show`);
  await desk.dialog.getByRole('checkbox', { name: /160 g/ }).check();
  await expect(desk.dialog.getByRole('textbox', { name: items.fields['variants.warehouses.stock'] })).toBeEditable();
  await desk.loginAs('admin', 'zagreb-west');
  await desk.open('zagreb-west/global-items');
  await page.getByRole('link', { name: items.name, exact: true }).last().click();
  await expect(page).toHaveURL(/zagreb-west\/items/);
  const id = await idOf('Arena T-shirt');
  await desk.open(`zagreb-west/global-items/${id}`);
  await expect(desk.dialog.getByRole('textbox', { name: items.fields.name }).first()).toHaveAttribute('readonly', '');
  await desk.open(`zagreb-west/global-items/${id}/delete`);
  await desk.dialog.getByRole('radio', { name: items.notes.some }).check();
  await desk.dialog.getByRole('checkbox', { name: /^XL/ }).check();
  const gone = page.waitForRequest((request) => request.method() === 'DELETE');
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  expect((await gone).url()).toMatch(/\/shop\/items\/\d+\?variant_ids=\d+$/);
  await expect(page.getByText(items.notes.variantsDeleted)).toBeVisible();
});

test('ITEM-16 CAT-06 CAT-07 CAT-08 an arena without a warehouse says what to do; notices of categories and warehouses', async ({ desk, page }) => {
  await desk.loginAs('admin', 'osijek-novi');
  await desk.open(`osijek-novi/global-items/${await idOf('Fanta')}/show`);
  await expect(desk.dialog.getByText(items.notes.noWarehouse)).toBeVisible();
  const [drinks] = await query<{ id: number; first: string; used: number }>("select c.id::int as id, c.attributes->0->>'name' as first, (select count(*)::int from items i where i.category_id = c.id and i.retired_at is null) as used from categories c where c.name = 'Drinks'");
  await desk.open(`osijek-novi/categories/${drinks?.id}/delete`);
  await expect(desk.dialog.getByText(`${drinks?.used} items are of this category.`)).toBeVisible();
  desk.expectProblems(/409/);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(desk.snackbar.first()).toBeVisible();
  await desk.dialog.getByRole('link', { name: categories.notes.showItems }).click();
  await expect(page).toHaveURL(/global-items/);
  await expect(row(desk, 'Coca-Cola')).toBeVisible();
  await desk.open(`osijek-novi/categories/${drinks?.id}`);
  await desk.dialog.getByRole('button', { name: categories.adds.attributes }).click();
  await expect(desk.dialog.getByText(categories.notes.attributesAdded)).toBeVisible();
  await desk.dialog.getByLabel(/^Attribute name/).first().fill('renamed');
  await expect(desk.dialog.getByText(`${drinks?.used} items have “${drinks?.first}”: their values under this name are lost and must be entered anew.`)).toBeVisible();
  const [bar] = await query<{ id: number }>("select min(id)::int as id from warehouses");
  await desk.open(`warehouses/${bar?.id}/delete`);
  await expect(desk.dialog.getByText(warehouses.notes.unavailable)).toBeVisible();
});

test('ITEM-26 ITEM-27 many items leave the arena as one does: their variants are detached there, the catalogue and other arenas keep them, and the log says who did it', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  const [place] = await query<{ bar: number; elsewhere: number; tax: number; category: number }>(
    `select (select min(id) from warehouses where arena_id = 1)::int as bar, (select min(id) from warehouses where arena_id = 2)::int as elsewhere, (select id from countries_taxes where name = 'PDV 25 %')::int as tax,
     (select id from categories where name = 'Snacks')::int as category`);
  const mark = `Leaving ${Date.now()}`;
  const ids: number[] = [];
  for (const which of ['one', 'two']) {
    const line = { price: 250, cost: 100, stock: 4, taxes: [place?.tax] };
    const { status, body } = await desk.api<{ id: number }>('POST', '/api/shop/items', { arena_id: 1, category_id: place?.category, name: `${mark} ${which}`, variants: [{ name: 'bag', sku: `${mark}-${which}`, category_attributes: [{ name: 'weight', value: 100 }], warehouses: [{ id: place?.bar, ...line }] }] });
    expect(status, JSON.stringify(body)).toBe(201);
    ids.push(body.id);
    const [variant] = await query<{ id: number }>('select id::int as id from variants where item_id = $1', [body.id]);
    expect((await desk.api('POST', '/api/shop/warehouses/attach-variants', { arena_id: 2, variants: [{ id: variant?.id, warehouse_id: place?.elsewhere, ...line }] })).status).toBe(200);
  }
  await desk.open(`zagreb-west/items?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
  await expect(desk.rows()).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: '2 selected' });
  await expect(bar.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await bar.getByRole('button', { name: items.notes.severalOpen }).click();
  await expect(desk.dialog).toContainText('They leave Zagreb West with their stock and stay in the catalogue');
  await desk.dialog.getByRole('button', { name: items.notes.detach, exact: true }).click();
  await expect(page.getByText('2 items taken out')).toBeVisible();
  const lines = await query('select s.arena_id::int as arena, i.retired_at from items i join variants v on v.item_id = i.id join variant_stocks s on s.variant_id = v.id where i.id = any($1) order by i.id', [ids]);
  expect(lines).toEqual([{ arena: 2, retired_at: null }, { arena: 2, retired_at: null }]);
  expect(await query('select sum(amount)::int as left from stock_moves m join variants v on v.id = m.variant_id where v.item_id = any($1) and m.arena_id = 1', [ids])).toEqual([{ left: 0 }]);
  expect(await query("select distinct actor_name as by from record_changes where entity = 'items' and record_id = any($1) and changes::text like '%variants%' and action = 'update'", [ids])).toEqual([{ by: 'manager' }]);
});
