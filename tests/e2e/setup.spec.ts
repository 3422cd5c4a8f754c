import { achievementGroups } from '#i18n/en/achievement-groups.ts';
import { avatars } from '#i18n/en/avatars.ts';
import { devices } from '#i18n/en/devices.ts';
import { inventoryItemTypes } from '#i18n/en/inventory-item-types.ts';
import { questGroups } from '#i18n/en/quest-groups.ts';
import { settings } from '#i18n/en/settings.ts';
import { skills } from '#i18n/en/skills.ts';
import { engine } from '#i18n/en/engine.ts';
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
  readonly name: string;
  readonly change: readonly [label: string, text: string];
  /** Column and value of the change in the table of the list. */
  readonly stored: readonly [column: string, value: string];
}
const mark = `e2e-${Date.now()}`;
const journeys: readonly Journey[] = [
  { row: 'SETUP-02', list: 'settings', words: settings, type: { [settings.fields.namespace]: 'client', [settings.fields.key]: mark, [settings.fields.defaultValue]: '70' }, name: mark, change: [settings.fields.defaultValue, '80'], stored: ['"defaultValue"', '80'] },
  { row: 'SETUP-03', list: 'avatars', words: avatars, type: { [avatars.fields.name]: mark, [avatars.fields.key]: mark }, picture: true, name: mark, change: [avatars.fields.key, `${mark}-2`], stored: ['key', `${mark}-2`] },
  { row: 'SETUP-04', list: 'devices', words: devices, type: { [devices.fields.hostname]: mark, [devices.fields.peerId]: mark, [devices.fields.publicKey]: 'ssh-ed25519 AAAA' }, choose: { [devices.fields.arena]: 'Zagreb West' }, name: mark, change: [devices.fields.publicKey, 'ssh-ed25519 BBBB'], stored: ['"publicKey"', 'ssh-ed25519 BBBB'] },
  { row: 'GAMI-12', list: 'skills', words: skills, type: { [skills.fields.code]: mark, [skills.fields.value]: '0,5' }, name: mark, change: [skills.fields.value, '0,75'], stored: ['value', '0.75'] },
  { row: 'SETUP-07', list: 'inventory-item-types', words: inventoryItemTypes, type: { [inventoryItemTypes.fields.name]: mark, [inventoryItemTypes.fields.default_amount]: '5' }, choose: { [inventoryItemTypes.fields.type]: 'Bonus' }, name: mark, change: [inventoryItemTypes.fields.default_amount, '7'], stored: ['default_amount', '7'] },
  { row: 'GAMI-08', list: 'achievement-groups', words: achievementGroups, type: { [achievementGroups.fields.name]: mark }, name: mark, change: [achievementGroups.fields.name, `${mark} x`], stored: ['name', `${mark} x`] },
  { row: 'GAMI-08', list: 'quest-groups', words: questGroups, type: { [questGroups.fields.name]: mark }, name: mark, change: [questGroups.fields.name, `${mark} x`], stored: ['name', `${mark} x`] },
];
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const save = (desk: Desk) => desk.dialog.getByRole('button', { name: 'Save' }).click();

for (const { row, list, words, type, choose = {}, picture, name, change: [label, text], stored: [column, value] } of journeys) {
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
    await page.getByRole('searchbox').fill(mark);
    if (list === 'settings') await page.getByRole('combobox', { name: engine.search.by }).selectOption('key');
    await page.getByRole('searchbox').press('Enter');
    await expect(desk.rows()).toHaveCount(1);
    await page.getByRole('button', { name: of('view'), exact: true }).click();
    for (const typed of Object.values(type)) await expect(desk.dialog.getByText(typed, { exact: true }).first()).toBeVisible();
    await desk.dialog.getByRole('button', { name: 'Edit' }).click();
    await desk.dialog.getByLabel(label, { exact: false }).first().fill(text);
    await save(desk);
    await expect(page.getByText(words.updated)).toBeVisible();
    const table = list.replaceAll('-', '_');
    const rows = await query<{ id: number; value: string }>(`select id, ${column}::text as value from ${table} where ${column}::text = $1 order by id desc limit 1`, [value]);
    expect(rows.map((found) => found.value)).toEqual([value]);
    await desk.open(`${list}/${rows[0]?.id}/delete`);
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
