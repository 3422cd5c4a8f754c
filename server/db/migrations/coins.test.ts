import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

let services: TestServices;
let user = 0;
beforeAll(async () => {
  services = await startServices('none');
  const { id } = await services.database.db.insertInto('users').values({ username: 'wallet', password_hash: null, name: null, surname: null, card_id: null, ban_reason: null, ban_arena_id: null, registered_in_arena: null, keycloak_id: null, avatar: null, pidn: null }).returning('id').executeTakeFirstOrThrow();
  user = id;
});
afterAll(() => services.stop());

const book = (amount: number, owner = user) => services.database.db.insertInto('coin_ledger').values({ user_id: owner, amount, reason: 'sale', arena_id: null, actor_id: 1 }).execute();
const balance = async () => (await services.database.db.selectFrom('wallets').select('balance').where('user_id', '=', user).executeTakeFirst())?.balance ?? 0;
const run = (text: string) => sql.raw(text).execute(services.database.db);

describe('the coin ledger', () => {
  it('OP-035 twenty rounds of two credits at the same time lose nothing', async () => {
    for (let round = 0; round < 20; round += 1) await Promise.all([book(1_000), book(2_500)]);
    expect(await balance()).toBe(70_000);
    const { rows } = await sql<{ lines: number; sum: number }>`SELECT count(*) AS lines, sum(amount) AS sum FROM coin_ledger WHERE user_id = ${user}`.execute(services.database.db);
    expect(rows).toEqual([{ lines: 40, sum: 70_000 }]);
  });

  it('only grows', async () => {
    for (const text of ['UPDATE coin_ledger SET amount = 1', 'DELETE FROM coin_ledger', 'TRUNCATE coin_ledger CASCADE', 'DELETE FROM coin_ledger WHERE id = -1']) await expect(run(text), text).rejects.toThrow('is not allowed');
    await expect(run(`DELETE FROM users WHERE id = ${user}`)).rejects.toThrow('foreign key');
    expect(await balance()).toBe(70_000);
  });

  it('is the only way to move a wallet', async () => {
    await expect(run(`UPDATE wallets SET balance = 1 WHERE user_id = ${user}`)).rejects.toThrow('is not allowed');
    await expect(run('INSERT INTO wallets (user_id, balance) VALUES (1, 5)')).rejects.toThrow('is not allowed');
    await expect(run(`INSERT INTO coin_ledger (user_id, amount, reason) VALUES (${user}, 0, 'sale')`)).rejects.toThrow('check');
  });

  it('goes no lower than the wallet allows, and a refused line leaves nothing', async () => {
    await expect(book(-70_001)).rejects.toThrow('wallets_balance_covered');
    await book(-70_000);
    expect(await balance()).toBe(0);
    await run(`UPDATE wallets SET lowest = -300 WHERE user_id = ${user}`);
    await book(-300);
    await expect(book(-1)).rejects.toThrow('wallets_balance_covered');
    expect(await balance()).toBe(-300);
    const { rows } = await sql<{ sum: number }>`SELECT sum(amount) AS sum FROM coin_ledger WHERE user_id = ${user}`.execute(services.database.db);
    expect(rows).toEqual([{ sum: -300 }]);
  });

  it('a statement of many lines moves each wallet by its sum', async () => {
    await run(`INSERT INTO coin_ledger (user_id, amount, reason) VALUES (${user}, 500, 'sale'), (1, 7, 'sale'), (${user}, -100, 'play')`);
    expect(await balance()).toBe(100);
  });
});
