import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Article extends Record<string, unknown> {
  readonly id: number;
  readonly arena_ids: readonly number[];
}
let services: TestServices;
let [admin, manager, employee] = ['', '', ''];
beforeAll(async () => {
  services = await startServices();
  [admin, manager, employee] = [await services.as('admin'), await services.as('manager'), await services.as('employee')];
});
afterAll(() => services.stop());

const articles = <T = Article>(token: string, method: string, path = '', body?: unknown) => services.call<T>(token, method, `/social/articles${path}`, body);
const make = async (arena_ids: readonly number[], more: Record<string, unknown> = {}) => (await articles(admin, 'POST', '', { title: 'News', arena_ids, ...more })).body;

describe('articles', () => {
  it('ART-06 VAL-40 VAL-42 take a picture that was uploaded here, and keep the one they have; a company takes no certificate from elsewhere', async () => {
    const ours = `/api/files/${'c'.repeat(64)}`;
    await services.database.db.insertInto('files').values([{ hash: 'c'.repeat(64), extension: 'png', folder: 'social', bytes: Buffer.from('x'), created_by: 1 }]).execute();
    const made = await make([1], { image: `${ours}.png` });
    expect(made.image).toBe(`${ours}.png`);
    expect((await articles(admin, 'PUT', `/${made.id}`, { image: `${ours}.png`, subtitle: 'b' })).status).toBe(200);
    for (const image of ['https://elsewhere.example/a.png', `/api/files/${'d'.repeat(64)}.png`, `${ours}.p12`, '/api/files/x.png']) {
      const { status, body } = await articles(admin, 'POST', '', { title: 'News', arena_ids: [1], image });
      expect([status, JSON.stringify(body)], image).toEqual([422, expect.stringContaining('image')]);
    }
    for (const certificate of ['https://elsewhere.example/a.p12', `${ours}.png`, `${ours}.p12`]) {
      expect((await services.call(admin, 'PUT', '/arena-hub/companies/1', { certificate })).status, certificate).toBe(422);
    }
  });

  it('OP-069 are kept without anything that could run; headings, bold and links survive', async () => {
    const hostile = [
      '<script>window.hit=1</script>', '<img src=x onerror="window.hit=1">', '<svg onload="window.hit=1"></svg>', '<iframe src="javascript:window.hit=1"></iframe>',
      '<p style="background:url(http://evil.test/x)">a</p>', '<details ontoggle="window.hit=1" open>a</details>', '<meta http-equiv="refresh" content="0;url=http://evil.test">',
    ];
    const { content, id } = await make([1], { content: `${hostile.join('')}<h1>One</h1><h4>Four</h4><b>bold</b><a href="https://example.org">link</a>` });
    expect(content).not.toMatch(/script|onerror|svg|iframe|url\(|ontoggle|meta|h4|window/);
    expect(content).toContain('<h1>One</h1>');
    expect(content).toContain('<b>bold</b><a href="https://example.org" target="_blank" rel="noopener noreferrer">link</a>');
    expect((await articles(admin, 'PUT', `/${id}`, { content: hostile.join('') })).body.content).not.toMatch(/script|onerror|window/);
  });

  it('ART-07 are made and edited for one’s own arenas only; the membership of others stays', async () => {
    expect((await articles(employee, 'POST', '', { title: 'Foreign', arena_ids: [5] })).status).toBe(403);
    const { id } = await make([1, 2, 5, 6]);
    const { body } = await articles(employee, 'PUT', `/${id}`, { title: 'Edited', arena_ids: [2] });
    expect(body).toMatchObject({ title: 'Edited' });
    expect([...body.arena_ids].sort()).toEqual([2, 5, 6]);
    expect((await articles(employee, 'PUT', `/${id}`, { arena_ids: [2, 7] })).status).toBe(403);
    const { id: foreign } = await make([6]);
    expect((await articles(employee, 'GET', `/${foreign}`)).status).toBe(404);
    expect((await articles(employee, 'DELETE', `/${foreign}`)).status).toBe(404);
  });

  it('API-137 are deleted by who has all their arenas, and else taken out of one’s own', async () => {
    const { id: mine } = await make([1, 2]);
    expect((await articles(employee, 'DELETE', `/${mine}`)).status).toBe(200);
    expect((await articles(admin, 'GET', `/${mine}`)).status).toBe(404);
    const { id: shared } = await make([2, 4, 6]);
    expect((await articles(manager, 'DELETE', `/${shared}`)).status).toBe(200);
    expect((await articles(manager, 'GET', `/${shared}`)).status).toBe(404);
    expect((await articles(admin, 'GET', `/${shared}`)).body).toMatchObject({ arena_ids: [6], version: 2 });
    expect((await articles(admin, 'DELETE', `/${shared}`)).status).toBe(200);
  });

  it('API-134 are listed by arena, newest first', async () => {
    const { body } = await services.call<{ content: Article[] }>(employee, 'GET', '/social/arenas/1/articles?size=100&sort=createdAt,DESC');
    expect(body.content.length).toBeGreaterThan(3);
    expect(body.content.every(({ arena_ids }) => arena_ids.includes(1))).toBe(true);
    const times = body.content.map(({ created_at }) => String(created_at));
    expect(times).toEqual([...times].sort().toReversed());
    expect((await services.call(employee, 'GET', '/social/arenas/5/articles')).status).toBe(403);
  });
});
