import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { seedWith } from '#server/demo/index.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { inTwo, printGrowth, timed } from './timed.ts';

const rounds = 25;
const tens = 'size=10&sort=id,DESC';
const fives = 'size=5&sort=username,ASC';
/** What a player is looked for by at the till, another text each round: a total that was counted a moment ago would not be counted again. */
const syllables = ['an', 'mar', 'iv', 'pet', 'luk', 'tom', 'el', 'kova', 'ni', 'ra', 'da', 'mi'];
const digits = syllables.map((_, i) => String(10 + 7 * i));
const looked: Readonly<Record<string, readonly string[]>> = {
  phone: digits, card_id: digits,
  rank: ['gold', 'noob', 'starter', 'bronze', 'silver', 'platinum', 'diamond', 'old', 'star', 'ron', 'nobody', 'plat'], role: ['player', 'admin', 'manager', 'employee', 'play', 'lay', 'min', 'man', 'emp', 'yer', 'nobody', 'er'],
};
const { keys, initially } = registry.get('users').list.search;
/** As the till first searches, by everything at once, and by each alone. */
const ways = { usual: initially, all: Object.keys(keys), ...Object.fromEntries(Object.keys(keys).map((key) => [key, [key]])) };
const players = async (list: (query: string) => Promise<number>): Promise<Readonly<Record<string, number>>> => {
  const ms: Record<string, number> = {};
  for (const [way, by] of Object.entries(ways)) {
    const asked = looked[way] ?? syllables;
    ms[`player by ${way}`] = await timed(syllables.length - 1, (round) => list(`${fives}&page=0&${by.map((key) => `${key}=${asked[round] ?? ''}`).join('&')}`));
  }
  return ms;
};

const measure = async (services: TestServices): Promise<Readonly<Record<string, number>>> => {
  const token = await services.as('admin');
  const list = async (query: string) => {
    const answer = await services.call<{ total_elements: number }>(token, 'GET', `/core/users?${query}`);
    expect(answer.status).toBe(200);
    return answer.body.total_elements;
  };
  const total = await list(`${tens}&page=0`);
  const [{ username = '' } = {}] = (await sql<{ username: string }>`SELECT username FROM users ORDER BY length(username) DESC, id LIMIT 1`.execute(services.database.db)).rows;
  let made = 0;
  return {
    'first page': await timed(rounds, () => list(`${tens}&page=0`)),
    'selective search': await timed(rounds, () => list(`${tens}&page=0&username=${username}&name=${username}`)),
    'common term': await timed(rounds, () => list(`${tens}&page=0&username=an&name=an`)),
    'last page': await timed(rounds, () => list(`${tens}&page=${Math.ceil(total / 10) - 1}`)),
    create: await timed(rounds, async () => {
      made += 1;
      expect((await services.call(token, 'POST', '/core/users', { username: `bench.${made}`, password: 'secret-1', roles: ['player'] })).status).toBe(201);
    }),
    ...(await players(list)),
    'bare query': await timed(rounds, () => sql`SELECT u.*, (SELECT count(*) FROM users) AS total FROM users u ORDER BY id DESC LIMIT 10`.execute(services.database.db)),
  };
};

/** How many statements a list takes, and a search at the till. */
const statementsOf = async (services: TestServices): Promise<readonly number[]> => {
  const counted: number[] = [];
  for (const query of ['size=25', `${fives}&page=0&username=ana&name=ana&card_id=ana`]) {
    const before = services.statements();
    await services.call(await services.as('admin'), 'GET', `/core/users?${query}`);
    counted.push(services.statements() - before);
  }
  return counted;
};

it('PURCH-13 users at 10,000 and 100,000: list, search, the till’s search by each field, create, and the list against a bare query', async () => {
  const sizes = [10_000, 100_000] as const;
  const chain = (size: number) => () => startServices('large', seedWith({ small: size, large: size }, { small: 1_000, large: 1_000 }));
  const [small, large] = await inTwo([chain(sizes[0]), chain(sizes[1])], async (services) => ({ ms: await measure(services), statements: await statementsOf(services) }));
  printGrowth(sizes, small.ms, large.ms);
  console.log(`first page against the bare query: ${((large.ms['first page'] ?? 0) / (large.ms['bare query'] ?? 1)).toFixed(2)} x; statements of a list and of a search at the till: ${[small, large].map(({ statements }) => statements.join()).join(' and ')}`);
  expect(small.statements).toEqual(large.statements);
}, 900_000);
