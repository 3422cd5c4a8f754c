import { sql } from 'kysely';
import { chestCoins, chestName, legend } from '#resources/domain/awards.ts';
import { isoPeriod, periodStart } from '#resources/domain/periods.ts';
import type { Cell } from '#server/db/bulk.ts';
import { createRandom, type Random } from '#server/demo/random.ts';
import type { Seeding } from '#server/demo/records.ts';

const dayLong = 86_400_000;
/** The account `player`, and so many of the others. */
const announced = 6;
const [first, most] = [100, 240];
const legends = [104, 133];
/** The task of the demo quests that asks for more than one event. */
const longTask = 'Play two hours';

/** People whose import failed, by what they were called elsewhere. */
const faulty = [
  ['marko šimić', 'Marko Šimić', 'marko.simic@mail.example', 1_250, 3_400], ['ana@net', 'Ana Horvat', 'ana.horvat@mail.example', 300, 900], ['x', 'Xenia Bauer', 'xenia.bauer@post.example', 0, 120], ['željko#1', 'Željko Babić', 'zeljko.babic@mail.example', 4_800, 12_000],
  ['juan pérez', 'Juan Pérez', 'juan.perez@inbox.example', 760, 2_050], ['müller!', 'Jonas Müller', 'jonas.mueller@post.example', 90, 0], ['emir h.', 'Emir Hodžić', 'emir.hodzic@mail.example', 2_400, 5_300], ['???', 'Lucía Gómez', 'lucia.gomez@inbox.example', 15, 40],
  ['o’brien', 'Sean O’Brien', 'sean.obrien@mail.example', 510, 700], ['the one & only', 'Ivana Kos', 'ivana.kos@mail.example', 8_100, 41_000], ['ćiro', 'Ćiro Matić', 'ciro.matic@mail.example', 0, 0], ['pc 12', 'Gast Zwölf', null, 60, 10],
  ['selma s', 'Selma Softić', 'selma.softic@mail.example', 1_900, 6_200], ['el.niño', 'Diego Ruiz', 'diego.ruiz@inbox.example', 330, 1_100], ['k/d', 'Karlo Dujić', 'karlo.dujic@mail.example', 45, 260],
] as const;

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Known {
  readonly types: readonly (Named & { readonly type: string; readonly default_amount: number; readonly default_duration: number })[];
  readonly achievements: readonly (Named & { readonly type: string; readonly contexts: readonly string[]; readonly value: number; readonly coins: number; readonly chest: string | null })[];
  readonly quests: readonly (Named & { readonly kind: string })[];
  readonly questTypes: readonly Named[];
}
/** Rows by table, as COPY takes them. */
interface Rows {
  readonly inventory: Cell[][];
  readonly progress: Cell[][];
  readonly quests: Cell[][];
  readonly events: Cell[][];
  readonly settings: Cell[][];
  readonly coins: Cell[][];
}
const inventoryOf = (user: number, { types }: Known, rows: Rows, random: Random, at: (days: number) => string, count: number): void => {
  for (let i = 0; i < count; i += 1) {
    const { id, name, type, default_amount, default_duration } = random.pick(types);
    const days = 1 + random.below(300);
    // What is fresh still works.
    const active = days < 3 || random.chance(40);
    rows.inventory.push([user, id, name, type, default_amount, active, default_duration, at(days), at(active ? Math.min(days, random.below(3)) : days)]);
  }
};

const achievementsOf = (user: number, { achievements }: Known, rows: Rows, random: Random, at: (days: number) => string, today: string): void => {
  for (const { id, type, contexts, value, coins, chest } of achievements) {
    const ofLegends = contexts.includes(legend);
    if (ofLegends ? !legends.includes(user) : user !== announced && !random.chance(45)) continue;
    const days = ofLegends ? 30 : 2 + random.below(200);
    if (type === 'recurrent') rows.progress.push([user, id, 1 + random.below(4), JSON.stringify({ period: isoPeriod(today, 'day') - 1, counted: true, of: contexts.map((context) => `${context} collect`) }), null, null, at(days), at(1)]);
    else if (type === 'and') rows.progress.push([user, id, 1, JSON.stringify({ leaves: { 'instagram_follow equal #1': { value: 1, met: true } } }), null, null, at(days), at(days - 1)]);
    // The announced player has the coins that were bought and played, nothing else.
    else if (user !== announced) {
      rows.progress.push([user, id, value, JSON.stringify({ count: { value, met: true } }), at(days), at(days), at(days), at(days)]);
      for (let i = 0; i < value; i += 1) rows.events.push([user, contexts[0] ?? 'session', JSON.stringify({ value: 1 }), at(days)]);
      if (coins > 0) rows.coins.push([user, coins, 'award', at(days)]);
      if (chest !== null) rows.inventory.push([user, null, chestName(chest), 'coin', chestCoins[chest] ?? 0, true, 0, at(days), at(days)]);
    }
  }
};
const questsOf = (user: number, { quests, questTypes }: Known, rows: Rows, random: Random, at: (days: number) => string): void => {
  for (const { id, kind } of quests) {
    const started = new Set<string>();
    for (let i = 0; i < (user === announced ? 4 : random.below(3)); i += 1) {
      const moved = at(kind === 'weekly' ? 7 * i + 1 : i + 1);
      const start = periodStart(kind, moved.slice(0, 10));
      if (started.has(start)) continue;
      started.add(start);
      // Begun and not completed: what is completed was paid.
      const { id: type, name } = random.pick(questTypes);
      const value = name === longTask ? 1 : 0;
      rows.quests.push([user, id, type, kind, start, value, JSON.stringify(value === 0 ? {} : { count: { value }, of: ['session collect'] }), null, null, moved, moved]);
    }
  }
};

/** What players hold and how far they are, and the people whose import failed. Always the same for the same day; what was paid for it is in the ledger. */
export async function seedPlayers({ db, copy, now }: Seeding): Promise<void> {
  const ago = (days: number) => now().getTime() - days * dayLong;
  const today = now().toISOString().slice(0, 10);
  const read = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> => (await query.execute(db)).rows;
  const known: Known = {
    types: await read(sql<Known['types'][number]>`SELECT id, name, type, default_amount, default_duration FROM inventory_item_types WHERE active ORDER BY id`),
    achievements: await read(sql<Known['achievements'][number]>`SELECT id, name, type, contexts, coalesce(value, 1)::integer AS value, coalesce(rewards_coins, 0) AS coins, rewards_chest AS chest FROM achievements WHERE active ORDER BY id`),
    quests: await read(sql<Known['quests'][number]>`SELECT id, name, kind FROM quests WHERE active ORDER BY id`),
    questTypes: await read(sql<Named>`SELECT id, name FROM quest_types ORDER BY id`),
  };
  const players = await read(sql<{ id: number; created_at: string }>`SELECT id, created_at FROM users WHERE id = ${announced} OR id BETWEEN ${first} AND ${first + most - 1} ORDER BY id`);
  // Experience follows play from now on.
  await sql`UPDATE experience SET settled_at = ${now().toISOString()}`.execute(db);
  const rows: Rows = { inventory: [], progress: [], quests: [], events: [], settings: [], coins: [] };
  for (const { id, created_at } of players) {
    // Nothing happened to anybody before they were there.
    const at = (days: number) => new Date(Math.max(ago(days), Date.parse(created_at))).toISOString();
    const random = createRandom(1_000 + id);
    inventoryOf(id, known, rows, random, at, id === announced ? 6 : random.below(8));
    achievementsOf(id, known, rows, random, at, today);
    questsOf(id, known, rows, random, at);
    if (random.chance(50) || id === announced) rows.settings.push([id, 'client', 'volume', String(10 * random.below(11)), at(1)], [id, 'client', 'overlay', random.pick(['on', 'off']), at(1)]);
  }
  await copy('inventory', ['user_id', 'type_id', 'name', 'type', 'amount', 'active', 'duration', 'created_at', 'updated_at'], rows.inventory);
  await copy('achievement_progress', ['user_id', 'achievement_id', 'progress_value', 'state', 'completed_at', 'paid_at', 'created_at', 'progress_updated_at'], rows.progress);
  await copy('quest_progress', ['user_id', 'quest_id', 'quest_type_id', 'pool_type', 'period_start', 'progress_value', 'state', 'completed_at', 'paid_at', 'created_at', 'progress_updated_at'], rows.quests);
  await copy('player_events', ['user_id', 'context', 'data', 'created_at'], rows.events);
  await copy('user_settings', ['user_id', 'namespace', 'key', 'value', 'updated_at'], rows.settings);
  await copy('coin_ledger', ['user_id', 'amount', 'reason', 'created_at'], rows.coins);
  await copy('faulty_users', ['username', 'name', 'email', 'coins', 'experience', 'created_at', 'updated_at'], faulty.map((row, i) => [...row, ...Array.from({ length: 2 }, () => new Date(ago(40 - i)).toISOString())]));
}
