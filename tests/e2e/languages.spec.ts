import type { Page } from '@playwright/test';
import { catalogueOf, flat, type Language } from '#i18n/index.ts';
import { pseudoFlag } from '#i18n/pseudo.ts';
import { registry } from '#resources/index.ts';
import { expect, test } from './support/desk.ts';

/** Everything a person can read or hear on the page. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript') && node.textContent?.trim()) found.push(node.textContent.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) if (element.getAttribute(name)?.trim()) found.push(element.getAttribute(name)?.trim() ?? '');
    }
    return [...found, document.title];
  });

/** Controls that nobody could be told the name of. */
const namelessIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('button, a[href], summary, [role="button"], [role="tab"], [role="switch"], [role="menuitem"]')].filter((element) => {
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join('');
    const inside = [...element.querySelectorAll('[aria-label], [alt], title')].map((part) => part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? part.textContent ?? '').join('');
    return element.checkVisibility() && `${element.getAttribute('aria-label') ?? ''}${element.title}${element.textContent ?? ''}${named}${inside}`.trim() === '' && !(element instanceof HTMLButtonElement && element.labels.length > 0);
  }).map((element) => element.outerHTML.slice(0, 120)));

/** What runs out of the page sideways, and labels that are cut without telling all of themselves. */
const cutIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // What depends on the width is drawn anew a moment after the width.
    for (let i = 0; i < 30 && document.documentElement.scrollWidth > document.documentElement.clientWidth; i += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    const labels = [...document.querySelectorAll<HTMLElement>('nav a, nav a *, [role="tab"], th, th *, .MuiChip-label, .ad-chip')].filter((element) => element.checkVisibility());
    const cut = labels.filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible' && element.clientWidth > 1 && !element.closest('[title]'));
    return [...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide: ${[...document.querySelectorAll('main *')].findLast((element) => element.getBoundingClientRect().right > clientWidth)?.outerHTML.slice(0, 160)}`] : []), ...cut.map((element) => `cut: ${element.textContent}`)];
  });
/** Words of a long dialog's rail that go on in another line, where a hyphen may or may not be drawn. */
const splitIn = (page: Page): Promise<readonly string[]> =>
  page.locator('.ad-dialog-rail button').evaluateAll((buttons) => buttons.flatMap((button) => {
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
    return [...(text?.textContent ?? '').matchAll(/\S+/g)].filter(({ index, 0: word }) => {
      const range = document.createRange();
      if (text) range.setStart(text, index);
      if (text) range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size !== 1;
    }).map(([word]) => word);
  }));

/** What services have answered so far, in small letters: data, in whatever language. */
const listen = (page: Page): (() => Promise<string>) => {
  let data = '';
  const coming = new Set<Promise<unknown>>();
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) coming.add(answer.text().then((said) => (data += said.toLowerCase()), () => undefined));
  });
  return async () => {
    await Promise.all(coming);
    coming.clear();
    return data;
  };
};

/** Goes to a screen as a link would: without loading the page again. */
const go = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll('/', '\\/')}$`));
  await expect(page.locator('[aria-busy="true"], .ad-skeleton, .MuiCircularProgress-root')).toHaveCount(0);
};
const listed = async (page: Page, name: string): Promise<string | null> => {
  await go(page, `/${name}`);
  // The screen before stays until this one is there.
  const list = page.locator(`[data-list="${name}"]`);
  const row = list.locator('[data-focus-key^="row-"]').first();
  await expect(row.or(list.locator('.ad-place'))).toBeVisible();
  return (await row.count()) > 0 ? ((await row.getAttribute('data-focus-key'))?.slice(4) ?? null) : null;
};
const screens = registry.all.filter((resource) => resource.access.screen({ id: 1, username: 'admin', roles: ['admin'], arenas: [] }));
const pages = ['/max-bonuses', '/profile', '/admin-dashboard', '/employee-dashboard'] as const;

/** What stands on screens and is nobody's sentence: the product's name, keys, names of languages, figures with months, weekdays and clocks. */
const notWords = /Arenadesk|\bBO\b|Hrvatski|Deutsch|Español|English|\b(Enter|Esc|F\d|Alt|Ctrl)\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|\b(AM|PM|EUR|BAM|UTC|GMT|[CEW]ES?T|ID|ago|now|seconds?|minutes?|hours?|days?|years?|months?)\b/g;

test('I18N-04 in the pseudo-language no screen of an admin shows a sentence that is not in the catalogue', async ({ desk, page }) => {
  test.setTimeout(120_000);
  desk.expectProblems(/You are trying to use a blocker on a POP navigation/);
  const heard = listen(page);
  await page.addInitScript((flag) => sessionStorage.setItem(flag, '1'), pseudoFlag);
  await page.goto('/');
  await page.locator('input').first().fill('admin');
  await page.locator('input[type="password"]').fill('arena-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard$/);
  const zones = [...new Set<string>(Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.split(/[/_]/)))].join(' ').toLowerCase();
  const found = new Map<string, string>();
  const look = async (place: string) => {
    const texts = await textsOf(page);
    const data = (await heard()) + zones;
    for (const text of texts) {
      const rest = text.replace(/\[[^\]]*\]/g, ' ').replace(notWords, ' ');
      for (const [word] of rest.matchAll(/\p{L}{3,}/gu)) if (!data.includes(word.toLowerCase())) found.set(`${place}: ${text}`, word);
    }
  };
  for (const path of pages) {
    await go(page, path);
    await look(path);
  }
  for (const { name } of screens) {
    const started = performance.now();
    const id = await listed(page, name);
    await look(name);
    const { api, form } = registry.get(name);
    const verbs = [...(form.length > 0 && api.has.includes('create') ? ['create'] : []), ...(id === null ? [] : [`${id}/show`, ...(api.has.includes('delete') ? [`${id}/delete`] : [])])];
    for (const path of verbs.map((verb) => `/${name}/${verb}`)) {
      await go(page, path);
      if (await page.getByRole('dialog').count()) await look(path);
    }
    console.log(`    ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  expect([...found].map(([place, word]) => `${place} (${word})`)).toEqual([]);
});

for (const language of ['hr', 'de', 'es'] as const satisfies readonly Language[]) {
  test(`I18N-04 OP-081 OP-083 OP-086 every screen in ${language} after a reload: no English remnant, no raw key, no gap, no button without a name, no word of a rail cut in two, and nothing too long for a phone or for letters twice as large`, async ({ desk, page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    const heard = listen(page);
    await desk.loginAs('admin');
    await page.evaluate((chosen) => {
      const user = JSON.parse(localStorage.getItem('arenadesk.user') ?? '{}') as { settings: Record<string, string> };
      localStorage.setItem('arenadesk.user', JSON.stringify({ ...user, settings: { ...user.settings, language: chosen } }));
    }, language);
    await page.reload();
    const english = flat(await catalogueOf('en'));
    const own = flat(await catalogueOf(language));
    const same = new Set(own.values());
    const remnants = new Set([...english.values()].filter((text) => text.length > 3 && !text.includes('%{') && !same.has(text)));
    const found: string[] = [];
    const look = async (place: string) => {
      const texts = await textsOf(page);
      const data = await heard();
      // Names of the chain's own rows are data.
      for (const text of texts) if ((remnants.has(text) && !data.includes(`"${text.toLowerCase()}"`)) || /\b(resources|engine|app|ra|fields|rules|errors|common)\.[a-z]+(\.|\b)|%\{\w+\}/.test(text)) found.push(`${place}: ${text}`);
      found.push(...(await namelessIn(page)).map((html) => `${place}: no name: ${html}`));
    };
    const fit = async (place: string) => {
      for (const width of [360, ...(language === 'de' ? [640] : []), 1280]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await cutIn(page)).map((text) => `${place} at ${width}: ${text}`));
      }
    };
    for (const path of pages) {
      await go(page, path);
      await look(path);
      await fit(path);
    }
    for (const { name } of screens) {
      const id = await listed(page, name);
      await look(name);
      await fit(name);
      if (id !== null) {
        await go(page, `/${name}/${id}/show`);
        await look(`${name} show`);
      }
    }
    // The longest rail of all.
    await desk.open('arenas/1');
    await expect(page.locator('.ad-dialog-rail button')).toHaveCount(15);
    found.push(...(await splitIn(page)).map((word) => `rail of arenas: ${word}`));
    expect(found).toEqual([]);
  });
}
