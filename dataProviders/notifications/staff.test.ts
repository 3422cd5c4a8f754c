import { expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();

it('SHELL-38 API-167 what an arena is told, and clearing what was seen of it', async () => {
  const provider = providerAt(recorder, { registry });
  recorder.answer({ json: [{ id: 3, type: 'new_order' }] }, { json: [] });
  expect(await provider.staffNotifications(4)).toEqual([{ id: 3, type: 'new_order' }]);
  await provider.clearStaffNotifications(4, [3]);
  expect(recorder.seen.map(({ method, url, body }) => [method, url, body])).toEqual([['GET', '/api/notifications/staff?arena_id=4', undefined], ['POST', '/api/notifications/staff/clear', { arena_id: 4, ids: [3] }]]);
});
it('an answer of another shape is refused', async () => {
  recorder.answer({ json: { data: [] } });
  await expect(providerAt(recorder, { registry }).staffNotifications(4)).rejects.toMatchObject({ code: 'unexpected' });
});
