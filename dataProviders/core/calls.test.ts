import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();
const lines = () => recorder.seen.map((seen) => `${seen.method} ${seen.url}`);
const staff = (from: number, count: number, total: number) => ({ json: { content: Array.from({ length: count }, (_, i) => ({ id: from + i })), total_elements: total } });

describe('users', () => {
  it('CONST-04 ARENA-10 employees are searched by username, name and e-mail, a hundred a page, every page', async () => {
    recorder.answer(staff(1, 100, 120), staff(101, 20, 120));
    expect(await providerAt(recorder, { registry }).employees(' ana ')).toHaveLength(120);
    const query = 'username=ana&name=ana&email=ana&employees=true&size=100';
    expect(lines()).toEqual([`GET /api/core/users?${query}&page=0&sort=username,ASC`, `GET /api/core/users?${query}&page=1&sort=username,ASC`]);
  });
  it('an empty page ends it, whatever the total says', async () => {
    recorder.answer(staff(1, 0, 5));
    expect(await providerAt(recorder, { registry }).employees()).toEqual([]);
    expect(lines()).toEqual(['GET /api/core/users?employees=true&size=100&page=0&sort=username,ASC']);
  });
  it('API-05: by card, zeros kept', async () => {
    recorder.answer(staff(7, 1, 1));
    expect(await providerAt(recorder, { registry }).usersByCard('000123')).toEqual([{ id: 7 }]);
    expect(lines()).toEqual(['GET /api/core/users?card_id=000123&size=2']);
  });
  it('API-11 by username or e-mail', async () => {
    recorder.answer({ json: { id: 7, username: 'ana' } });
    expect(await providerAt(recorder, { registry }).userByUsername('ana@x.hr')).toEqual({ id: 7, username: 'ana' });
    expect(lines()).toEqual(['GET /api/core/users/by-username/ana@x.hr']);
  });
  it('answers of another shape are refused', async () => {
    recorder.answer({ json: [{ name: 'x' }] });
    await expect(providerAt(recorder, { registry }).getMany('users', { ids: [1] })).rejects.toMatchObject({ code: 'unexpected' });
    recorder.answer({ json: null });
    await expect(providerAt(recorder, { registry }).userByUsername('x')).rejects.toMatchObject({ code: 'unexpected' });
  });
});
describe('settings', () => {
  it('API-18, 19: read by namespace, saved one by one', async () => {
    recorder.answer({ json: [{ key: 'theme', value: 'Teal' }] });
    const provider = providerAt(recorder, { registry });
    expect(await provider.userSettings(5, 'dashboard')).toEqual([{ key: 'theme', value: 'Teal' }]);
    await provider.saveUserSetting(5, 'dashboard', 'theme', 'Dark');
    expect(lines()).toEqual(['GET /api/core/users/5/settings/dashboard', 'PATCH /api/core/users/5/settings/dashboard/theme']);
    expect(recorder.seen[1]?.body).toEqual({ value: 'Dark' });
  });
  it('an answer that is no list is refused', async () => {
    recorder.answer({ json: { theme: 'Teal' } });
    await expect(providerAt(recorder, { registry }).userSettings(5, 'dashboard')).rejects.toMatchObject({ code: 'unexpected' });
  });
});
