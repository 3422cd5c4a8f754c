import { expect, test } from './support/desk.ts';

for (const width of [1280, 390]) {
  test(`look ${width}`, async ({ desk, page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await desk.loginAs('admin', 'zagreb-west');
    await desk.open('zagreb-west/users/6/show');
    await expect(desk.dialog.getByText('Inventory').first()).toBeVisible();
    await expect(desk.dialog.getByText('Most played games')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `/tmp/people-shots/view-${width}.png` });
    for (let i = 1; i < 5; i += 1) {
      await desk.dialog.locator('.ad-dialog-content').evaluate((box, n) => box.scrollTo(0, n * 600), i);
      await page.screenshot({ path: `/tmp/people-shots/view-${width}-${i}.png` });
    }
    await desk.dialog.getByRole('button', { name: 'Award' }).click();
    await page.screenshot({ path: `/tmp/people-shots/award-${width}.png` });
    await desk.open('zagreb-west/users');
    await expect(desk.rows()).toHaveCount(10);
    await page.screenshot({ path: `/tmp/people-shots/list-${width}.png` });
    await page.getByRole('button', { name: 'Scan a card' }).click();
    await page.getByLabel('Card ID').fill('12a456');
    await expect(page.getByText('Invalid card format')).toBeVisible();
    await page.screenshot({ path: `/tmp/people-shots/scan-${width}.png` });
    await desk.open('zagreb-west/faulty-users');
    await expect(desk.rows()).toHaveCount(10);
    await page.screenshot({ path: `/tmp/people-shots/faulty-${width}.png` });
    await page.getByRole('button', { name: /^Import/ }).first().click();
    await page.screenshot({ path: `/tmp/people-shots/import-${width}.png` });
    await desk.open('zagreb-west/users/6');
    await expect(desk.dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    await page.screenshot({ path: `/tmp/people-shots/form-${width}.png` });
    await desk.open('zagreb-west/achievements');
    await page.getByRole('button', { name: /^View/ }).first().click();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `/tmp/people-shots/ach-${width}.png` });
  });
}
