import { app } from '#i18n/en/app.ts';
import { Desk, expect, query, test } from './support/desk.ts';

const words = app.notifications;
const said = (sentence: string, name: string) => sentence.replace('%{name}', name);
const bell = (desk: Desk, count: number) => desk.page.getByRole('button', { name: count === 0 ? words.title : new RegExp(`^${count} notification`) });

test('SHELL-22 SHELL-23 SHELL-38 API-167 an order and a call reach everybody in the arena, and are cleared by each for themselves', async ({ desk, page, browser, request, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const colleague = new Desk(await context.newPage(), request);
  const [place] = await query<{ arena: number; device: number; hostname: string }>("select a.id::int as arena, d.id::int as device, d.hostname from arenas a join devices d on d.arena_id = a.id where a.name = 'Zagreb West' order by d.id limit 1");
  const [player] = await query<{ id: number; username: string }>("select id::int as id, username from users where username = 'player'");
  await desk.loginAs('admin', 'zagreb-west');
  expect((await desk.api('POST', '/api/notifications/staff', { type: 'new_order', arena_id: place?.arena, user: player?.id })).status).toBe(201);
  expect((await desk.api('POST', '/api/notifications/staff', { type: 'call_for_assistance', arena_id: place?.arena, device: place?.device })).status).toBe(201);
  await desk.loginAs('employee', 'zagreb-west');
  await colleague.loginAs('manager', 'zagreb-west');
  await expect(bell(desk, 2)).toBeVisible();
  await expect(bell(colleague, 2)).toBeVisible();
  await bell(desk, 2).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: words.title });
  await expect(panel.getByRole('listitem')).toHaveText([new RegExp(said(words.call_for_assistance, place?.hostname ?? '')), new RegExp(said(words.new_order, player?.username ?? ''))]);
  await panel.getByRole('button', { name: words.clear }).click();
  await expect(panel.getByText(words.none)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(desk, 0)).toBeFocused();
  await page.reload();
  await expect(bell(desk, 0)).toBeVisible();
  await colleague.page.reload();
  await expect(bell(colleague, 2)).toBeVisible();
  expect(await query('select u.username, count(*)::int as n from staff_notifications_cleared c join users u on u.id = c.user_id group by 1')).toEqual([{ username: 'employee', n: 2 }]);
  expect((await desk.api('POST', '/api/notifications/staff', { type: 'new_order', arena_id: place?.arena, user: player?.id })).status).toBe(403);
  await context.close();
});

test('SHELL-38 nothing is asked after signing out, nor without an arena', async ({ desk, page }) => {
  const asked = page.waitForResponse(/notifications\/staff/);
  await desk.loginAs('employee', 'zagreb-west');
  await asked;
  await expect(bell(desk, 0)).toBeVisible();
  const calls = await desk.callsDuring(async () => {
    await page.getByRole('button', { name: app.shell.logout }).click();
    await expect(page.getByLabel(app.login.credential)).toBeVisible();
    await page.clock.install();
    await page.clock.fastForward(120_000);
  });
  expect(calls.filter(({ url }) => url.includes('/notifications/staff'))).toEqual([]);
});
