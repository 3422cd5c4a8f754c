import type { Page } from '@playwright/test';
import { purchase } from '#i18n/en/purchase.ts';
import { expect, query, test } from './support/desk.ts';
import { Till } from './support/till.ts';

const sizes = [{ width: 1280, height: 800 }, { width: 1024, height: 768 }, { width: 390, height: 844 }] as const;

/** Adds goods of all shelves, one after the other, until so many lines are there. */
const fill = async (till: Till, page: Page, lines: number): Promise<void> => {
  const free = page.locator('tr.ad-till-good[aria-selected="false"]');
  for (let there = await till.cart.locator('tbody tr').count(), tab = 1; there < lines; tab += 1) {
    await page.getByRole('tab').nth(tab).click();
    while (there < lines && (await free.count()) > 0) {
      await free.first().getByRole('button').nth(1).click();
      there += 1;
      await expect(till.cart.locator('tbody tr')).toHaveCount(there);
    }
  }
};
const placeOf = async (till: Till): Promise<number> => Math.round((await till.finish.boundingBox())?.y ?? -1);
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

for (const size of sizes) {
  test(`at ${size.width} x ${size.height} the total and Finish stay in sight and in their place, whatever is in the basket`, async ({ desk, page }) => {
    await page.setViewportSize(size);
    const till = await Till.of(desk, 'employee', 'zagreb-west', '2');
    const wide = size.width > 1100;
    await expect(till.finish).toBeInViewport({ ratio: 1 });
    const place = await placeOf(till);
    for (const lines of [1, 8, 25]) {
      await fill(till, page, lines);
      await expect(till.total).toBeInViewport({ ratio: 1 });
      await expect(till.finish).toBeInViewport({ ratio: 1 });
      expect([await placeOf(till), await scrolled(page)], `with ${lines} lines`).toEqual([place, 0]);
      // Beside the items the line that came is seen, and how it is paid; below one another, how many pieces there are.
      if (wide) for (const part of [till.cart.getByRole('row').last(), till.methods, page.getByLabel(purchase.cash.given), page.locator('.ad-till-change')]) await expect(part).toBeInViewport({ ratio: 1 });
      else await expect(page.getByRole('button', { name: new RegExp(`^${purchase.toBasket.split(':')[0] ?? ''}: ${lines} `) })).toBeInViewport({ ratio: 1 });
    }

    // A piece that is scanned counts on in its line, which comes into sight; the page stays where it is.
    const [first] = await query<{ sku: string }>('select v.sku from variants as v join items as i on i.id = v.item_id where i.name || $1 || v.name = $2', [' · ', await till.cart.locator('tbody .ad-till-clamp').first().textContent()]);
    await till.scan(String(first?.sku));
    await expect(till.cart.locator('tbody tr').first().locator('td').nth(1)).toHaveText('2');
    if (wide) await expect(till.cart.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
    expect([await placeOf(till), await scrolled(page)]).toEqual([place, 0]);

    // With a player and a company, too; and nothing lies over what has the focus.
    await till.choose('player');
    await page.keyboard.press('F8');
    for (const field of await page.locator('.ad-till-company-fields input').all()) {
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
      expect(await field.evaluate((box) => {
        const { left, width, bottom } = box.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, bottom - 2) === box;
      })).toBe(true);
      await field.fill('x');
    }
    await page.keyboard.press('F5');
    await page.keyboard.type('999', { delay: 80 });
    await expect(page.locator('.ad-till-change')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.ad-till-change')).toContainText(/\d,\d\d/);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(till.total).toBeInViewport({ ratio: 1 });
    await expect(till.finish).toBeInViewport({ ratio: 1 });
    await till.finish.click();
    // What goes back stays where it is looked for.
    await expect(page.locator('.ad-till-sold')).toContainText(/\d,\d\d/);
    await expect(page.locator('.ad-till-sold')).toBeInViewport({ ratio: 1 });
  });
}

test('a field that is touched half beneath the bar comes out of it, and the bar leads to the basket', async ({ desk, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const till = await Till.of(desk, 'employee', 'zagreb-west', '2');
  await till.addSnack();
  const bar = page.locator('.ad-till-sum');
  const top = (await bar.boundingBox())?.y ?? 0;
  await till.playerSearch.evaluate((box, edge) => window.scrollBy(0, box.getBoundingClientRect().top - edge + 16), top);
  const before = await till.playerSearch.boundingBox();
  await page.mouse.click((before?.x ?? 0) + 60, (before?.y ?? 0) + 8);
  await expect(till.playerSearch).toBeFocused();
  await expect.poll(async () => {
    const box = await till.playerSearch.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  }).toBeLessThanOrEqual(top);
  await page.getByRole('button', { name: new RegExp(`^${purchase.toBasket.split(':')[0] ?? ''}`) }).click();
  await expect(till.cart.getByRole('row').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: purchase.sale, exact: true })).toBeInViewport({ ratio: 1 });
});
