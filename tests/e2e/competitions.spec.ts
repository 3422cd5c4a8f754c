import type { Locator } from '@playwright/test';
import { achievements } from '#i18n/en/achievements.ts';
import { achievementGroups } from '#i18n/en/achievement-groups.ts';
import { engine } from '#i18n/en/engine.ts';
import { fields } from '#i18n/en/fields.ts';
import { questTypes } from '#i18n/en/quest-types.ts';
import { quests } from '#i18n/en/quests.ts';
import { tools } from '#i18n/en/tools.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

const unique = (what: string) => `${what} ${Date.now()}`;
const save = (desk: Desk) => desk.dialog.getByRole('button', { name: 'Save' }).click();
const optionsOf = async (desk: Desk, label: string, count: number, choose: string) => {
  await desk.dialog.getByRole('combobox', { name: new RegExp(`^${label}\\b`) }).first().click();
  const options = desk.page.getByRole('option');
  // What need not be chosen offers nothing too.
  await expect(options.filter({ hasNotText: /^None$/ })).toHaveCount(count);
  await options.filter({ hasText: new RegExp(`^${choose}$`) }).click();
};

test('GAMI-01 GAMI-02 GAMI-03 GAMI-04 GAMI-05 GAMI-06 an achievement with two nested conditions is made and comes back as the same tree; types, units, strategies and chests are those of the chain', async ({ desk, page }) => {
  await desk.loginAs('admin');
  await desk.open('achievements');
  await expect(desk.rows().first()).toBeVisible();
  await page.getByRole('button', { name: achievements.add }).click();
  const name = unique('Achievement');
  await desk.dialog.getByLabel(achievements.fields.name, { exact: false }).first().fill(name);
  await optionsOf(desk, achievements.fields.type, 5, achievements.choices.type.recurrent);
  for (const field of ['period', 'unit', 'innerType', 'count', 'consecutive'] as const) await expect(desk.dialog.getByLabel(achievements.fields[field], { exact: false }).first()).toBeVisible();
  await optionsOf(desk, achievements.fields.unit, 3, achievements.choices.unit.week);
  await optionsOf(desk, achievements.fields.strategy, 5, achievements.choices.strategy.compareDays);
  await optionsOf(desk, achievements.fields.type, 5, achievements.choices.type.or);
  for (const field of ['period', 'consecutive', 'strategy', 'contexts'] as const) await expect(desk.dialog.getByLabel(achievements.fields[field], { exact: false })).toHaveCount(0);
  await optionsOf(desk, achievements.fields['rewards.chest'], 4, achievements.choices['rewards.chest'].gold);
  await save(desk);
  await expect(desk.dialog.getByText('Field is required').first()).toBeVisible();
  await desk.dialog.getByRole('button', { name: 'Add conditions' }).click();
  await desk.dialog.getByRole('button', { name: 'Add a condition' }).click();
  await desk.dialog.getByLabel('Event', { exact: true }).selectOption('LEGEND');
  await expect(desk.dialog.getByLabel('Kind', { exact: true })).toHaveCount(0);
  await expect(desk.dialog.locator('label', { hasText: 'Strategy' }).last().locator('..').locator('option')).toHaveCount(5);
  await desk.dialog.getByLabel('Value', { exact: true }).last().fill('3');
  await desk.dialog.getByRole('button', { name: 'Add a group' }).click();
  await desk.dialog.getByRole('button', { name: 'Add a condition' }).first().click();
  await desk.dialog.getByLabel('Event', { exact: true }).last().selectOption('session');
  // What the root of the tree is follows the type.
  await optionsOf(desk, achievements.fields.type, 5, achievements.choices.type.and);
  await desk.dialog.getByLabel(achievements.fields['rewards.coins'], { exact: false }).first().fill('50');
  await save(desk);
  await expect(page.getByText(achievements.created)).toBeVisible();
  const [stored] = await query<{ id: number; type: string; conditions: { type: string; children: unknown[] }; chest: string; coins: number }>('select id::int as id, type, conditions, rewards_chest as chest, rewards_coins::int as coins from achievements where name = $1', [name]);
  expect(stored).toMatchObject({ type: 'and', conditions: { type: 'and' }, chest: 'gold', coins: 50 });
  expect(JSON.stringify(stored?.conditions)).toContain('"context": "LEGEND"'.replace(': ', ':'));
  await desk.open(`achievements/${stored?.id}`);
  await expect(desk.dialog.getByLabel('Event', { exact: true }).first()).toHaveValue('LEGEND');
  await expect(desk.dialog.getByLabel('Event', { exact: true })).toHaveCount(2);
  await desk.dialog.getByLabel(achievements.fields.points, { exact: false }).first().fill('70');
  await save(desk);
  await expect(page.getByText(achievements.updated)).toBeVisible();
  const [after] = await query<{ conditions: unknown; points: number }>('select conditions, points::int as points from achievements where id = $1', [stored?.id]);
  expect(after).toEqual({ conditions: stored?.conditions, points: 70 });
  await desk.open(`achievements/${stored?.id}/delete`);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(achievements.deleted)).toBeVisible();
  expect(await query('select id from achievements where id = $1', [stored?.id])).toEqual([]);
});

test('GAMI-08 groups stand beside the achievements; one in use is not deleted', async ({ desk, page }) => {
  desk.expectProblems(/status of 409/);
  await desk.loginAs('admin');
  await desk.open('achievements');
  await page.getByRole('navigation', { name: achievements.name }).getByRole('link', { name: achievementGroups.name }).click();
  await expect(page).toHaveURL(/\/achievement-groups$/);
  await page.getByRole('button', { name: engine.action.delete.replace('%{name}', 'First steps'), exact: true }).click();
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(desk.snackbar.getByText(`in use (${achievements.name})`)).toBeVisible();
  expect(await query("select name from achievement_groups where name = 'First steps'")).toHaveLength(1);
});

test('GAMI-09 GAMI-10 GAMI-11 a quest is made with a pool of two weighted quest types and a reward; one of its types is not deleted', async ({ desk, page }) => {
  desk.expectProblems(/status of 409/);
  await desk.loginAs('admin');
  await desk.open('quests');
  await expect(desk.rows().first()).toBeVisible();
  await page.getByRole('navigation', { name: quests.name }).getByRole('link', { name: questTypes.name }).click();
  await page.getByRole('button', { name: questTypes.add }).click();
  const type = unique('Type');
  await desk.dialog.getByLabel(questTypes.fields.name, { exact: false }).first().fill(type);
  // What nothing moves is refused.
  await desk.dialog.getByRole('combobox', { name: questTypes.fields.contexts }).click();
  await page.getByRole('option', { name: questTypes.choices.contexts.session, exact: true }).click();
  await page.keyboard.press('Escape');
  await save(desk);
  await expect(page.getByText(questTypes.created)).toBeVisible();
  await desk.open('quests/create');
  const name = unique('Quest');
  await desk.dialog.getByLabel(quests.fields.name, { exact: false }).first().fill(name);
  await optionsOf(desk, quests.fields.kind, 4, quests.choices.kind.weekly);
  const pools = desk.dialog.getByRole('group', { name: quests.fields.pools });
  await pools.getByRole('button', { name: quests.adds.pools, exact: true }).click();
  await optionsOf(desk, quests.fields['pools.pool_type'], 4, quests.choices.kind.weekly);
  for (const [i, [option, weight]] of ([[type, '3'], ['Buy a snack', '2']] as const).entries()) {
    await pools.getByRole('button', { name: quests.adds['pools.quest_types'], exact: true }).click();
    await desk.dialog.getByRole('combobox', { name: quests.fields['pools.quest_types.quest_type'] }).nth(i).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await desk.dialog.getByLabel(quests.fields['pools.quest_types.weight'], { exact: false }).nth(i).fill(weight);
  }
  const rewards = desk.dialog.getByRole('group', { name: quests.fields.rewards });
  await rewards.getByRole('button', { name: quests.adds.rewards }).click();
  await rewards.getByLabel(quests.fields['rewards.coins'], { exact: false }).first().fill('120');
  await save(desk);
  await expect(page.getByText(quests.created)).toBeVisible();
  const ids = await query<{ id: number }>("select id::int as id from quest_types where name in ($1, 'Buy a snack') order by name desc", [type]);
  const [stored] = await query<{ id: number; pools: unknown; rewards: unknown; kind: string; version: number }>('select id::int as id, pools, rewards, kind, version from quests where name = $1', [name]);
  expect(stored).toMatchObject({
    kind: 'weekly', pools: [{ pool_type: 'weekly', quest_types: [{ quest_type: ids[0]?.id, weight: 3 }, { quest_type: ids[1]?.id, weight: 2 }] }], rewards: [{ coins: 120 }],
  });
  await desk.open(`quests/${stored?.id}`);
  await expect(desk.dialog.getByRole('combobox', { name: quests.fields['pools.quest_types.quest_type'] }).first()).toHaveValue(type);
  const patched = page.waitForRequest((request) => request.method() === 'PUT' && /\/achievements\/quests\/\d+$/.test(request.url()));
  await desk.dialog.getByLabel(quests.fields.active, { exact: true }).click();
  await save(desk);
  expect((await patched).postDataJSON()).toEqual({ active: false });
  await expect(page.getByText(quests.updated)).toBeVisible();
  expect((await desk.api('DELETE', `/api/achievements/quest-types/${ids[0]?.id}`)).status).toBe(409);
  expect((await desk.api('PUT', `/api/achievements/quests/${stored?.id}`, { pools: [{ pool_type: 'daily', quest_types: [{ quest_type: 999_999, weight: 1 }] }] })).status).toBe(422);
  expect((await desk.api('DELETE', `/api/achievements/quests/${stored?.id}`)).status).toBe(200);
  expect((await desk.api('DELETE', `/api/achievements/quest-types/${ids[0]?.id}`)).status).toBe(200);
});

/** Words of a table that print over what stands beside them, or out of its dialog. */
const spilt = (table: Locator) => table.evaluate((element) => {
  const frame = element.closest('[role="dialog"]')?.getBoundingClientRect().right ?? 0;
  return [...element.querySelectorAll('td, th')].flatMap((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    const { right, width } = cell.getBoundingClientRect();
    // Heads that only a reader hears are a point wide.
    return width > 2 && [...words.getClientRects()].some((box) => box.right > Math.min(right, frame) + 1) ? [cell.textContent] : [];
  });
});

test('OP-024 GAMI-09 two people change one reward and one weight: the second sees what differs by its name, saving keeps both, and nothing is too long for its column', async ({ desk, page }) => {
  desk.expectProblems(/status of 409/);
  await desk.loginAs('admin');
  const long = `Donaudampfschifffahrtsgesellschaft/Mannschaftswettbewerb_${Date.now()}`;
  const { body: type } = await desk.api<{ id: number }>('POST', '/api/achievements/quest-types', { name: long, contexts: ['session'], strategy: 'collect', active: true });
  const draft = (weight: number, coins: number) => ({
    name: unique('Quest'), kind: 'weekly', active: true, pools: [{ pool_type: 'weekly', quest_types: [{ quest_type: type.id, weight }] }], rewards: [{ coins: 5, experience: null, chest: null }, { coins, experience: 50, chest: null }],
  });
  const { body: made, status } = await desk.api<{ id: number; name: string }>('POST', '/api/achievements/quests', draft(5, 20));
  expect(status).toBe(201);
  await desk.open(`quests/${made.id}`);
  await page.locator('[name="rewards.1.experience"]').fill('77');
  await page.locator('[name="pools.0.quest_types.0.weight"]').fill('8');
  expect((await desk.api('PUT', `/api/achievements/quests/${made.id}`, { ...draft(6, 45), name: made.name })).status).toBe(200);
  await save(desk);
  const versions = page.getByRole('dialog', { name: engine.versions.title });
  const pools = versions.getByRole('row', { name: new RegExp(`^${quests.fields.pools}`) });
  await expect(pools).toContainText(`${quests.choices['pools.pool_type'].weekly} · ${long}${quests.fields['pools.quest_types.weight']}: 8`);
  await expect(versions.getByRole('row', { name: new RegExp(`^${quests.fields.rewards}`) })).toContainText(`${fields.list.row.replace('%{number}', '2')}${quests.fields['rewards.experience']}: 77`);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await spilt(versions.locator('table')), `${width}`).toEqual([]);
  }
  await versions.getByRole('button', { name: engine.versions.save }).click();
  await expect(page.getByText(quests.updated)).toBeVisible();
  const { body: kept } = await desk.api('GET', `/api/achievements/quests/${made.id}`);
  expect(kept).toMatchObject({ pools: [{ pool_type: 'weekly', quest_types: [{ quest_type: type.id, weight: 8 }] }], rewards: [{ coins: 5 }, { coins: 45, experience: 77 }] });
  await desk.open(`quests/${made.id}/show`);
  await desk.dialog.getByRole('button', { name: tools.history.open }).click();
  const history = page.getByRole('dialog', { name: tools.history.title.replace('%{name}', made.name) });
  await expect(history.getByRole('row', { name: new RegExp(`^${quests.fields.pools}`) }).first()).toContainText(long);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const table of await history.locator('.ad-history-changes').all()) expect(await spilt(table), `${width}`).toEqual([]);
  }
});
