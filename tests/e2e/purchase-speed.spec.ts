import type { Page } from '@playwright/test';
import { engine } from '#i18n/en/engine.ts';
import { expect, test } from './support/desk.ts';
import { Till } from './support/till.ts';

const [items, players] = [5_000, 100_000];
const categories = ['Drinks', 'Snacks', 'Merchandise'];
/** As many items as a large chain has, in the shape of the service. */
const many = Object.fromEntries([
  ['Coins', [{ id: 1, name: 'Coins', category: { id: 1, name: 'Coins' }, variants: [{ id: 1, name: 'Coins', sku: 'COINS', price: 1, coins_per_currency: 100 }] }]],
  ...categories.map((category, shelf) => [category, Array.from({ length: Math.ceil(items / categories.length) }, (_, i) => {
    const id = 2 + shelf * items + i;
    return { id, name: `${category} ${i}`, category: { id: shelf + 2, name: category }, variants: [{ id, name: `${category} ${i}`, sku: `X${id}`, price: 100 + (i % 50) * 10, coins_per_currency: null }] };
  })]),
]);
const people = { content: Array.from({ length: 25 }, (_, i) => ({ id: 1_000 + i, username: `player.${i}`, name: 'Player', surname: String(i), email: { address: `p${i}@example.org` } })), pageable: { page_number: 0, page_size: 25, offset: 0 }, total_elements: players, total_pages: players / 25, number_of_elements: 25 };

/** Every key from its press to the paint that follows, in ms; and how many elements of the page each changed. */
const watchKeys = (page: Page) => page.evaluate(() => {
  const seen = { paints: [] as number[], changed: [] as number[] };
  let changes = 0;
  new MutationObserver((records) => (changes += new Set(records.map(({ target }) => target)).size)).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('keydown', (event) => {
    const pressed = event.timeStamp;
    changes = 0;
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.addEventListener('message', () => {
        seen.paints.push(performance.now() - pressed);
        seen.changed.push(changes);
      });
      after.port1.start();
      after.port2.postMessage(null);
    });
  }, true);
  Object.assign(window, { seen });
});
const measured = (page: Page) => page.evaluate(() => (window as unknown as { seen: { paints: number[]; changed: number[] } }).seen);
const percentile = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const told = (what: string, { paints, changed }: { readonly paints: readonly number[]; readonly changed: readonly number[] }): string =>
  `${what}: ${paints.length} keys, key to paint median ${percentile(paints, 0.5).toFixed(0)} ms, 99th percentile ${percentile(paints, 0.99).toFixed(0)} ms; elements changed by a key at most ${Math.max(...changed)}`;

test('5,000 items and 100,000 players: what is not seen is not drawn, and a key changes little, with the CPU four times slower', async ({ desk, page }) => {
  test.setTimeout(180_000);
  const till = new Till(page);
  await page.route('**/api/shop/items/purchase?*', (route) => route.fulfill({ json: many }));
  await page.route('**/api/core/users?*', (route) => route.fulfill({ json: people }));
  await desk.loginAs('employee', 'zagreb-west');
  await till.open('zagreb-west');
  await till.register.selectOption('1');
  await till.category('Drinks');
  const rows = page.locator('tr.ad-till-good');
  expect(await rows.count()).toBeLessThanOrEqual(40);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const lines: string[] = [];

  await till.itemSearch.focus();
  await watchKeys(page);
  await page.keyboard.type('energy drink of the night', { delay: 120 });
  lines.push(told('typing in the search of items', await measured(page)));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab')).toHaveCount(4);

  await till.category('Snacks');
  await rows.first().getByRole('textbox').focus();
  await watchKeys(page);
  for (let row = 0; row < 30; row += 1) {
    await page.keyboard.type(String(1 + (row % 9)), { delay: 120 });
    await page.keyboard.press('ArrowDown', { delay: 60 });
  }
  const typing = await measured(page);
  lines.push(told('quantities down the list', typing));
  await expect(till.cart.locator('tbody tr')).toHaveCount(30);
  expect(await rows.count()).toBeLessThanOrEqual(40);
  // One row, one line of the basket, footer, total, change: not the list.
  expect(percentile(typing.changed, 0.5)).toBeLessThanOrEqual(40);

  await page.keyboard.press('F4');
  await watchKeys(page);
  await page.keyboard.type('player', { delay: 120 });
  lines.push(told('typing in the search of players', await measured(page)));
  await page.keyboard.press('Enter');
  await expect(till.players.first()).toBeVisible();
  await page.getByRole('combobox', { name: engine.pager.size }).selectOption('25');
  await expect(till.players).toHaveCount(25);

  await page.locator('.ad-till-frame').evaluate((frame) => frame.scrollTo({ top: frame.scrollHeight }));
  await expect(rows.last()).toHaveAttribute('aria-rowindex', String(Math.ceil(items / categories.length) + 1));
  expect(await rows.count()).toBeLessThanOrEqual(40);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.log(lines.join('\n'));
});
