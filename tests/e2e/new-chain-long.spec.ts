import { app } from '#i18n/en/app.ts';
import { arenaEditor } from '#i18n/en/arena-editor.ts';
import { arenas } from '#i18n/en/arenas.ts';
import { cashRegisters } from '#i18n/en/cash-registers.ts';
import { categories } from '#i18n/en/categories.ts';
import { companySettings } from '#i18n/en/company-settings.ts';
import { engine } from '#i18n/en/engine.ts';
import { invoiceSettings } from '#i18n/en/invoice-settings.ts';
import { items } from '#i18n/en/items.ts';
import { paymentMethods } from '#i18n/en/payment-methods.ts';
import { purchase } from '#i18n/en/purchase.ts';
import { terms } from '#i18n/en/terms.ts';
import { warehouses } from '#i18n/en/warehouses.ts';
import { expect, query, test, type Desk } from './support/desk.ts';
import { Till } from './support/till.ts';

test.use({ demo: 'none' });
test.setTimeout(150_000);

const fill = async (desk: Desk, typed: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(typed)) await desk.dialog.getByLabel(label, { exact: false }).first().fill(text);
};
const choose = async (desk: Desk, label: string, option: string | RegExp) => {
  await desk.dialog.getByRole('combobox', { name: label }).first().click();
  await desk.page.getByRole('option', { name: option }).first().click();
};
/** Opens a list and its form for a new record, fills it in and saves it. */
const make = async (desk: Desk, list: string, words: { readonly add: string; readonly created: string }, work: () => Promise<void>) => {
  await desk.open(list);
  await desk.page.getByRole('button', { name: words.add }).first().click();
  await expect(desk.dialog).toBeVisible();
  await work();
  await desk.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.page.getByText(words.created)).toBeVisible();
};

test('ARENA-32 SETUP-13 COMP-08 PURCH-45 PURCH-46 an empty chain sells after what its screens ask for, in the order in which they ask', async ({ desk, page, context }) => {
  await context.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/');
  await desk.fillSignIn('admin');
  await page.waitForURL(/admin-dashboard$/);
  // Without an arena the first thing is said, and is one press away.
  await page.getByRole('button', { name: app.arena.add }).click();
  await expect(desk.dialog).toBeVisible();
  await desk.dialog.getByRole('combobox', { name: arenas.fields.company }).first().click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await make(desk, 'company-settings', companySettings, async () => {
    await fill(desk, { [companySettings.fields.name]: 'Nova d.o.o.', [companySettings.fields.address]: 'Ilica 1, Zagreb', [companySettings.fields.pidn]: '85210036541' });
    await choose(desk, companySettings.fields.country, 'Hrvatska');
    await choose(desk, companySettings.fields.coins_taxes, /25 %/);
    await page.keyboard.press('Escape');
    for (const name of ['fiscal_data.inTaxSystem', 'fiscal_data.fiscalization'] as const) await desk.dialog.getByLabel(companySettings.fields[name]).check();
  });
  // An arena is where its company is.
  await desk.open('arenas');
  await page.getByRole('button', { name: arenas.add }).first().click();
  await fill(desk, { [arenas.fields.name]: 'Zadar' });
  await choose(desk, arenas.fields.company, 'Nova d.o.o.');
  for (const [field, value] of [['timezone', 'Europe/Zagreb'], ['currency', 'EUR'], ['locale', 'hr']] as const) await expect(desk.dialog.getByLabel(arenas.fields[field]).first()).toHaveValue(value);
  await desk.dialog.getByRole('button', { name: arenaEditor.saveSection }).first().click();
  await expect(page.getByText(arenas.created)).toBeVisible();

  await desk.open('zadar/purchase');
  await expect(page.getByText(purchase.noRegisters)).toBeVisible();
  await expect(page.getByText(purchase.noMethods).first()).toBeVisible();
  await make(desk, 'zadar/cash-registers', cashRegisters, () => fill(desk, { [cashRegisters.fields.label]: '1' }));
  await desk.open('zadar/purchase');
  await expect(page.getByText(purchase.noMethods).first()).toBeVisible();
  await expect(page.getByText(purchase.noRegisters)).toBeHidden();
  await desk.open('zadar/payment-methods');
  await page.getByRole('row', { name: /Cash/ }).getByRole('button', { name: engine.action.edit.replace('%{name}', 'Cash') }).click();
  await desk.dialog.getByLabel(paymentMethods.fields.enabled).check();
  await desk.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(paymentMethods.updated)).toBeVisible();
  await make(desk, 'zadar/warehouses', warehouses, () => fill(desk, { [warehouses.fields.name]: 'Bar' }));
  await make(desk, 'zadar/categories', categories, () => fill(desk, { [categories.fields.name]: 'Drinks' }));
  await make(desk, 'zadar/items', items, async () => {
    await fill(desk, { [items.fields.name]: 'Cola' });
    await choose(desk, items.fields.category, 'Drinks');
    await desk.dialog.getByRole('button', { name: items.adds.variants }).click();
    const variant = desk.dialog.locator('.ad-variants > li').first();
    for (const [field, text] of [['name', '0,5 l'], ['sku', 'COLA'], ['warehouses.price', '2,50'], ['warehouses.stock', '24']] as const) await variant.getByRole('textbox', { name: items.fields[`variants.${field}`] }).first().fill(text);
  });
  await desk.open('zadar/invoice-settings');
  await desk.rows().first().getByRole('button', { name: engine.action.edit.replace('%{name}', 'Zadar') }).click();
  await desk.dialog.getByLabel(invoiceSettings.fields.automatically_open_print_upon_invoice_creation).check();
  await desk.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(invoiceSettings.updated)).toBeVisible();
  await desk.open('zadar/terms');
  await expect(desk.rows()).toHaveCount(1);
  await expect(page.getByRole('heading', { name: terms.name })).toBeVisible();

  const till = new Till(page);
  await till.open('zadar');
  await till.category('Drinks');
  await page.getByRole('button', { name: /^One more of/ }).first().click();
  await page.getByRole('button', { name: /^One more of/ }).first().click();
  if ((await till.register.inputValue()) === '') await till.register.selectOption('1');
  const printed = page.waitForEvent('popup');
  await till.finish.click();
  const paper = await printed;
  await expect(paper.locator('article')).toContainText('1/PP1/1');
  await expect(paper.locator('article')).toContainText('Nova d.o.o.');
  await expect(paper.locator('article')).toContainText('ZKI:');
  await expect.poll(() => query('select gross, fiscalized from invoices')).toEqual([{ gross: '500', fiscalized: true }]);
});
