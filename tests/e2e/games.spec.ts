import type { Locator, Page } from '@playwright/test';
import { apps, globalApps } from '#i18n/en/apps.ts';
import { engine } from '#i18n/en/engine.ts';
import { games, globalGames } from '#i18n/en/games.ts';
import { rules } from '#i18n/en/rules.ts';
import { Desk, expect, query, test } from './support/desk.ts';

const note = games.notes;
const fill = (sentence: string, data: Readonly<Record<string, string | number>>) => sentence.replaceAll(/%\{(\w+)\}/g, (_, key: string) => String(data[key]));
const save = (desk: Desk) => desk.dialog.getByRole('button', { name: 'Save', exact: true }).click();
interface Placed extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly place: number;
}
/** The games of an arena as the database has them. */
const stored = (arena: string) => query<Placed>('select g.id::int as id, g.name, g.display_order::int as place from games g join arenas a on a.id = g.arena_id where a.name = $1 order by g.display_order, g.id', [arena]);
const rowsOf = (page: Page) => page.getByRole('dialog').getByRole('list', { name: games.name }).getByRole('listitem');
const namesIn = async (page: Page) => (await rowsOf(page).locator('.ad-clip').allTextContents()).map((name) => name.trim());
const handle = (page: Page, name: string) => page.getByRole('button', { name: fill(note.handle, { name }), exact: true });
const openOrder = async (desk: Desk, slug: string) => {
  await desk.open(`${slug}/games`);
  await desk.page.getByRole('button', { name: note.edit }).click();
  await expect(rowsOf(desk.page).first()).toBeVisible();
};
/** Drags a handle onto a row with the pointer. */
const drag = async (page: Page, from: Locator, to: Locator) => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 2, { steps: 4 });
  await page.mouse.move(start.x + 10, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
};

test('GAME-04 GAME-05 GAME-14 GAME-16 GAME-19 APP-02 APP-04 APP-07 CONST-03 PERM-13 VAL-60 an employee edits and deletes games and apps of the arena, and has no way to the catalogue', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  for (const [path, words] of [['games', games], ['apps', apps]] as const) {
    const calls = await desk.callsDuring(async () => {
      await desk.open(`zagreb-west/${path}`);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
    expect(calls.some(({ url }) => new RegExp(`^/api/arena-hub/arenas/\\d+/${path}\\?.*size=12.*sort=displayOrder(,|%2C)ASC`).test(url)), JSON.stringify(calls)).toBe(true);
    await expect(page.getByRole('combobox', { name: 'Rows per page' }).locator('option')).toHaveText(['12', '24', '48', '96']);
    await expect(page.locator(`a[href$="/global-${path}"]`)).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.add })).toHaveCount(0);
  }
  const [game] = await stored('Zagreb West');
  await desk.open(`zagreb-west/games/${game?.id}`);
  await expect(desk.dialog.getByLabel(games.fields.name, { exact: true })).toHaveAttribute('aria-disabled', 'true');
  await desk.dialog.getByLabel(games.fields.path).fill('');
  await save(desk);
  await expect(desk.dialog.getByText(rules.required)).toBeVisible();
  await desk.dialog.getByLabel(games.fields.path).fill('E:\\Games\\other.exe');
  const launchers = desk.dialog.getByRole('combobox', { name: games.fields.launchers });
  await launchers.click();
  const offered = await page.getByRole('listbox', { name: games.fields.launchers }).getByRole('option').allTextContents();
  const tagged = await query<{ name: string }>("select p.name from apps p join arenas a on a.id = p.arena_id where a.name = 'Zagreb West' and 'launcher' = any(p.tags) and not exists (select from games_launchers l where l.target_id = p.id and l.parent_id = $1) order by p.display_order", [game?.id]);
  expect(offered).toEqual(tagged.map(({ name }) => name));
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(`/games/${game?.id}`));
  await save(desk);
  expect((await sent).postDataJSON()).toEqual({ path: 'E:\\Games\\other.exe' });
  await expect(page.getByText(games.updated)).toBeVisible();
  expect(await query('select path from games where id = $1', [game?.id])).toEqual([{ path: 'E:\\Games\\other.exe' }]);
  const [app] = await query<{ id: number }>("select p.id::int as id from apps p join arenas a on a.id = p.arena_id where a.name = 'Zagreb West' order by p.display_order desc limit 1");
  await desk.open(`zagreb-west/apps/${app?.id}`);
  await desk.dialog.getByLabel(apps.fields.path).fill('');
  await save(desk);
  await expect(desk.dialog.getByText(rules.required)).toBeVisible();
  await desk.open(`zagreb-west/apps/${app?.id}/delete`);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(apps.deleted)).toBeVisible();
  expect(await query('select id from apps where id = $1', [app?.id])).toEqual([]);
  // The catalogue is not theirs at all.
  await desk.open('zagreb-west/global-games');
  await expect(page).toHaveURL(/statuses\/403/);
});

test('GAME-01 GAME-02 GAME-11 GAME-12 GAME-15 GAME-20 VAL-57 VAL-58 VAL-59 an admin adds to the catalogue and from it to the arena, once, at the end', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  const calls = await desk.callsDuring(async () => {
    await desk.open('zagreb-west/global-games');
    await expect(page.getByRole('article').first().getByRole('button', { name: / Zagreb West$/ })).toBeVisible();
  });
  expect(calls.some(({ url }) => url.startsWith('/api/core/games?size=12&page=0')), JSON.stringify(calls)).toBe(true);
  expect(calls.filter(({ url }) => /\/arenas\/\d+\/games\?size=500/.test(url))).toHaveLength(1);
  const name = `Game ${Date.now()}`;
  await page.getByRole('button', { name: globalGames.add }).click();
  await save(desk);
  await expect(desk.dialog.getByText(rules.required)).toHaveCount(1);
  await desk.dialog.getByLabel(globalGames.fields.name, { exact: false }).first().fill(name);
  await desk.dialog.getByLabel(globalGames.fields.genre, { exact: true }).fill('Puzzle');
  await desk.dialog.getByLabel(globalGames.fields.tags, { exact: true }).fill('new');
  await desk.dialog.getByLabel(globalGames.fields.video, { exact: true }).fill('https://video.example/1');
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/core/games'));
  await save(desk);
  expect((await posted).postDataJSON()).toMatchObject({ name, active: true, genre: 'Puzzle', video: 'https://video.example/1', tags: ['new'], genres: [], procs: [], launchers: [], display_order: 1000 });
  await expect(page.getByText(globalGames.created)).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  const card = page.getByRole('article').filter({ hasText: name });
  const adds = card.getByRole('button', { name: fill(globalGames.notes.addTo, { name, arena: 'Zagreb West' }) });
  await adds.click();
  await expect(desk.dialog.getByLabel(games.fields.name, { exact: true })).toHaveValue(name);
  await expect(desk.dialog.getByLabel(games.fields.name, { exact: true })).toHaveAttribute('aria-disabled', 'true');
  // What the catalogue proposes is no work that could be lost.
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toHaveCount(0);
  await adds.click();
  await save(desk);
  await expect(desk.dialog.getByText(rules.required)).toBeVisible();
  await expect(desk.dialog.getByText(games.rules.procs.atLeastOne)).toBeVisible();
  await desk.dialog.getByLabel(games.fields.path).fill('C:\\puzzle.exe');
  await desk.dialog.getByLabel(games.fields.procs).fill('puzzle.exe');
  const [last] = (await stored('Zagreb West')).slice(-1);
  const added = page.waitForRequest((request) => request.method() === 'POST' && /\/arenas\/\d+\/games$/.test(request.url()));
  await save(desk);
  expect((await added).postDataJSON()).toMatchObject({ name, genre: 'Puzzle', tags: ['new'], procs: ['puzzle.exe'], path: 'C:\\puzzle.exe', app_ids: [], genres: [], args: null, global_id: expect.any(Number) });
  await expect(page.getByText(games.created)).toBeVisible();
  await expect(card.getByRole('button', { name: fill(globalGames.notes.already, { name, arena: 'Zagreb West' }) })).toHaveAttribute('aria-disabled', 'true');
  expect((await stored('Zagreb West')).at(-1)).toMatchObject({ name, place: Number(last?.place) + 1 });
  await page.getByRole('link', { name: games.name, exact: true }).last().click();
  await expect(page).toHaveURL(/zagreb-west\/games$/);
  await page.locator('a[href$="/zagreb-west/global-games"]').click();
  await expect(page).toHaveURL(/zagreb-west\/global-games$/);
});

test('GAME-03 VAL-17 a manager sees the active part of the catalogue, and adds a game on the arena’s own screen', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  const calls = await desk.callsDuring(async () => {
    await desk.open('zagreb-west/global-games');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  expect(calls.filter(({ url }) => url.startsWith('/api/core/games?')).every(({ url }) => url.includes('active=true'))).toBe(true);
  await expect(page.getByRole('button', { name: globalGames.add })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  await desk.open('zagreb-west/games/create');
  await save(desk);
  await expect(desk.dialog.getByText(games.rules.global_id.required)).toBeVisible();
  const chooser = desk.dialog.getByRole('combobox', { name: games.fields.global_id });
  await chooser.click();
  const free = await query<{ name: string }>("select c.name from global_games c where c.active and not exists (select from games g join arenas a on a.id = g.arena_id where a.name = 'Zagreb West' and g.global_id = c.id) order by c.name collate \"und-x-icu\"");
  await expect(page.getByRole('listbox', { name: games.fields.global_id }).getByRole('option')).toHaveText(free.map(({ name }) => name));
  await page.getByRole('option', { name: free[0]?.name ?? '', exact: true }).click();
  await expect(desk.dialog.getByLabel(games.fields.name, { exact: true })).toHaveValue(free[0]?.name ?? '');
  await expect(desk.dialog.getByLabel(games.fields.path)).toHaveValue(/^D:\\Games/);
  await save(desk);
  await expect(page.getByText(games.created)).toBeVisible();
  expect((await stored('Zagreb West')).at(-1)?.name).toBe(free[0]?.name);
});

test('SETUP-08 GAME-06 GAME-07 GAME-08 GAME-09 GAME-10 games are dragged by the pointer, and saved in one call', async ({ desk, page }) => {
  await desk.loginAs('employee', 'zagreb-west');
  const before = await stored('Zagreb West');
  await openOrder(desk, 'zagreb-west');
  expect(await namesIn(page)).toEqual(before.map(({ name }) => name));
  const saveOrder = desk.dialog.getByRole('button', { name: note.save });
  await expect(saveOrder).toBeDisabled();
  const third = before[2]?.name ?? '';
  await drag(page, handle(page, third), rowsOf(page).first());
  await expect.poll(() => namesIn(page)).toEqual([third, before[0]?.name, before[1]?.name, ...before.slice(3).map(({ name }) => name)]);
  await expect(page.locator('.ad-order-changed')).toHaveCount(3);
  await expect(rowsOf(page).first()).toContainText(fill(note.was, { from: before[2]?.place ?? 0, to: before[0]?.place ?? 0 }));
  await drag(page, handle(page, third), rowsOf(page).nth(2));
  await expect.poll(() => namesIn(page)).toEqual(before.map(({ name }) => name));
  await expect(saveOrder).toBeDisabled();
  await drag(page, handle(page, third), rowsOf(page).first());
  await expect(saveOrder).toBeEnabled();
  // Unsaved work is not left without a question.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: engine.leave.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: engine.leave.title })).toHaveCount(0);
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/display-order'));
  const calls = await desk.callsDuring(async () => {
    await saveOrder.click();
    await expect(page.getByText(note.saved)).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(third);
  });
  expect((await posted).postDataJSON()).toEqual({ data: [2, 0, 1].map((from, i) => ({ id: before[from]?.id, display_order: before[i]?.place })).toSorted((a, b) => before.findIndex(({ id }) => id === a.id) - before.findIndex(({ id }) => id === b.id)) });
  expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  expect((await stored('Zagreb West')).map(({ name }) => name)).toEqual([third, before[0]?.name, before[1]?.name, ...before.slice(3).map(({ name }) => name)]);
});

test('GAME-06 by keyboard alone: a handle is picked up, moved, put down, and Escape puts it back; each step is announced', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  const before = await stored('Zagreb West');
  await openOrder(desk, 'zagreb-west');
  const [first, second] = [before[0]?.name ?? '', before[1]?.name ?? ''];
  const count = before.length;
  const said = page.locator('[id^="DndLiveRegion"]');
  await handle(page, first).focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(new RegExp(first.replaceAll(/[^\w ]/g, '.')));
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(fill(note.moved, { name: first, at: 2, count }));
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(fill(note.back, { name: first, at: 1, count }));
  await expect(desk.dialog).toBeVisible();
  expect(await namesIn(page)).toEqual(before.map(({ name }) => name));
  await page.keyboard.press('Space');
  await expect(said).toHaveText(fill(note.moved, { name: first, at: 1, count }));
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(fill(note.moved, { name: first, at: 2, count }));
  await page.keyboard.press('Space');
  await expect(said).toHaveText(fill(note.dropped, { name: first, at: 2, count }));
  expect((await namesIn(page)).slice(0, 2)).toEqual([second, first]);
  await expect(handle(page, first)).toBeFocused();
  await desk.pressEnterOn(desk.dialog.getByRole('button', { name: note.save }));
  await expect(page.getByText(note.saved)).toBeVisible();
  expect((await stored('Zagreb West')).slice(0, 2).map(({ name }) => name)).toEqual([second, first]);
});

test('GAME-10 two people order the same games: the second sees both orders, loses nothing, and decides', async ({ desk, page, browser, request, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = new Desk(await context.newPage(), request);
  await desk.loginAs('employee', 'zagreb-west');
  await other.loginAs('manager', 'zagreb-west');
  const before = await stored('Zagreb West');
  const names = before.map(({ name }) => name);
  await openOrder(desk, 'zagreb-west');
  await openOrder(other, 'zagreb-west');
  await drag(other.page, handle(other.page, names[3] ?? ''), rowsOf(other.page).first());
  await other.dialog.getByRole('button', { name: note.save }).click();
  await expect(other.page.getByText(note.saved)).toBeVisible();
  const theirs = await stored('Zagreb West');

  await drag(page, handle(page, names[1] ?? ''), rowsOf(page).first());
  desk.expectProblems(/409/);
  await desk.dialog.getByRole('button', { name: note.save }).click();
  const conflict = desk.dialog.getByRole('alert');
  await expect(conflict).toContainText(note.conflict);
  // Mine, theirs and what was before stand side by side for each game in question.
  await expect(conflict.getByRole('row').filter({ hasText: names[3] ?? '' }).getByRole('cell')).toHaveText(['4', '4', '1'].map((text, i) => (i === 2 ? String(theirs.find(({ name }) => name === names[3])?.place) : String(before[3]?.place ?? text))));
  expect(await namesIn(page)).toEqual([names[1], names[0], ...names.slice(2)]);
  expect(await stored('Zagreb West')).toEqual(theirs);
  await desk.dialog.getByRole('button', { name: note.takeTheirs }).click();
  expect(await namesIn(page)).toEqual(theirs.map(({ name }) => name));
  await expect(desk.dialog.getByRole('button', { name: note.save })).toBeDisabled();

  // Once more, and this time mine is saved over theirs.
  await openOrder(other, 'zagreb-west');
  await drag(other.page, handle(other.page, names[5] ?? ''), rowsOf(other.page).nth(4));
  await other.dialog.getByRole('button', { name: note.save }).click();
  await expect(other.page.getByText(note.saved)).toBeVisible();
  await drag(page, handle(page, names[2] ?? ''), rowsOf(page).first());
  const mine = await namesIn(page);
  await desk.dialog.getByRole('button', { name: note.save }).click();
  await desk.dialog.getByRole('button', { name: note.keepMine }).click();
  await expect(page.getByText(note.saved)).toBeVisible();
  expect((await stored('Zagreb West')).map(({ name }) => name)).toEqual(mine);
  await context.close();
});

test('GAME-10 a save whose answer was lost is not taken for somebody else’s', async ({ desk, page }) => {
  await desk.loginAs('admin', 'split-riva');
  const before = await stored('Split Riva');
  await openOrder(desk, 'split-riva');
  await drag(page, handle(page, before[1]?.name ?? ''), rowsOf(page).first());
  await page.route('**/display-order', async (route) => {
    await route.fetch();
    await route.abort();
  }, { times: 1 });
  desk.expectProblems(/ERR_FAILED|409/);
  await desk.dialog.getByRole('button', { name: note.save }).click();
  await expect(page.getByText(note.failed)).toBeVisible();
  await desk.dialog.getByRole('button', { name: note.save }).click();
  await expect(page.getByText(note.saved)).toBeVisible();
  expect((await stored('Split Riva')).slice(0, 2).map(({ name }) => name)).toEqual([before[1]?.name, before[0]?.name]);
});

test('NAV-22 NAV-23 without a chosen arena both screens ask for one, and so does adding', async ({ desk, page }) => {
  await desk.loginAs('admin');
  for (const [path, words] of [['games', games], ['apps', apps]] as const) {
    const calls = await desk.callsDuring(async () => {
      await desk.open(path);
      await expect(page.getByText(fill(engine.arena.text, { name: words.name }))).toBeVisible();
      await desk.open(`${path}/create`);
      await expect(page.getByText(fill(engine.arena.text, { name: words.name }))).toBeVisible();
    });
    expect(calls.filter(({ url }) => /arenas\/.*\/(games|apps)/.test(url))).toEqual([]);
    await expect(desk.dialog).toHaveCount(0);
  }
  await desk.open('global-games');
  const add = page.getByRole('article').first().getByRole('button', { name: /^Add / });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.focus();
  await expect(page.getByText(globalGames.notes.chooseFirst)).toBeVisible();
});

test('APP-01 APP-03 APP-05 an admin keeps the catalogue of apps; a manager sees what is active of it and changes nothing', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  await desk.open('zagreb-west/global-apps');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('a[href$="/zagreb-west/apps"]').last()).toBeVisible();
  const name = `App ${Date.now()}`;
  await page.getByRole('button', { name: globalApps.add }).click();
  await desk.dialog.getByLabel(globalApps.fields.name, { exact: false }).first().fill(name);
  await desk.dialog.getByLabel(globalApps.fields.slug, { exact: true }).fill('a-p-p');
  await desk.dialog.getByLabel(globalApps.fields.tags, { exact: true }).fill('launcher');
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/arena-hub/apps'));
  await save(desk);
  expect(Object.keys((await posted).postDataJSON() as object)).toEqual(expect.arrayContaining(['name', 'slug', 'active', 'tags', 'procs']));
  await expect(page.getByText(globalApps.created)).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: /^Edit / }).click();
  await desk.dialog.getByRole('switch', { name: globalApps.fields.active }).or(desk.dialog.getByRole('checkbox', { name: globalApps.fields.active })).first().click();
  const patched = page.waitForRequest((request) => request.method() === 'PATCH' && /\/apps\/\d+$/.test(request.url()));
  await save(desk);
  expect((await patched).postDataJSON()).toEqual({ active: false });
  await expect(page.getByText(globalApps.updated)).toBeVisible();
  expect(await query('select slug, active, tags from global_apps where name = $1', [name])).toEqual([{ slug: 'a-p-p', active: false, tags: ['launcher'] }]);
  await desk.loginAs('manager', 'zagreb-west');
  const calls = await desk.callsDuring(async () => {
    await desk.open('zagreb-west/global-apps');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  expect(calls.filter(({ url }) => url.startsWith('/api/arena-hub/apps?')).every(({ url }) => url.includes('active=true') && url.includes('size=12'))).toBe(true);
  await expect(page.getByRole('button', { name: globalApps.add })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('article')).toHaveCount(0);
});
