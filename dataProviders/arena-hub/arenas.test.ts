import { expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();
const lines = () => recorder.seen.map((seen) => `${seen.method} ${seen.url}`);

it('API-57, 67: an arena by name, its employees', async () => {
  const provider = providerAt(recorder, { registry });
  recorder.answer({ json: { id: 4, name: 'Zagreb_West' } }, { json: [3, 5] });
  expect(await provider.arenaByName('Zagreb West')).toEqual({ id: 4, name: 'Zagreb_West' });
  expect(await provider.arenaEmployees(4)).toEqual([3, 5]);
  expect(lines()).toEqual(['GET /api/arena-hub/arenas/by-name/Zagreb West', 'GET /api/arena-hub/arenas/4/employees']);
});
it('an arena that is not there is a 404', async () => {
  recorder.answer({ status: 404, json: { code: 'notFound', message: 'gone' } });
  await expect(providerAt(recorder, { registry }).arenaByName('x')).rejects.toMatchObject({ status: 404, code: 'notFound' });
});
it.each(['arenaByName', 'arenaBaseRate', 'arenaEmployees'] as const)('NAV: %s refuses an answer of another shape', async (name) => {
  recorder.answer({ json: { employees: [1] } });
  await expect(providerAt(recorder, { registry })[name](4 as never)).rejects.toMatchObject({ code: 'unexpected' });
});

const tagged = (version: number, json: unknown) => ({ json, headers: { etag: `"${version}"` } });
const matches = () => recorder.seen.map(({ method, headers }) => `${method} ${headers['if-match'] ?? '-'}`);
const week = (opens: string) => Array.from({ length: 7 }, () => [opens, '22:00'] as const);

it('OP-024 working hours and bonuses are saved over the version that was seen; another shows what is there', async () => {
  const provider = providerAt(recorder, { registry });
  recorder.answer(tagged(7, { working_hours: week('08:00') }), tagged(8, { working_hours: week('09:00') }), { status: 409, json: { code: 'stale', current: { working_hours: week('10:00'), version: 9 } } });
  const seen = await provider.arenaWorkingHours(4);
  expect(seen).toEqual({ value: week('08:00'), version: 7 });
  const saved = await provider.saveArenaWorkingHours(4, week('09:00'), seen);
  expect(saved).toEqual({ value: week('09:00'), version: 8 });
  await expect(provider.saveArenaWorkingHours(4, week('11:00'), saved)).rejects.toMatchObject({ status: 409, code: 'stale', current: { value: week('10:00'), version: 9 } });
  expect(matches()).toEqual(['GET -', 'PUT "7"', 'PUT "8"']);
  const entry = { day: 1, hour: 2, value: 3 };
  recorder.answer(tagged(5, { bonuses: [] }), { status: 409, json: { code: 'stale', current: { bonuses: [entry], version: 6 } } });
  await expect(provider.saveArenaBonuses(4, [], await provider.arenaBonuses(4))).rejects.toMatchObject({ current: { value: [entry], version: 6 } });
});
it('API-63 API-64 OP-024 so is the base rate; a piece of equipment is removed as it was seen', async () => {
  const provider = providerAt(recorder, { registry });
  recorder.answer(tagged(7, { base_rate: 120 }), tagged(8, { base_rate: 150 }), { status: 409, json: { code: 'stale', current: { base_rate: 90, version: 9 } } }, { json: { id: 3 } });
  const seen = await provider.arenaBaseRate(4);
  const saved = await provider.saveArenaBaseRate(4, 150, seen);
  expect([seen, saved]).toEqual([{ value: 120, version: 7 }, { value: 150, version: 8 }]);
  await expect(provider.saveArenaBaseRate(4, 160, saved)).rejects.toMatchObject({ status: 409, code: 'stale', current: { value: 90, version: 9 } });
  expect(recorder.seen[1]?.body).toEqual({ base_rate: 150 });
  await provider.removeEquipment(3, 2);
  expect(matches()).toEqual(['GET -', 'PUT "7"', 'PUT "8"', 'DELETE "2"']);
});
it('OP-024 where a service keeps no versions what was seen is compared with what is there before the save', async () => {
  const provider = providerAt(recorder, { registry, services: { 'arena-hub': { url: recorder.origin, versions: 'none', keys: 'none', whole: false } } });
  recorder.answer({ json: { working_hours: week('08:00') } }, { json: { working_hours: week('08:00') } }, { text: '' }, { json: { working_hours: week('10:00') } });
  const saved = await provider.saveArenaWorkingHours(4, week('09:00'), await provider.arenaWorkingHours(4));
  expect(saved).toEqual({ value: week('09:00'), version: null });
  await expect(provider.saveArenaWorkingHours(4, week('11:00'), saved)).rejects.toMatchObject({ code: 'stale', current: { value: week('10:00') } });
  expect(matches()).toEqual(['GET -', 'GET -', 'PUT -', 'GET -']);
});
it('API-68 OP-024 of employees only who comes and who goes is meant: those that others changed meanwhile stay as they made it', async () => {
  const provider = providerAt(recorder, { registry });
  recorder.answer(tagged(1, [3, 5, 7]), { status: 409, json: { code: 'stale', current: { employees: [3, 7, 8], version: 2 } } }, tagged(3, [7, 8, 9]));
  expect(await provider.changeArenaEmployees(4, { add: [9], remove: [3] })).toEqual([7, 8, 9]);
  expect(matches()).toEqual(['GET -', 'PUT "1"', 'PUT "2"']);
  expect(recorder.seen.slice(1).map(({ body }) => body)).toEqual([[5, 7, 9], [7, 8, 9]]);
});
it('API-68 a change of the employees that is always too late gives up, and so does one that is refused', async () => {
  const provider = providerAt(recorder, { registry });
  recorder.answer(tagged(1, [3]), { status: 409, json: { code: 'stale', current: { employees: [3], version: 2 } } });
  await expect(provider.changeArenaEmployees(4, { add: [9], remove: [] })).rejects.toMatchObject({ code: 'stale' });
  expect(matches()).toHaveLength(6);
  recorder.answer(tagged(1, [3]), { status: 403, json: { code: 'forbidden' } });
  await expect(provider.changeArenaEmployees(4, { add: [9], remove: [] })).rejects.toMatchObject({ status: 403 });
});

it('ARENA-19 a part of an arena that somebody has deleted meanwhile is refused as gone, not by a field that no form has', async () => {
  const refused = (errors: object) => ({ status: 422, json: { code: 'invalid', message: 'no', errors } });
  recorder.answer(refused({ arena_id: [{ rule: 'reference' }] }), refused({ phone: [{ rule: 'pattern' }] }));
  const provider = providerAt(recorder, { registry });
  await expect(provider.saveArenaPlace('contacts', null, 4, {})).rejects.toMatchObject({ status: 404, code: 'notFound' });
  await expect(provider.saveArenaPlace('contacts', null, 4, {})).rejects.toMatchObject({ status: 422, code: 'invalid' });
});
