import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { seedWith } from '#server/demo/index.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { inTwo, printGrowth, timed } from './timed.ts';

const rounds = 9;
/** What each search key is asked, another text each round: a total that was counted a moment ago would not be counted again. */
const texts: Readonly<Record<string, readonly string[]>> = {
  number: ['1-1', '2-1', '15-', '-2-', '77', '-3/', '9-2', '11-', '31', '4-1'],
  item: ['cola', 'coins', 'pass', 'red', 'ticket', 'kava', 'choco', 'chips', 'bar', 'beer'],
  payment_method: ['cash', 'cas', 'ash', 'credit', 'card', 'redit', 'bank', 'ban', 'ank', 'car'],
};
const people = ['ana', 'mar', 'iv', 'petar', 'luk', 'an', 'zz-nobody', 'kova', 'tom', 'el'];

const measure = async (services: TestServices) => {
  const token = await services.as('admin');
  const list = async (query: string) => {
    const answer = await services.call<{ meta: { total: number } }>(token, 'GET', `/shop/invoices?per_page=10&${query}`);
    expect(answer.status, query).toBe(200);
    return answer.body.meta.total;
  };
  const total = await list('page=1');
  const days = (await sql<{ day: string }>`SELECT DISTINCT sold_on::text AS day FROM invoices ORDER BY 1 DESC LIMIT ${rounds + 1}`.execute(services.database.db)).rows.map(({ day }) => day);
  const ms: Record<string, number> = {
    'first page': await timed(rounds, () => list('page=1')),
    'last page': await timed(rounds, () => list(`page=${Math.ceil(total / 10)}`)),
    'by an amount': await timed(rounds, () => list('page=1&sort=cart.gross,DESC')),
  };
  for (const key of Object.keys(registry.get('invoices').list.search.keys)) {
    const asked = key === 'created_at' ? days : (texts[key] ?? people);
    ms[`search ${key}`] = await timed(rounds, (round) => list(`page=1&${key}=${encodeURIComponent(asked[round] ?? '')}`));
  }
  const before = services.statements();
  await list('page=1&to_user=marko');
  return { total, ms, statements: services.statements() - before };
};

it('INV-04 invoices at 20,000 and 200,000: list, search and last page in as many queries', async () => {
  const chain = (sales: number) => () => startServices('large', seedWith({ small: 10_000, large: 10_000 }, { small: sales, large: sales }));
  const [small, large] = await inTwo([chain(20_000), chain(200_000)], measure);
  printGrowth([small.total, large.total], small.ms, large.ms);
  expect(large.total).toBeGreaterThan(180_000);
  expect(large.statements).toBe(small.statements);
}, 900_000);
