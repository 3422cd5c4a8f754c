import { arenas } from '#i18n/en/arenas.ts';
import { arenaEditor } from '#i18n/en/arena-editor.ts';
import { common } from '#i18n/en/common.ts';
import { engine } from '#i18n/en/engine.ts';
import { fields } from '#i18n/en/fields.ts';
import { rules } from '#i18n/en/rules.ts';
import { openWien, save, section, wien } from './support/arena-dialog.ts';
import { expect, query, test } from './support/desk.ts';

const words = arenaEditor;
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('ARENA-12 ARENA-13 ERR-38 VAL-54 API-76 API-77 API-78 equipment is added and removed when the section is saved, not before', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const id = await openWien(desk);
  const part = section(desk, 'equipment');
  const names = async () => (await query<{ name: string }>('select name from equipment where arena_id = $1 order by id', [id])).map(({ name }) => name);
  expect(await names()).toHaveLength(2);
  const calls = await desk.callsDuring(async () => {
    await part.getByRole('button', { name: 'Remove row 1' }).click();
    await part.getByRole('button', { name: arenas.adds.equipment }).click();
    await save(desk, 'equipment');
    await expect(part.getByText(rules.required)).toBeVisible();
    await part.getByLabel(arenas.fields.name, { exact: false }).last().fill('VR corner');
  });
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(await names()).toHaveLength(2);
  await save(desk, 'equipment');
  await expect(page.getByText(words.saved.equipment)).toBeVisible();
  expect(await names()).toEqual(['PlayStation 5', 'VR corner']);
  await part.getByLabel(arenas.fields.name, { exact: false }).last().fill('VR room');
  const patched = page.waitForRequest((request) => request.method() === 'PATCH' && /\/equipment\/\d+$/.test(request.url()));
  await save(desk, 'equipment');
  expect((await patched).postDataJSON()).toMatchObject({ name: 'VR room' });
  await expect.poll(names).toEqual(['PlayStation 5', 'VR room']);
});

test('ARENA-12 ARENA-13 ERR-38 equipment comes with a picture; where one of several calls fails nothing is lost and the next try does nothing twice', async ({ desk, page }) => {
  desk.expectProblems(/status of 500/);
  await desk.loginAs('admin');
  const id = (await query<{ id: number }>("select id::int as id from arenas where name = 'Graz Süd'"))[0]?.id ?? 0;
  const stored = async () => await query<{ name: string; image: string | null }>('select name, image from equipment where arena_id = $1 order by id', [id]);
  const before = await stored();
  await desk.open(`arenas/${id}`);
  const part = section(desk, 'equipment');
  await part.getByRole('button', { name: 'Remove row 1' }).click();
  for (const name of ['Racing seat', 'Dance mat']) {
    await part.getByRole('button', { name: arenas.adds.equipment }).click();
    await part.getByLabel(arenas.fields.name, { exact: false }).last().fill(name);
  }
  await part.locator('input[type="file"]').nth(before.length - 1).setInputFiles({ name: 'seat.png', mimeType: 'image/png', buffer: png });
  await expect(part.getByRole('img', { name: /Chosen picture/ })).toBeVisible();
  let posts = 0;
  await page.route('**/api/arena-hub/equipment', (route) => (route.request().method() === 'POST' && (posts += 1) === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue()));
  await save(desk, 'equipment');
  await expect(page.getByText(words.failed.equipment)).toBeVisible();
  // The first is there, nothing is gone, and what was typed still stands.
  expect((await stored()).map(({ name }) => name)).toEqual([...before.map(({ name }) => name), 'Racing seat']);
  await expect(part.getByLabel(arenas.fields.name, { exact: false }).last()).toHaveValue('Dance mat');
  await save(desk, 'equipment');
  await expect(page.getByText(words.saved.equipment)).toBeVisible();
  const after = await stored();
  expect(after.map(({ name }) => name)).toEqual([...before.slice(1).map(({ name }) => name), 'Racing seat', 'Dance mat']);
  expect(after.find(({ name }) => name === 'Racing seat')?.image).toMatch(/^\/api\/files\//);
});

test('ARENA-04 ARENA-12 ARENA-13 on a phone a line leads to each section; equipment that somebody else has changed or removed meanwhile is shown and marked', async ({ desk, page }) => {
  desk.expectProblems(/status of 40[49]/);
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.loginAs('admin');
  const id = await wien();
  const piece = async (name: string) => (await desk.api<{ id: number }>('POST', '/api/arena-hub/equipment', { name, arena_id: id })).body.id;
  const [kept, gone] = [await piece('Piano'), await piece('Darts')];
  await openWien(desk);
  const sections = desk.dialog.getByRole('combobox', { name: common.sections, exact: true });
  await sections.selectOption({ label: words.sections.operations });
  await expect(section(desk, 'operations')).toBeFocused();
  await expect(section(desk, 'operations')).toBeInViewport();
  await sections.selectOption({ label: words.sections.equipment });
  const rows = section(desk, 'equipment').getByRole('group', { name: fields.list.row.replace(' %{number}', '') });
  const name = (at: number) => rows.nth(at).getByRole('textbox').first();
  const first = (await rows.count()) - 2;
  await name(first).fill('Piano, ours');
  await name(first + 1).fill('Darts, ours');
  await expect(sections.getByRole('option', { name: `${words.sections.equipment} • ${words.unsaved}` })).toHaveCount(1);
  expect((await desk.api('PATCH', `/api/arena-hub/equipment/${kept}`, { name: 'Piano, theirs' })).status).toBe(200);
  expect((await desk.api('DELETE', `/api/arena-hub/equipment/${gone}`)).status).toBe(200);
  await save(desk, 'equipment');
  const versions = page.getByRole('dialog', { name: engine.versions.title });
  await expect(versions).toContainText('Piano, theirs');
  // The name of the field is whole, and nothing is wider than the phone.
  const field = versions.getByText(words.sections.equipment, { exact: true });
  expect(await field.evaluate((box) => box.getClientRects().length === 1 && box.clientHeight < 2 * Number.parseFloat(getComputedStyle(box).lineHeight))).toBe(true);
  expect(await versions.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await versions.getByRole('button', { name: engine.versions.save }).click();
  await expect(name(first + 1)).toHaveAccessibleDescription(rules.gone);
  await expect(name(first)).not.toHaveAccessibleDescription(rules.gone);
  await save(desk, 'equipment');
  await expect(page.getByText(words.saved.equipment)).toBeVisible();
  expect(await query('select name, id > $2 as anew from equipment where arena_id = $1 and id >= $3 order by id', [id, gone, kept])).toEqual([{ name: 'Piano, ours', anew: false }, { name: 'Darts, ours', anew: true }]);
  for (const row of await query<{ id: number }>('select id::int as id from equipment where arena_id = $1 and id >= $2', [id, kept])) await desk.api('DELETE', `/api/arena-hub/equipment/${row.id}`);
});
