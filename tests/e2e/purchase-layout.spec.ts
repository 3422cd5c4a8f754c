import type { Locator, Page } from '@playwright/test';
import { purchase } from '#i18n/en/purchase.ts';
import { offered } from '#i18n/index.ts';
import { formatMoney } from '#resources/domain/money.ts';
import { expect, query, test, type Desk } from './support/desk.ts';
import { Till } from './support/till.ts';

const sizes = [{ width: 1280, height: 800 }, { width: 390, height: 844 }] as const;

/** What of the sale's lines and amounts stands outside of its card, or of its bar, or is cut. */
const outside = (page: Page): Promise<readonly string[]> => page.locator('.ad-till-sale').evaluate((sale) =>
  [...sale.querySelectorAll('.ad-till-cart tr > *, .ad-till-cart button, .ad-till-total > output, .ad-till-total .ad-unit, .ad-till-change > b')].filter((one) => {
    // The sale is a card itself, or is a card and a bar.
    const card = [one.closest('.ad-till-sum'), one.closest('.ad-till-order'), sale].find((part) => part && getComputedStyle(part).display !== 'contents') ?? sale;
    const { paddingLeft, paddingRight } = getComputedStyle(card);
    const edge = card.getBoundingClientRect();
    const [from, to] = [edge.left + Number.parseFloat(paddingLeft), edge.right - Number.parseFloat(paddingRight) + 1];
    const range = document.createRange();
    range.selectNodeContents(one);
    // The rest of a name that is shown in part is laid out, too.
    const boxes = [one.getBoundingClientRect(), ...(one.matches('.ad-till-line') ? [] : [range.getBoundingClientRect()])].filter(({ width }) => width > 0);
    return boxes.some(({ left, right }) => left < from - 1 || right > to);
  }).map((one) => one.textContent ?? ''));
/** Which figures of the basket lie over one another. */
const overlaps = (till: Till): Promise<readonly string[]> => till.cart.locator('tbody tr').evaluateAll((rows) => rows.flatMap((row) => {
  const cells = [...row.children].map((cell) => ({ text: cell.textContent, box: cell.getBoundingClientRect() }));
  return cells.flatMap(({ text, box }, i) => cells.slice(i + 1).filter((other) => other.box.left < box.right - 1 && box.left < other.box.right - 1 && other.box.top < box.bottom - 1 && box.top < other.box.bottom - 1).map((other) => `${text} over ${other.text}`));
}));
const linesOfNames = (till: Till): Promise<readonly number[]> => till.cart.locator('.ad-till-line > span').evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight))));
/** How much of what an input holds does not fit, in px. */
const cutOf = (input: Locator): Promise<number> => input.evaluate((box) => box.scrollWidth - box.clientWidth);

const speak = async (desk: Desk, language: string): Promise<void> => {
  const { id } = JSON.parse((await desk.stored('arenadesk.user')) ?? '{}') as { id: number };
  expect((await desk.api('PATCH', `/api/core/users/${id}/settings/dashboard/language`, { value: language })).status).toBeLessThan(300);
};

test('PURCH-28 I18N-06 no total leaves its panel in any language, and the amount of coins is read whole', async ({ desk, page }) => {
  test.setTimeout(120_000);
  const total = page.locator('.ad-till-total > output');
  const coins = page.locator('input[data-coins]');
  await desk.loginAs('employee', 'zagreb-west');
  try {
    for (const { locale } of offered) {
      await speak(desk, locale);
      await desk.loginAs('employee', 'zagreb-west');
      await desk.open('zagreb-west/purchase');
      await page.getByRole('tab', { name: /^Coins/ }).click();
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const amount of ['99.999,99', '100.000,00', '999.999,99', '1.234.567,89']) {
          await coins.fill(amount);
          await coins.blur();
          await expect(total).toContainText(amount);
          expect(await outside(page), `${locale}, ${amount} at ${size.width} px`).toEqual([]);
          await expect(coins).toHaveValue(amount);
          expect(await cutOf(coins), `${amount} at ${size.width} px`).toBeLessThanOrEqual(0);
        }
        // The most that is taken anywhere: here it buys too many coins, and stands as it is typed.
        await coins.fill('100.000.000,00');
        expect(await cutOf(coins), `the most at ${size.width} px`).toBeLessThanOrEqual(0);
        await coins.fill('');
      }
    }
  } finally {
    await speak(desk, 'en');
  }
});

test('PURCH-19 in the basket a long name takes three lines at most and is told whole, and no amount is cut or leaves the card', async ({ desk, page }) => {
  const name = 'Überraschungsmenü mit großem Getränk und zwei Beilagen nach Wahl für die ganze Familie';
  const items = await query<{ id: number; name: string }>("select id::int, name from items where name in ('Smoki', 'Coca-Cola')");
  await query("update items set name = $1 where name = 'Smoki'", [name]);
  await query("update items set name = 'Donaudampfschifffahrtsgesellschaftskapitän' where name = 'Coca-Cola'");
  const prices = await query<{ id: number; price: number }>("select s.id::int, s.price::int from variant_stocks as s join variants as v on v.id = s.variant_id join items as i on i.id = v.item_id where i.name = $1 and s.arena_id = 1", [name]);
  try {
    const till = await Till.of(desk, 'employee', 'zagreb-west', '1');
    const first = page.locator('tr.ad-till-good').first();
    for (const part of ['Überraschung', 'Donaudampf']) {
      await till.find(part);
      await expect(first).toContainText(part);
      await page.getByRole('button', { name: /^One more of/ }).first().click();
    }
    const boxes = async (pieces: string, price: number) => {
      await till.find('Überraschung');
      await expect(first).toContainText(name);
      await expect(first).toContainText(formatMoney(price));
      const quantity = first.getByRole('textbox');
      await quantity.fill(pieces);
      await quantity.blur();
    };
    for (const [pieces, price] of [['1', 380], ['1.000.000', 380], ['1.000', 99_999_99], ['1.000.000', 99_999_99]] as const) {
      for (const { id } of prices) await query('update variant_stocks set price = $1 where id = $2', [price, id]);
      // The basket follows the whole list.
      await till.itemSearch.press('Escape');
      const listed = page.waitForResponse((response) => response.url().includes('/items/purchase?') && !response.url().includes('name='));
      await page.getByRole('button', { name: purchase.refresh }).click();
      await listed;
      await expect(till.cart).toContainText(formatMoney(price));
      await boxes(pieces, price);
      await expect(till.cart).toContainText(formatMoney(price * Number(pieces.replaceAll('.', ''))));
      await page.getByLabel(purchase.cash.given).fill('1');
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await outside(page), `${pieces} at ${size.width} px`).toEqual([]);
        expect(await overlaps(till)).toEqual([]);
        for (const lines of await linesOfNames(till)) expect(lines).toBeLessThanOrEqual(3);
      }
      await expect(till.cart.getByRole('row', { name: new RegExp(name) })).toBeVisible();
      await expect(till.cart.locator(`[title^="${name}"]`)).toBeVisible();
    }
    await page.setViewportSize(sizes[0]);
    await expect(till.total).toBeInViewport();
    await expect(page.getByRole('button', { name: new RegExp(`^${purchase.finish}`) })).toBeInViewport();
  } finally {
    for (const { id, price } of prices) await query('update variant_stocks set price = $1 where id = $2', [price, id]);
    for (const item of items) await query('update items set name = $1 where id = $2', [item.name, item.id]);
  }
});
