import type { Page } from '@playwright/test';
import { registry } from '#resources/index.ts';
import { expect, test } from './support/desk.ts';

const screens = registry.all.filter((resource) => resource.access.screen({ id: 1, username: 'admin', roles: ['admin'], arenas: [] }));
/** Goes to a list as a link would, and waits for its rows. */
const listed = async (page: Page, name: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/${name}`);
  const list = page.locator(`[data-list="${name}"]`);
  await expect(list.locator('[data-focus-key^="row-"]').first().or(list.locator('.ad-place'))).toBeVisible();
};
const speak = async (page: Page, language: string): Promise<void> => {
  await page.evaluate((chosen) => {
    const user = JSON.parse(localStorage.getItem('arenadesk.user') ?? '{}') as { settings: Record<string, string> };
    localStorage.setItem('arenadesk.user', JSON.stringify({ ...user, settings: { ...user.settings, language: chosen } }));
  }, language);
  await page.reload();
};

for (const language of ['en', 'de']) {
  test(`NOTIF-15 SETUP-05 CART-07 at 1280 px in ${language} no date, amount or status of any list lies under the actions, no number is cut, and no title under the tools`, async ({ desk, page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await desk.loginAs('admin');
    await speak(page, language);
    const hidden: string[] = [];
    for (const { name } of screens) {
      await listed(page, name);
      const found = await page.evaluate(() => [...document.querySelectorAll('.ad-list .ad-row')].flatMap((row) => {
        const edge = row.querySelector('td.ad-actions')?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
        return [...row.querySelectorAll('td:not(.ad-actions, .ad-yields)')].filter((cell) => cell.getBoundingClientRect().right > edge + 1 || cell.scrollWidth > cell.clientWidth + 1)
          .map((cell) => `${cell.textContent} (${Math.round(cell.getBoundingClientRect().right - edge)})`);
      }));
      hidden.push(...found.slice(0, 3).map((cell) => `${name}: ${cell}`));
      // Short words in frames.
      const short = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.ad-list .ad-chip')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.textContent.length <= 20).map(({ textContent }) => textContent));
      hidden.push(...short.slice(0, 3).map((text) => `${name}: ${text} is cut`));
      // The whole number of a paper, and of whom it is.
      const cut = await page.evaluate(() => [...document.querySelectorAll('.ad-list td > :is(.ad-code, .ad-person)')].filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).filter((one) => getComputedStyle(one).display !== 'inline').map((one) => one.textContent));
      const narrow = await page.evaluate(() => [...document.querySelectorAll('.ad-list td:has(> .ad-code)')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent));
      hidden.push(...[...cut, ...narrow].slice(0, 3).map((text) => `${name}: ${text} is cut`));
      const goods = await page.evaluate(() => [...document.querySelectorAll('.ad-list .ad-goods')].map((line) => Math.round(line.getBoundingClientRect().width)));
      if (goods.some((width) => width < 110)) hidden.push(`${name}: what was sold has ${Math.min(...goods)} px`);
      const over = await page.evaluate(() => {
        const title = document.querySelector('.ad-list-title')?.getBoundingClientRect();
        const tools = [...(document.querySelector('.ad-list-tools')?.children ?? [])].map((tool) => tool.getBoundingClientRect());
        return title !== undefined && tools.some(({ left, top, bottom, width }) => width > 0 && left < title.right && top < title.bottom && bottom > title.top);
      });
      if (over) hidden.push(`${name}: the title lies under the tools`);
    }
    expect(hidden).toEqual([]);
    // Beside four buttons the title of a view takes a second line.
    await listed(page, 'invoices');
    await page.locator('.ad-list .ad-row').first().press('Enter');
    const title = desk.dialog.getByRole('heading').first();
    await expect(title).toContainText(/\d/);
    expect(await title.evaluate((head) => head.scrollWidth <= head.clientWidth + 1)).toBe(true);
  });
}

test('NOTIF-15 SETUP-05 INV-25 CART-07 SETUP-01 at 390 px the head of a card is read beside its actions, and below it stand one to three short values', async ({ desk, page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.loginAs('admin');
  const wrong: string[] = [];
  for (const { name, list } of screens) {
    await listed(page, name);
    const found = await page.evaluate((least) => [...document.querySelectorAll('.ad-list .ad-row')].flatMap((row) => {
      const head = row.querySelector('.ad-first > *');
      const below = [...row.querySelectorAll<HTMLElement>('.ad-second')];
      const shown = below.filter((cell) => cell.offsetParent !== null);
      const acts = row.querySelector('.ad-acts')?.getBoundingClientRect();
      // Many actions have a line of their own.
      const edge = acts && head && acts.top < head.getBoundingClientRect().bottom ? acts.left : Number.POSITIVE_INFINITY;
      return [...(head && head.getBoundingClientRect().right > edge + 1 ? ['head under actions'] : []), ...(below.length < least ? ['nothing below'] : []),
        ...shown.filter((cell, i) => {
          // What finds no room beside another stands under it.
          const [before, own] = [shown[i - 1]?.getBoundingClientRect(), cell.getBoundingClientRect()];
          return before !== undefined && before.bottom > own.top + 1 && before.right > own.left + 1;
        }).map((cell) => `${cell.textContent} lies over another`),
        ...[...row.querySelectorAll('.ad-badge .ad-clip')].filter((word) => word.scrollWidth > word.clientWidth + 1).map((word) => `${word.textContent} is cut`),
        // What is not there needs no line, nor its name.
        ...[...row.querySelectorAll<HTMLElement>('.ad-second, .ad-third')].filter((cell) => cell.offsetParent !== null && cell.textContent === '–').map(() => 'a line of nothing'),
        ...[...row.querySelectorAll('.ad-second:not(:has(.ad-clip, .ad-chip)), .ad-third:not(:has(.ad-clip, .ad-chip))')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => `${cell.textContent} is cut`),
        ...below.filter((cell) => cell.getBoundingClientRect().right > row.getBoundingClientRect().right).map((cell) => `${cell.textContent} runs out`),
        ...(row.querySelector('.ad-first')?.textContent ? [] : ['headed by nothing']),
        ...((row.querySelector('.ad-first')?.clientWidth ?? 0) * 2 > row.clientWidth ? [] : ['head without room'])];
    }), list.columns.length > 1 ? 1 : 0);
    wrong.push(...found.slice(0, 3).map((one) => `${name}: ${one}`));
  }
  expect(wrong).toEqual([]);
});
