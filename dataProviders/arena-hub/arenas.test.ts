import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { providerAt, startRecorder, type Recorder } from '#tests/contract/vocabulary/recorder.ts';

let recorder: Recorder;
beforeAll(async () => {
  recorder = await startRecorder();
});
afterAll(() => recorder.close());
beforeEach(() => {
  recorder.seen.length = 0;
});
const lines = () => recorder.seen.map((seen) => `${seen.method} ${seen.url}`);

it('API-57, 63, 64, 67: an arena by name, its base rate, its employees', async () => {
  const provider = providerAt(recorder, { registry });
  recorder.answer({ json: { id: 4, name: 'Zagreb_West' } }, { json: { base_rate: 120 } }, { json: {} }, { json: [3, 5] });
  expect(await provider.arenaByName('Zagreb West')).toEqual({ id: 4, name: 'Zagreb_West' });
  expect(await provider.arenaBaseRate(4)).toBe(120);
  await provider.saveArenaBaseRate(4, 150);
  expect(await provider.arenaEmployees(4)).toEqual([3, 5]);
  expect(lines()).toEqual(['GET /api/arena-hub/arenas/by-name/Zagreb West', 'GET /api/arena-hub/arenas/4/base-rate', 'PUT /api/arena-hub/arenas/4/base-rate', 'GET /api/arena-hub/arenas/4/employees']);
  expect(recorder.seen[2]?.body).toEqual({ base_rate: 150 });
});
it('an arena that is not there is a 404', async () => {
  recorder.answer({ status: 404, json: { code: 'notFound', message: 'gone' } });
  await expect(providerAt(recorder, { registry }).arenaByName('x')).rejects.toMatchObject({ status: 404, code: 'notFound' });
});
it.each(['arenaByName', 'arenaBaseRate', 'arenaEmployees'] as const)('NAV: %s refuses an answer of another shape', async (name) => {
  recorder.answer({ json: { employees: [1] } });
  await expect(providerAt(recorder, { registry })[name](4 as never)).rejects.toMatchObject({ code: 'unexpected' });
});
