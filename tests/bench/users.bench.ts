import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedWith } from '#server/demo/index.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

const rounds = 25;
/** Median of the rounds in milliseconds, after one round that is not counted. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  await work();
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
};

const measure = async (services: TestServices): Promise<Readonly<Record<string, number>>> => {
  const token = await services.as('admin');
  const list = async (query: string) => {
    const answer = await services.call<{ total_elements: number }>(token, 'GET', `/core/users?size=10&sort=id,DESC&${query}`);
    expect(answer.status).toBe(200);
    return answer.body.total_elements;
  };
  const total = await list('page=0');
  const [{ username = '' } = {}] = (await sql<{ username: string }>`SELECT username FROM users ORDER BY length(username) DESC, id LIMIT 1`.execute(services.database.db)).rows;
  let made = 0;
  return {
    'first page': await timed(() => list('page=0')),
    'selective search': await timed(() => list(`page=0&username=${username}&name=${username}`)),
    'common term': await timed(() => list('page=0&username=an&name=an')),
    'last page': await timed(() => list(`page=${Math.ceil(total / 10) - 1}`)),
    create: await timed(async () => {
      made += 1;
      expect((await services.call(token, 'POST', '/core/users', { username: `bench.${made}`, password: 'secret-1', roles: ['player'] })).status).toBe(201);
    }),
    'bare query': await timed(() => sql`SELECT u.*, (SELECT count(*) FROM users) AS total FROM users u ORDER BY id DESC LIMIT 10`.execute(services.database.db)),
  };
};

it('users at 10,000 and 100,000: list, search, create, and the list against a bare query', async () => {
  const sizes = [10_000, 100_000];
  const measured: Readonly<Record<string, number>>[] = [];
  const statements: number[] = [];
  for (const size of sizes) {
    const services = await startServices('large', seedWith({ small: size, large: size }, { small: 1_000, large: 1_000 }));
    try {
      measured.push(await measure(services));
      const before = services.statements();
      await services.call(await services.as('admin'), 'GET', '/core/users?size=25');
      statements.push(services.statements() - before);
    } finally {
      await services.stop();
    }
  }
  const [small = {}, large = {}] = measured;
  console.log(['', ...sizes.map((size) => size.toLocaleString('en')), 'growth'].map((text) => text.padStart(18)).join(''));
  for (const [what, ms] of Object.entries(large)) console.log([what, (small[what] ?? 0).toFixed(1), ms.toFixed(1), `${(ms / (small[what] ?? 1)).toFixed(1)} x`].map((text) => text.padStart(18)).join(''));
  console.log(`first page against the bare query: ${((large['first page'] ?? 0) / (large['bare query'] ?? 1)).toFixed(2)} x; statements of a list: ${statements.join(' and ')}`);
  expect(statements[0]).toBe(statements[1]);
}, 900_000);
