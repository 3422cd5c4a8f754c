import { sql } from 'kysely';
import { searchIndexes } from '#server/db/migrations/0002-people.ts';
import { messages, type Progress } from '#server/console-messages.ts';
import { servedArenas, type DemoArena } from '#server/demo/chain.ts';
import { names } from '#server/demo/names.ts';
import { buyerOf, makePlayer, type Buyer, type Person } from '#server/demo/person.ts';
import { createRandom } from '#server/demo/random.ts';
import type { Seeding } from '#server/demo/records.ts';
import { writePeople } from '#server/demo/write-people.ts';
import { hashPassword } from '#server/services/auth/password.ts';

/** Every demo account signs in with it. */
export const demoPassword = 'arena-demo';
/** Ids and roles of the accounts that are announced at start. */
export const demoAccounts = [
  { id: 1, username: 'admin', roles: ['admin'] }, { id: 2, username: 'manager', roles: ['manager'] }, { id: 3, username: 'employee', roles: ['employee'] },
  { id: 4, username: 'banned', roles: ['employee'] }, { id: 5, username: 'inactive', roles: ['employee'] }, { id: 6, username: 'player', roles: ['player'] },
] as const;
/** In how many of the first arenas who works. */
const reach: Readonly<Record<string, number>> = { manager: 4, employee: 2, banned: 1, inactive: 1 };
const firstStaff = 10;
const batch = 2_000;

const accountsOf = (hash: string, arenas: readonly DemoArena[], at: string): readonly Person[] => {
  const arena = arenas[0]?.id ?? 0;
  const details: Readonly<Record<string, Partial<Person>>> = {
    admin: { name: 'Ada', surname: 'Marić' }, manager: { name: 'Marko', surname: 'Šimić' }, employee: { name: 'Ema', surname: 'Novak' },
    banned: { name: 'Bruno', surname: 'Babić', ban_reason: 'AFK', ban_arena_id: arena }, inactive: { name: 'Iva', surname: 'Jukić', active: false },
    player: {
      name: 'Petar', surname: 'Žarić', card_id: '012345', registered_in_arena: arena, experience: 1_250, coins: { bought: 5_000, played: 750, awarded: 0 },
      identity: { name: 'Petar Žarić', birthdate: '2001-05-14', address: 'Ilica 10', pidn: '12345678903', status: 'PENDING' }, phone: { country_code: '385', national_number: '911234567', status: 'VERIFIED' },
    },
  };
  return demoAccounts.map(({ id, username, roles }) => ({ id, username, roles, password_hash: hash, created_at: at, email: { address: `${username}@arenadesk.example`, status: 'VERIFIED' }, ...details[username] }));
};

/** A second admin, a manager for every third arena and two employees in each, beside the announced accounts. */
const staffOf = (hash: string, arenas: readonly DemoArena[], at: string): readonly (Person & { readonly arena: number })[] => {
  const random = createRandom(7);
  const wanted = arenas.flatMap((arena, i) => [...(i === 0 ? ['admin'] : []), ...(i % 3 === 0 ? ['manager'] : []), 'employee', 'employee'].map((role, n) => ({ arena, role, label: `${role}.${i + 1}.${n + 1}` })));
  return wanted.map(({ arena, role, label }, i) => {
    const { first, last } = names[arena.papers];
    return { id: firstStaff + i, username: label, name: random.pick(first), surname: random.pick(last), roles: [role], password_hash: hash, created_at: at, arena: arena.id, email: { address: `${label}@arenadesk.example`, status: 'VERIFIED' } };
  });
};

/**
 * The demo accounts, staff for every arena, and players up to `total` users. Two players share a card; the account `player` has one that begins with zero.
 * Staff share one hash; players have no password. Answers those who bought coins.
 */
export async function seedPeople(seeding: Seeding, arenas: readonly DemoArena[], total: number, log: Progress): Promise<readonly Buyer[]> {
  const { db, now } = seeding;
  const end = now().getTime();
  const span = 2 * 365 * 86_400_000;
  const at = (share: number) => new Date(Math.floor((end - span * (1 - share)) / 60_000) * 60_000).toISOString();
  const hash = await hashPassword(demoPassword, Buffer.from('arenadesk demo!!'));
  const accounts = accountsOf(hash, arenas, at(0));
  const staff = staffOf(hash, arenas, at(0.001));
  await writePeople(seeding, [...accounts, ...staff.map(({ arena: _arena, ...person }) => person)]);
  const works = [
    ...accounts.flatMap(({ id, username }) => arenas.slice(0, reach[username] ?? 0).map((arena) => ({ user_id: id, arena_id: arena.id }))),
    ...staff.map(({ id, arena }) => ({ user_id: id, arena_id: arena })),
  ];
  await db.insertInto('arena_employees').values(works).execute();

  const bulk = total > batch * 2;
  if (bulk) for (const { drop } of searchIndexes) await sql.raw(drop).execute(db);
  const random = createRandom(42);
  const served = servedArenas(arenas);
  const buyers = accounts.flatMap(buyerOf);
  const taken = new Set([...accounts, ...staff].map(({ username }) => username));
  const first = 100;
  const players = total - accounts.length - staff.length;
  for (let done = 0; done < players; done += batch) {
    const some = Array.from({ length: Math.min(batch, players - done) }, (_, i) => makePlayer(first + done + i, random, served, taken, at((done + i + 1) / (players + 1))));
    await writePeople(seeding, done === 0 ? some.map((person, i) => (i < 2 ? { ...person, card_id: '000777' } : person)) : some);
    buyers.push(...some.flatMap(buyerOf));
    if (players > batch) log(messages.seeding(Math.min(players, done + batch), players));
  }
  if (bulk) for (const { create } of searchIndexes) await sql.raw(create).execute(db);
  await sql`SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT max(id) FROM users))`.execute(db);
  return buyers;
}
