import { expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { orderVersion } from '#resources/domain/order.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();
const games = (from: number, count: number, total: number) => ({ json: { data: Array.from({ length: count }, (_, i) => ({ id: from + i, name: `G${from + i}`, display_order: from + i })), metadata: { page: 0, size: 500, count: total } } });
const order = [{ id: 1, display_order: 1 }, { id: 2, display_order: 2 }];
const changed = [{ id: 2, display_order: 1, name: 'not sent' }];

it('GAME-15 API-89 everything that an arena has, five hundred a page, in its order', async () => {
  recorder.answer(games(1, 500, 501), games(501, 1, 501));
  expect(await providerAt(recorder, { registry }).arenaEntries('games', 4)).toHaveLength(501);
  expect(recorder.seen.map(({ url }) => url)).toEqual(['/api/arena-hub/arenas/4/games?size=500&page=0&sort=displayOrder,ASC', '/api/arena-hub/arenas/4/games?size=500&page=1&sort=displayOrder,ASC']);
  recorder.answer({ json: { data: [{ id: 7, display_order: null }, { id: 3, display_order: 0 }], metadata: { count: 2 } } });
  expect(await providerAt(recorder, { registry }).arenaEntries('apps', 4)).toEqual([{ id: 3, display_order: 0 }, { id: 7, display_order: 0 }]);
});
it('an answer of another shape is refused', async () => {
  recorder.answer({ json: { data: [{ name: 'x' }] } });
  await expect(providerAt(recorder, { registry }).arenaEntries('games', 4)).rejects.toMatchObject({ code: 'unexpected' });
});
it('GAME-10 API-93 an order is saved in one call that says which one was seen', async () => {
  recorder.answer({ json: { data: [] } });
  await providerAt(recorder, { registry }).saveGameOrder(4, changed, order);
  expect(recorder.seen).toMatchObject([{ method: 'POST', url: '/api/arena-hub/arenas/4/games/display-order', body: { data: [{ id: 2, display_order: 1 }] }, headers: { 'if-match': `"${orderVersion(order)}"` } }]);
});
it('where a service keeps no versions, the order is read again before it is saved, and another one is not saved over', async () => {
  const foreign = { registry, services: { 'arena-hub': { url: recorder.origin, versions: 'none' as const, keys: 'none' as const, whole: false } } };
  recorder.answer(games(1, 2, 2), { json: null });
  await providerAt(recorder, foreign).saveGameOrder(4, changed, order);
  expect(recorder.seen.map(({ method, headers }) => [method, headers['if-match']])).toEqual([['GET', undefined], ['POST', undefined]]);
  recorder.seen.length = 0;
  recorder.answer(games(1, 3, 3));
  await expect(providerAt(recorder, foreign).saveGameOrder(4, changed, order)).rejects.toMatchObject({ status: 409, code: 'stale' });
  expect(recorder.seen.map(({ method }) => method)).toEqual(['GET']);
});
