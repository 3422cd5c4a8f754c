import { beforeEach, expect, test } from 'vitest';
import { createClient } from '#dataProviders/adapter/client.ts';
import { createProvider } from '#dataProviders/adapter/provider.ts';
import { hardDepartures } from './departures.ts';
import { hardRegistry } from './hard-entities.ts';
import { people } from './recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();
beforeEach(() => {
  recorder.answer({ json: { id: 7 } });
});
const provider = (arena: number | null) =>
  createProvider({
    registry: hardRegistry, departures: hardDepartures, standpoint: { arena, caller: people.admin },
    client: createClient({ session: { fetch: (url, init) => fetch(`${recorder.origin}${url}`, init) }, config: { services: {} }, language: () => 'en' }),
  });

test('API-112 API-113 API-114: saving an item says whether it is a change', async () => {
  await provider(4).create('items', { data: { name: 'Cola', category_id: 2 } });
  await provider(4).update('items', { id: 7, data: { active: 0 }, previousData: { id: 7, version: 3 } });
  await provider(null).create('global-items', { data: { name: 'Cola', category_id: 2 } });
  expect(recorder.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/shop/items', { name: 'Cola', category_id: 2, arena_id: 4, updating_item: 0 }],
    ['PUT', '/api/shop/items/7', { active: 0, arena_id: 4, updating_item: 1, item_id: 7 }],
    ['POST', '/api/shop/items', { name: 'Cola', category_id: 2, updating_item: 0 }],
  ]);
  expect(recorder.seen[1]?.headers['if-match']).toBe('"3"');
});
test('API-147: a notification without a time is sent at once', async () => {
  await provider(null).create('mobile-notifications', { data: { notification: { title: 'T', text: 'X' } } });
  await provider(null).create('mobile-notifications', { data: { scheduled_at: '2026-12-01T10:00:00Z', notification: { title: 'T', text: 'X' } } });
  expect(recorder.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/notifications/mobile-notifications/send', { title: 'T', text: 'X' }],
    ['POST', '/api/notifications/mobile-notifications', { scheduled_at: '2026-12-01T10:00:00Z', notification: { title: 'T', text: 'X' } }],
  ]);
});
test('what a departure does not name stays as it was', async () => {
  await provider(4).delete('items', { id: 7, previousData: { id: 7 } });
  await provider(4).getOne('items', { id: 7 });
  expect(recorder.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/shop/items/7', 'GET /api/shop/items/7']);
});
