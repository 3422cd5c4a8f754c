import { catalogue as english } from '#i18n/en/index.ts';
import { flat } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import { expect, test } from './support/desk.ts';

/** Every list that the menu shows. */
const lists = registry.all.filter(({ menu }) => menu !== null).map(({ name }) => name);
const words = flat(english);

test('a list with all its labels opens with at most three API calls and does not jump', async ({ desk, page }) => {
  test.setTimeout(120_000);
  await desk.loginAs('admin', 'zagreb-west');
  const told: string[] = [];
  for (const list of lists) {
    await desk.open('zagreb-west/profile');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const shifts: number[] = [];
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: false });
      Object.assign(window, { shifts });
    });
    const made = await desk.callsDuring(async () => {
      await page.getByRole('navigation').getByRole('link', { name: words.get(`resources.${list}.name`) ?? list, exact: true }).click();
      await expect(page.locator('table tbody tr, article').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
    // Pictures are no calls for data.
    const calls = made.filter(({ url }) => !url.startsWith('/api/files/'));
    const shift = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
    told.push(`${list}: ${calls.length} calls, layout shift ${shift.toFixed(3)}`);
    expect(calls.length, `${list}: ${calls.map(({ url }) => url).join(' ')}`).toBeLessThanOrEqual(3);
    expect(shift, list).toBeLessThanOrEqual(0.02);
  }
  console.log(told.join('\n'));
});

test('all the JavaScript from the login page to the first list, with what is fetched ahead, weighs at most 330 KB', async ({ desk, page }) => {
  const script = async () => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0));
  };
  await desk.open('/');
  await desk.fillSignIn('employee');
  await page.waitForURL(/dashboard$/);
  await desk.open('users');
  await expect(desk.rows()).toHaveCount(10);
  const list = await script();
  console.log(`login to first list ${Math.round(list / 1024)} KB of JavaScript, as sent`);
  expect(list).toBeGreaterThan(100_000);
  expect(list).toBeLessThanOrEqual(330 * 1024);
});
