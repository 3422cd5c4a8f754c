import { events } from '#i18n/en/events.ts';
import { errors } from '#i18n/en/errors.ts';
import { articles } from '#i18n/en/articles.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

const save = (desk: Desk) => desk.dialog.getByRole('button', { name: 'Save' }).click();
const moment = (desk: Desk, label: string) => desk.dialog.getByRole('group', { name: label });

test('EVT-01 EVT-02 EVT-03 EVT-04 EVT-05 EVT-07 an event is made at a time on the arena wall, shown as a card, changed and deleted', async ({ desk, page }) => {
  await desk.loginAs('admin', 'zagreb-west');
  const calls = await desk.callsDuring(async () => {
    await desk.open('zagreb-west/events');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  expect(calls.some(({ url }) => /^\/api\/social\/arenas\/\d+\/events\?/.test(url) && url.includes('size=12') && /sort=createdAt(,|%2C)DESC/.test(url)), JSON.stringify(calls)).toBe(true);
  await expect(page.getByRole('combobox', { name: 'Rows per page' }).locator('option')).toHaveText(['12', '24', '48', '96']);
  // The one attribute there is stands in the box.
  await expect(page.getByPlaceholder('Search in Title')).toBeVisible();
  const title = `Event ${Date.now()}`;
  await page.getByRole('button', { name: events.add }).click();
  await save(desk);
  await expect(desk.dialog.getByText('Field is required')).toHaveCount(3);
  await desk.dialog.getByLabel(events.fields.title, { exact: false }).first().fill(title);
  await desk.dialog.getByRole('combobox', { name: events.fields.arena_ids }).click();
  await page.getByRole('option', { name: 'Zagreb West' }).click();
  await page.keyboard.press('Escape');
  await moment(desk, events.fields.starts_at).getByRole('textbox', { name: 'Date' }).fill('1.5.2026');
  await moment(desk, events.fields.starts_at).getByRole('textbox', { name: 'Time' }).fill('18:00');
  await moment(desk, events.fields.ends_at).getByRole('textbox', { name: 'Date' }).fill('30.4.2026');
  await moment(desk, events.fields.ends_at).getByRole('textbox', { name: 'Time' }).fill('22:00');
  await save(desk);
  await expect(desk.dialog.getByText(events.checks.endsAfterStart)).toBeVisible();
  await moment(desk, events.fields.ends_at).getByRole('textbox', { name: 'Date' }).fill('1.5.2026');
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/social/events'));
  await save(desk);
  expect((await posted).postDataJSON()).toMatchObject({ starts_at: '2026-05-01 18:00:00', ends_at: '2026-05-01 22:00:00' });
  await expect(page.getByText(events.created)).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('18:00');
  const [row] = await query<{ id: number; starts: string }>('select id::int as id, starts_at::text as starts from events where title = $1', [title]);
  expect(row?.starts).toBe('2026-05-01 18:00:00');
  await desk.open(`zagreb-west/events/${row?.id}`);
  await desk.dialog.getByLabel(events.fields.subtitle, { exact: false }).first().fill('Late');
  await save(desk);
  await expect(page.getByText(events.updated)).toBeVisible();
  await desk.open(`zagreb-west/events/${row?.id}/delete`);
  await desk.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(events.deleted)).toBeVisible();
  expect(await query('select id from events where id = $1', [row?.id])).toEqual([]);
});

test('EVT-06 EVT-08 a manager chooses among own arenas; an event that ends before it starts is refused by the service too', async ({ desk, page }) => {
  await desk.loginAs('manager', 'zagreb-west');
  const own = await query<{ id: number; name: string }>("select a.id::int as id, a.name from arenas a join arena_employees e on e.arena_id = a.id join users u on u.id = e.user_id where u.username = 'manager' order by a.name collate \"und-x-icu\"");
  await desk.open('zagreb-west/events/create');
  await desk.dialog.getByRole('combobox', { name: events.fields.arena_ids }).click();
  await expect(page.getByRole('listbox', { name: events.fields.arena_ids }).getByRole('option')).toHaveText(own.map(({ name }) => name));
  const body = { title: 'x', arena_ids: [own[0]?.id], starts_at: '2026-05-02 18:00:00', ends_at: '2026-05-01 18:00:00' };
  expect(await desk.api('POST', '/api/social/events', body)).toMatchObject({ status: 422, body: { errors: { ends_at: expect.anything() } } });
  expect((await desk.api('POST', '/api/social/events', { ...body, ends_at: '2100-01-02 00:00:00' })).status).toBe(422);
  expect((await desk.api('GET', '/api/social/events')).status).toBe(403);
});

test('OP-035 an article whose answer was lost is made once: the call goes again under its key', async ({ desk, page }) => {
  desk.expectProblems(/Failed to load resource|net::ERR/);
  await desk.loginAs('admin', 'zagreb-west');
  await desk.open('zagreb-west/articles/create');
  const title = `Once ${Date.now()}`;
  await desk.dialog.getByLabel(articles.fields.title, { exact: false }).first().fill(title);
  await desk.dialog.getByRole('combobox', { name: articles.fields.arena_ids }).click();
  await page.getByRole('option', { name: 'Zagreb West' }).click();
  await page.keyboard.press('Escape');
  // Browsers try again by themselves on each connection that they hold.
  await desk.faults({ method: 'POST', path: '/social/articles$', times: 40, cut: true, after: true });
  await save(desk);
  await expect(page.getByText(errors.unavailable)).toBeVisible();
  await expect(desk.dialog).toBeVisible();
  expect(await query('select count(*)::int as n from articles where title = $1', [title])).toEqual([{ n: 1 }]);
  await desk.noFaults();
  await save(desk);
  await expect(page.getByText(articles.created)).toBeVisible();
  expect(await query('select count(*)::int as n from articles where title = $1', [title])).toEqual([{ n: 1 }]);
});
