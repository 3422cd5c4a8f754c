import { resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, query, test } from './support/desk.ts';
import { followRecipe, recipeBlocks, serveCopy } from '#tests/support/recipe.ts';

const port = Number(process.env.E2E_PORT ?? 4200) + 9;

test('a resource added by the README\'s recipe works from the empty list to the database', async ({ desk, page }) => {
  test.setTimeout(240_000);
  const blocks = recipeBlocks(readFileSync('README.md', 'utf8'));
  const declaration = blocks.find(({ file }) => file === 'resources/lockers.ts');
  expect(declaration?.text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  const folder = followRecipe(resolve('.cache/recipe'));
  const server = await serveCopy(folder, port);
  try {
    const base = `http://127.0.0.1:${port}`;
    await page.goto(base);
    await desk.fillSignIn('admin');
    await page.waitForURL(/admin-dashboard$/);
    await page.getByRole('navigation').getByRole('link', { name: 'Lockers' }).click();
    await expect(page.getByText('No entries found')).toBeVisible();
    for (const [label, deposit] of [['B-2', '12,50'], ['A-1', '5,00']] as const) {
      await page.getByRole('button', { name: 'Add locker' }).first().click();
      await desk.dialog.getByLabel('Label', { exact: false }).first().fill(label);
      await desk.dialog.getByLabel('Deposit', { exact: false }).first().fill(deposit);
      await desk.dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Locker created').last()).toBeVisible();
      await expect(desk.dialog).toHaveCount(0);
    }
    await expect(desk.rows().first()).toContainText('A-1');
    await page.getByRole('button', { name: /^Label/ }).or(page.getByRole('columnheader', { name: 'Label' }).getByRole('button')).first().click();
    await expect(desk.rows().first()).toContainText('B-2');
    await page.getByRole('searchbox').fill('a-1');
    await page.getByRole('searchbox').press('Enter');
    await expect(desk.rows()).toHaveCount(1);
    await page.getByRole('button', { name: 'Edit A-1', exact: true }).click();
    await desk.dialog.getByLabel('Deposit', { exact: false }).first().fill('7,00');
    await desk.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Locker updated')).toBeVisible();
    const rows = () => query<{ label: string; size: string; deposit: number; active: boolean }>('select label, size, deposit::int as deposit, active from lockers order by label', [], `${folder}/data`);
    expect(await rows()).toEqual([{ label: 'A-1', size: 'small', deposit: 700, active: true }, { label: 'B-2', size: 'small', deposit: 1250, active: true }]);
    await page.getByRole('button', { name: 'Delete B-2', exact: true }).click();
    await desk.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Locker deleted')).toBeVisible();
    expect((await rows()).map(({ label }) => label)).toEqual(['A-1']);
  } finally {
    server.kill('SIGINT');
    await new Promise((ended) => server.once('exit', ended));
  }
});
