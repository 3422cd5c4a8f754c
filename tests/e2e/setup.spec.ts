import { achievementGroups } from '#i18n/en/achievement-groups.ts';
import { app } from '#i18n/en/app.ts';
import { avatars } from '#i18n/en/avatars.ts';
import { cashRegisters } from '#i18n/en/cash-registers.ts';
import { companySettings } from '#i18n/en/company-settings.ts';
import { devices } from '#i18n/en/devices.ts';
import { inventoryItemTypes } from '#i18n/en/inventory-item-types.ts';
import { invoiceSettings } from '#i18n/en/invoice-settings.ts';
import { paymentMethods } from '#i18n/en/payment-methods.ts';
import { questGroups } from '#i18n/en/quest-groups.ts';
import { rules } from '#i18n/en/rules.ts';
import { settings } from '#i18n/en/settings.ts';
import { skills } from '#i18n/en/skills.ts';
import { terms } from '#i18n/en/terms.ts';
import { warehouses } from '#i18n/en/warehouses.ts';
import { tools } from '#i18n/en/tools.ts';
import { engine } from '#i18n/en/engine.ts';
import { maxBonusKeys } from '#resources/groups/max-bonuses.ts';
import { makeP12 } from '#server/services/fiscal/keys.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

interface Words {
  readonly add: string;
  readonly created: string;
  readonly updated: string;
  readonly deleted: string;
}
/** What is typed by label, then what is chosen by label; the name that its buttons call it by, and the change made to it. */
interface Journey {
  readonly row: string;
  readonly list: string;
  readonly words: Words;
  readonly type: Readonly<Record<string, string>>;
  readonly choose?: Readonly<Record<string, string>>;
  readonly picture?: true;
  /** How the view tells what was typed, where it says more. */
  readonly told?: Readonly<Record<string, string>>;
  readonly name: string;
  readonly change: readonly [label: string, text: string];
  /** Column and value of the change in the table of the list. */
  readonly stored: readonly [column: string, value: string];
}
const mark = `e2e-${Date.now()}`;
const label = String(50 + (Date.now() % 900));
const journeys: readonly Journey[] = [
  { row: 'SETUP-02', list: 'settings', words: settings, type: { [settings.fields.namespace]: 'client', [settings.fields.key]: mark, [settings.fields.defaultValue]: '70' }, name: mark, change: [settings.fields.defaultValue, '80'], stored: ['"defaultValue"', '80'] },
  { row: 'SETUP-03', list: 'avatars', words: avatars, type: { [avatars.fields.name]: mark, [avatars.fields.key]: mark }, picture: true, name: mark, change: [avatars.fields.key, `${mark}-2`], stored: ['key', `${mark}-2`] },
  { row: 'SETUP-04', list: 'devices', words: devices, type: { [devices.fields.hostname]: mark, [devices.fields.peerId]: mark, [devices.fields.publicKey]: 'ssh-ed25519 AAAA' }, choose: { [devices.fields.arena]: 'Zagreb West' }, name: mark, change: [devices.fields.publicKey, 'ssh-ed25519 BBBB'], stored: ['"publicKey"', 'ssh-ed25519 BBBB'] },
  { row: 'GAMI-12', list: 'skills', words: skills, type: { [skills.fields.code]: mark, [skills.fields.value]: '0,5' }, name: mark, change: [skills.fields.value, '0,75'], stored: ['value', '0.75'] },
  { row: 'SETUP-07', list: 'inventory-item-types', words: inventoryItemTypes, type: { [inventoryItemTypes.fields.name]: mark, [inventoryItemTypes.fields.default_amount]: '5' }, choose: { [inventoryItemTypes.fields.type]: 'Bonus' }, told: { 5: '5 %' }, name: mark, change: [inventoryItemTypes.fields.default_amount, '7'], stored: ['default_amount', '7'] },
  { row: 'GAMI-08', list: 'achievement-groups', words: achievementGroups, type: { [achievementGroups.fields.name]: mark }, name: mark, change: [achievementGroups.fields.name, `${mark} x`], stored: ['name', `${mark} x`] },
  { row: 'GAMI-08', list: 'quest-groups', words: questGroups, type: { [questGroups.fields.name]: mark }, name: mark, change: [questGroups.fields.name, `${mark} x`], stored: ['name', `${mark} x`] },
  { row: 'SETUP-09', list: 'cash-registers', words: cashRegisters, type: { [cashRegisters.fields.label]: label }, choose: { [cashRegisters.fields.arena]: 'Osijek Novi' }, name: label, change: [cashRegisters.fields.label, `9${label}`], stored: ['label', `9${label}`] },
  { row: 'SETUP-11', list: 'warehouses', words: warehouses, type: { [warehouses.fields.name]: mark }, choose: { [warehouses.fields.arena]: 'Osijek Novi' }, name: mark, change: [warehouses.fields.name, `${mark} x`], stored: ['name', `${mark} x`] },
];
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const save = (desk: Desk) => desk.dialog.getByRole('button', { name: 'Save' }).click();

for (const { row, list, words, type, choose = {}, picture, told = {}, name, change: [changed, text], stored: [column, value] } of journeys) {
  test(`${row} an admin lists, makes, views, changes and deletes one of ${list}; it is there after loading the page again`, async ({ desk, page }) => {
    await desk.loginAs('admin');
    await desk.open(list);
    await expect(desk.rows().first()).toBeVisible();
    await page.getByRole('button', { name: words.add }).click();
    await save(desk);
    await expect(desk.dialog.getByText('Field is required').first()).toBeVisible();
    for (const [field, typed] of Object.entries(type)) await desk.dialog.getByLabel(field, { exact: false }).first().fill(typed);
    for (const [field, option] of Object.entries(choose)) {
      await desk.dialog.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    }
    if (picture) await desk.dialog.locator('input[type="file"]').setInputFiles({ name: 'fox.png', mimeType: 'image/png', buffer: png });
    await save(desk);
    await expect(page.getByText(words.created)).toBeVisible();
    await page.reload();
    const of = (verb: 'view' | 'edit' | 'delete') => engine.action[verb].replace('%{name}', name);
    if (list === 'cash-registers') await desk.open(`osijek-novi/${list}`);
    else {
      await page.getByRole('searchbox').fill(mark);
      if (list === 'settings') await page.getByRole('combobox', { name: engine.search.by }).selectOption('key');
      await page.getByRole('searchbox').press('Enter');
    }
    await expect(desk.rows()).toHaveCount(1);
    await page.getByRole('button', { name: new RegExp(`^${of('view')}(,|$)`) }).click();
    for (const typed of Object.values(type)) await expect(desk.dialog.getByText(told[typed] ?? typed, { exact: true }).first()).toBeVisible();
    await desk.dialog.getByRole('button', { name: 'Edit' }).click();
    await desk.dialog.getByRole('textbox', { name: changed }).first().fill(text);
    await save(desk);
    await expect(page.getByText(words.updated)).toBeVisible();
    const table = list.replaceAll('-', '_');
    const rows = await query<{ id: number; value: string }>(`select id, ${column}::text as value from ${table} where ${column}::text = $1 order by id desc limit 1`, [value]);
    expect(rows.map((found) => found.value)).toEqual([value]);
    await desk.open(`${list}/${rows[0]?.id}/delete`);
    if (list === 'warehouses') await expect(desk.dialog.getByText(warehouses.notes.unavailable)).toBeVisible();
    await desk.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(words.deleted)).toBeVisible();
    expect(await query(`select id from ${table} where id = $1`, [rows[0]?.id])).toEqual([]);
  });
}

test('SETUP-02 SETUP-04 PERM the same setting, hostname or peer id twice is a conflict; a key is copied by pressing it', async ({ desk, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.loginAs('admin');
  expect((await desk.api('POST', '/api/core/settings', { namespace: 'dashboard', key: 'theme', defaultValue: 'x' })).status).toBe(409);
  const { body } = await desk.api<{ data: { id: number; hostname: string; peerId: string; publicKey: string; arena: { id: number } }[] }>('GET', '/api/arena-hub/devices?size=1');
  const [device] = body.data;
  expect((await desk.api('POST', '/api/arena-hub/devices', { hostname: device?.hostname, peerId: 'another', publicKey: 'x', arena_id: device?.arena.id })).status).toBe(409);
  expect((await desk.api('POST', '/api/arena-hub/devices', { hostname: 'another', peerId: device?.peerId, publicKey: 'x', arena_id: device?.arena.id })).status).toBe(409);
  await desk.open(`devices/${device?.id}/show`);
  await desk.dialog.getByRole('button', { name: /Public key/ }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(device?.publicKey);
});

test('SETUP-09 VAL-56 a register label is a positive number, once in its arena', async ({ desk, page }) => {
  desk.expectProblems(/status of 409/);
  await desk.loginAs('admin', 'zagreb-west');
  await desk.open('zagreb-west/cash-registers/create');
  const label = desk.dialog.getByLabel(cashRegisters.fields.label, { exact: false }).first();
  await desk.dialog.getByRole('combobox', { name: cashRegisters.fields.arena }).click();
  await page.getByRole('option', { name: 'Zagreb West', exact: true }).click();
  for (const [text, sentence] of [['0', /must be/], ['A', /must be/]] as const) {
    await label.fill(text);
    await save(desk);
    await expect(desk.dialog.getByText(sentence).first()).toBeVisible();
  }
  await label.fill('1');
  await save(desk);
  await expect(desk.dialog.getByText(/already/).first()).toBeVisible();
  expect(await query("select count(*)::int as n from cash_registers r join arenas a on a.id = r.arena_id where a.name = 'Zagreb West'")).toEqual([{ n: 3 }]);
});

test('SETUP-10 ARENA-09 a new arena has every payment method, off and fiscalized; one is taken away, made again and switched on', async ({ desk, page }) => {
  await desk.loginAs('admin', 'osijek-novi');
  await desk.open('osijek-novi/payment-methods');
  await expect(desk.rows()).toHaveCount(3);
  const bank = paymentMethods.choices.payment_method.bank;
  await page.getByRole('button', { name: engine.action.delete.replace('%{name}', `${bank}, Osijek Novi`), exact: true }).click();
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(paymentMethods.deleted)).toBeVisible();
  await page.getByRole('button', { name: paymentMethods.add }).click();
  for (const [field, option] of [[paymentMethods.fields.arena, 'Osijek Novi'], [paymentMethods.fields.payment_method, bank]] as const) {
    await desk.dialog.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await save(desk);
  await expect(page.getByText(paymentMethods.created)).toBeVisible();
  await page.getByRole('button', { name: engine.action.edit.replace('%{name}', `${bank}, Osijek Novi`), exact: true }).click();
  await desk.dialog.getByLabel(paymentMethods.fields.enabled, { exact: true }).click();
  await desk.dialog.getByLabel(paymentMethods.fields.fiscalize, { exact: true }).click();
  await save(desk);
  await expect(page.getByText(paymentMethods.updated)).toBeVisible();
  expect(await query("select payment_method, enabled, fiscalize from payment_methods p join arenas a on a.id = p.arena_id where a.name = 'Osijek Novi' order by payment_method")).toEqual([
    { payment_method: 'bank', enabled: true, fiscalize: false }, { payment_method: 'cash', enabled: false, fiscalize: true }, { payment_method: 'creditCard', enabled: false, fiscalize: true },
  ]);
  expect((await desk.api('POST', '/api/arena-hub/payment-methods', { arena_id: (await query<{ id: number }>("select id::int as id from arenas where name = 'Osijek Novi'"))[0]?.id, payment_method: 'bank' })).status).toBe(409);
});

test('COMP-08 COUNTRY-03 CONST-11 a company is set up: its country, Croatia at first, decides what is asked, a certificate goes in and never comes back', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('company-settings/create');
  const field = (name: keyof typeof companySettings.fields) => desk.dialog.getByLabel(companySettings.fields[name], { exact: false }).first();
  const choose = async (name: 'country' | 'coins_taxes', option: string) => {
    await desk.dialog.getByRole('combobox', { name: companySettings.fields[name] }).click();
    await page.getByRole('option', { name: option }).first().click();
  };
  await expect(desk.dialog.getByRole('combobox', { name: companySettings.fields.country })).toHaveValue('Hrvatska');
  await expect(field('fiscal_data.inTaxSystem')).toBeVisible();
  // Nothing was typed: nothing is asked.
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toHaveCount(0);
  await desk.open('company-settings/create');
  await field('name').fill(mark);
  await field('address').fill('Ilica 1');
  await field('pidn').fill(mark);
  await desk.dialog.getByRole('combobox', { name: companySettings.fields.country }).click();
  await expect(page.getByRole('option').filter({ hasText: /Hrvatska|Österreich|Bosna i Hercegovina|España/ })).toHaveCount(4);
  await page.getByRole('option', { name: 'Hrvatska' }).click();
  await expect(field('fiscal_data.inTaxSystem')).toBeVisible();
  await expect(desk.dialog.getByText(companySettings.fields['fiscal_data.tokenKey'])).toHaveCount(0);
  await choose('country', 'Österreich');
  await choose('coins_taxes', 'USt 20 %');
  await page.keyboard.press('Escape');
  await field('fiscal_data.locationId').fill('WIEN-9');
  await field('fiscal_data.tokenKey').fill('geheim-token');
  desk.expectProblems(/status of 422/);
  const p12 = await makeP12({ name: mark, pidn: mark, country: 'at' }, 'geheim-pass', new Date());
  await desk.dialog.locator('input[type="file"][accept=".p12"]').setInputFiles({ name: 'company.p12', mimeType: 'application/x-pkcs12', buffer: p12 });
  await field('certificatePassword').fill('geheim-past');
  const answers: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/companies')) void answer.text().then((text) => answers.push(text), () => undefined);
  });
  await save(desk);
  await expect(desk.dialog.getByText(rules.opensCertificate)).toBeVisible();
  await field('certificatePassword').fill('geheim-pass');
  await save(desk);
  await expect(page.getByText(companySettings.created)).toBeVisible();
  const [stored] = await query<{ id: number; certificate: string }>('select id::int as id, certificate from companies where name = $1', [mark]);
  expect(stored?.certificate).toMatch(/\.p12$/);
  await desk.open(`company-settings/${stored?.id}/show`);
  await expect(desk.dialog.getByText('WIEN-9')).toBeVisible();
  await expect(desk.dialog.getByText('****').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.join(' ')).not.toMatch(/geheim|\.p12/);
  await desk.dialog.getByRole('button', { name: 'Edit' }).click();
  await field('phone').fill('+43 1 555');
  await save(desk);
  await expect(page.getByText(companySettings.updated)).toBeVisible();
  expect(await query('select phone, certificate from companies where id = $1', [stored?.id])).toEqual([{ phone: '+43 1 555', certificate: stored?.certificate }]);
});

test('ARENA-33 API-166 invoice settings and terms are written on screens of their own, their HTML cleaned', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  await desk.open('zagreb-west/invoice-settings');
  await expect(desk.rows()).toHaveCount(1);
  await expect(page.getByRole('button', { name: invoiceSettings.add })).toHaveCount(0);
  await page.getByRole('button', { name: engine.action.edit.replace('%{name}', 'Zagreb West'), exact: true }).click();
  const header = desk.dialog.getByRole('textbox', { name: invoiceSettings.fields.invoice_header });
  await header.click();
  await header.fill('Dobra večer');
  await desk.dialog.getByRole('button', { name: 'Center' }).first().click();
  await save(desk);
  await expect(page.getByText(invoiceSettings.updated)).toBeVisible();
  await page.getByRole('button', { name: engine.action.edit.replace('%{name}', 'Zagreb West'), exact: true }).click();
  await expect(header.getByText('Dobra večer')).toHaveCSS('text-align', /center/);
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toHaveCount(0);
  const [{ id } = { id: 0 }] = await query<{ id: number }>("select id::int as id from arenas where name = 'Zagreb West'");
  expect((await desk.api('PUT', `/api/arena-hub/arenas/${id}/invoice-settings`, { invoice_footer: '<p>Hvala</p><script>alert(1)</script>' })).body).toMatchObject({ invoice_footer: '<p>Hvala</p>' });
  const [settings] = await query<{ invoice_header: string; invoice_footer: string }>('select invoice_header, invoice_footer from invoice_settings where arena_id = $1', [id]);
  expect(settings?.invoice_header).toContain('<h2 style="text-align:center">Dobra večer</h2>');
  await desk.open('zagreb-west/terms');
  await page.getByRole('button', { name: engine.action.edit.replace('%{name}', 'Zagreb West'), exact: true }).click();
  const text = desk.dialog.getByRole('textbox', { name: terms.fields.terms_and_conditions });
  await text.click();
  await text.fill('Kućni red');
  await save(desk);
  await expect(page.getByText(terms.updated)).toBeVisible();
  expect((await desk.api<{ terms_and_conditions: string }>('GET', `/api/arena-hub/arenas/${id}/terms-and-conditions`)).body.terms_and_conditions).toContain('Kućni red');
  await desk.loginAs('manager', 'zagreb-west');
  expect((await desk.api('PUT', `/api/arena-hub/arenas/${id}/invoice-settings`, { invoice_footer: 'x' })).status).toBe(403);
});

test('BONUS-01 BONUS-02 BONUS-03 BONUS-04 API-32 API-33 NAV-28 OP-024 the four ceilings are shown as percentages, read anew, and set together as whole numbers', async ({ desk, page }) => {
  await desk.loginAs('manager');
  await desk.open('max-bonuses');
  for (const key of maxBonusKeys) await expect(page.getByRole('region', { name: app.maxBonuses[key] })).toContainText(/\d+\s*%/);
  const again = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/gamification/max-bonuses'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await again;
  await page.getByRole('button', { name: 'Edit' }).click();
  const box = (key: (typeof maxBonusKeys)[number]) => desk.dialog.getByRole('textbox', { name: app.maxBonuses[key] });
  for (const [text, sentence] of [['101', /between 0 and 100/], ['-1', /between 0 and 100/], ['1,5', /integer/], ['', /required/]] as const) {
    await box('max_rank_bonus').fill(text);
    await save(desk);
    await expect(desk.dialog.getByText(sentence)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: engine.leave.title }).getByRole('button', { name: 'Cancel' }).click();
  await box('max_rank_bonus').fill('35');
  // Somebody else sets another one meanwhile: both stay, once it is said.
  expect((await desk.api('POST', '/api/gamification/max-bonuses/update', { max_legend_bonus: 41, max_rank_bonus: 30, max_reward_bonus: 25, max_subscription_bonus: 20 })).status).toBe(200);
  desk.expectProblems(/409/);
  await save(desk);
  const versions = page.getByRole('dialog', { name: engine.versions.title });
  await expect(versions.getByRole('row')).toHaveCount(3);
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/max-bonuses/update'));
  await versions.getByRole('button', { name: engine.versions.save }).click();
  expect((await posted).postDataJSON()).toEqual({ max_legend_bonus: 41, max_rank_bonus: 35, max_reward_bonus: 25, max_subscription_bonus: 20 });
  await expect(page.getByText(app.maxBonuses.updated)).toBeVisible();
  await expect(page.getByRole('region', { name: app.maxBonuses.max_rank_bonus })).toContainText('35');
  expect(await query('select max_rank_bonus from max_bonuses')).toEqual([{ max_rank_bonus: 35 }]);
  await page.getByRole('button', { name: tools.history.open }).click();
  await expect(desk.dialog.getByRole('row', { name: new RegExp(`${app.maxBonuses.max_rank_bonus}.*30.*35`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await desk.loginAs('employee');
  await desk.open('max-bonuses');
  await expect(page).toHaveURL(/statuses\/403$/);
});
