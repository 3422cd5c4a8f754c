import { expect, it } from 'vitest';
import { hardRegistry as registry } from '#tests/contract/vocabulary/hard-entities.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();
const second = { pagination: { page: 2, perPage: 10 }, sort: { field: 'title', order: 'ASC' as const }, filter: {} };

it('API-143, notifications: data and metadata, the second page is page 1', async () => {
  recorder.answer({ json: { data: [{ id: 21 }], metadata: { page: 1, size: 10, count: 11 } } });
  expect(await providerAt(recorder, { registry, arena: 4 }).getList('mobile-notifications', second)).toEqual({ data: [{ id: 21 }], total: 11 });
  expect(recorder.seen.at(-1)?.url).toContain('size=10&page=1');
});
it('an answer of another shape is refused', async () => {
  recorder.answer({ json: { content: [{ id: 21 }], pageable: { page_number: 1, page_size: 10, offset: 10 }, total_elements: 11, total_pages: 2, number_of_elements: 1 } });
  await expect(providerAt(recorder, { registry, arena: 4 }).getList('mobile-notifications', second)).rejects.toThrow('notifications answered mobile-notifications with no');
});
it('broken rules find their path', async () => {
  recorder.answer({ status: 422, json: { code: 'invalid', message: 'Not right.', errors: { 'notification.title': [{ rule: 'maxLength', count: 255 }] } } });
  await expect(providerAt(recorder, { registry, arena: 4 }).create('mobile-notifications', { data: { scheduled_at: '2027-07-02T12:55:00Z' } })).rejects.toMatchObject({ status: 422, code: 'invalid', violations: [{ path: 'notification.title', rule: 'maxLength', count: 255 }] });
});

const seen = { id: 7, version: 3, title: 'T', text: 'X', image: null, scheduled_at: '2027-07-02T12:55:00Z', click_action: null, action_link: null, sent: false, topics: [{ id: 4, name: 'Zagreb West', entity: 'arena' }], platforms: [{ id: 1, name: 'iOS', entity: 'platform' }] };
const notification = { title: 'U', text: 'X', image: null, click_action: null, action_link: null, topics: [4], sent: false };
const change = (data: object) => providerAt(recorder, { registry, arena: 4 }).update('mobile-notifications', { id: 7, data, previousData: seen });

it('NOTIF-01 the list is of those that wait unless the others are asked for', async () => {
  recorder.answer({ json: { data: [], metadata: { page: 1, size: 10, count: 0 } } });
  const provider = providerAt(recorder, { registry, arena: 4 });
  await provider.getList('mobile-notifications', second);
  await provider.getList('mobile-notifications', { ...second, filter: { sent: true } });
  expect(recorder.seen.slice(-2).map(({ url }) => new URLSearchParams(url.split('?')[1]).get('sent'))).toEqual(['false', 'true']);
});
it('NOTIF-05 NOTIF-13 a change is sent whole, with its time, under the version that was seen', async () => {
  recorder.answer({ json: { id: 7 } });
  await change({ notification: { title: 'U' } });
  expect(recorder.seen.at(-1)).toMatchObject({ method: 'PUT', url: '/api/notifications/mobile-notifications/7', body: { scheduled_at: '2027-07-02T12:55:00Z', notification }, headers: { 'if-match': '"3"' } });
});
it('NOTIF-06 one whose time was cleared is sent by its id; what is wrong with its fields finds them', async () => {
  recorder.answer({ json: { id: 7 } });
  await change({ scheduled_at: null, notification: { title: 'U' } });
  expect(recorder.seen.at(-1)).toMatchObject({ method: 'POST', url: '/api/notifications/mobile-notifications/send', body: { id: 7, ...notification }, headers: { 'if-match': '"3"' } });
  recorder.answer({ status: 422, json: { code: 'invalid', message: 'Not right.', errors: { topics: [{ rule: 'topicForStaff' }] } } });
  await expect(change({ scheduled_at: null })).rejects.toMatchObject({ violations: [{ path: 'notification.topics', rule: 'topicForStaff' }] });
});
