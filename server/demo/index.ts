import { sql } from 'kysely';
import type { Registry } from '#resources/schema/registry.ts';
import type { Config } from '#server/config.ts';
import { messages, StartupError, type Progress } from '#server/console-messages.ts';
import { inBulk, type Bulk } from '#server/db/bulk.ts';
import { seedArticles, seedCategories, seedEvents } from '#server/demo/articles.ts';
import { seedChain, servedArenas } from '#server/demo/chain.ts';
import { seedEssentials } from '#server/demo/essentials.ts';
import { seedHistory } from '#server/demo/history/index.ts';
import { seedItems } from '#server/demo/items.ts';
import { seedNotifications } from '#server/demo/notifications.ts';
import { demoAccounts, demoPassword, seedPeople } from '#server/demo/people.ts';
import { seedPlayers } from '#server/demo/players.ts';
import { seedingOn } from '#server/demo/records.ts';
import { seedSetup } from '#server/demo/setup.ts';
import { seedSoftware } from '#server/demo/software.ts';
import { writePeople } from '#server/demo/write-people.ts';
import type { Seed } from '#server/plug.ts';
import { createSecrets } from '#server/secrets.ts';
import { hashPassword } from '#server/services/auth/password.ts';

/** Users of the two demo chains, staff included. */
export type ChainSizes = Readonly<Record<'small' | 'large', number>>;
const chainSizes: ChainSizes = { small: 330, large: 100_000 };
const articles = { small: 30, large: 60 } as const;
/** Items besides those with names of their own. */
const items = { small: 0, large: 5_000 } as const;
/** Invoices of the last two months, about. */
const saleSizes: ChainSizes = { small: 790, large: 200_000 } as const;
const shortestPassword = 6;

const seedFirstAdmin = async (bulk: Bulk, { adminUsername, adminPassword }: Pick<Config, 'adminUsername' | 'adminPassword'>, now: () => Date): Promise<void> => {
  if (adminPassword === undefined) throw new StartupError('adminPasswordNeeded');
  if ([...adminPassword].length < shortestPassword) throw new StartupError('badValue', 'ADMIN_PASSWORD', '…', `at least ${shortestPassword} characters`);
  if (!/^[A-Za-z0-9._-]{3,64}$/.test(adminUsername)) throw new StartupError('badValue', 'ADMIN_USERNAME', adminUsername, '3 to 64 letters, digits, dots, underscores or hyphens');
  await writePeople(bulk, [{ id: 1, username: adminUsername, roles: ['admin'], password_hash: await hashPassword(adminPassword), created_at: now().toISOString() }]);
  await sql`SELECT setval(pg_get_serial_sequence('users', 'id'), 1)`.execute(bulk.db);
};

const fill = async (bulk: Bulk, registry: Registry, config: Parameters<Seed>[0]['config'], now: () => Date, log: Progress, users: ChainSizes, sales: ChainSizes): Promise<void> => {
  const { demo } = config;
  const seeding = seedingOn(bulk, registry, now, createSecrets(config));
  const countries = await seedEssentials(seeding, demo);
  if (demo === 'none') await seedFirstAdmin(bulk, config, now);
  else {
    await seeding.make('roles', { name: 'referee', is_default: false });
    const arenas = await seedChain(seeding, countries, demo === 'large');
    const buyers = await seedPeople(seeding, arenas, users[demo], log);
    const served = servedArenas(arenas);
    await seedArticles(seeding, served, articles[demo]);
    await seedEvents(seeding, served, articles[demo]);
    await seedCategories(seeding);
    await seedItems(seeding, arenas, items[demo]);
    await seedSetup(seeding, arenas);
    await seedSoftware(seeding, arenas);
    await seedNotifications(seeding, served, articles[demo]);
    await seedHistory(seeding, buyers, sales[demo], log);
    await seedPlayers(seeding);
  }
  await bulk.db.insertInto('seeded').values(['essentials', ...(demo === 'none' ? [] : ['demo'])].map((part) => ({ part, seeded_at: now() }))).execute();
};

/**
 * Fills an empty database in one transaction: what the product cannot work without and, unless `none` is asked for, the demo chain, the same on every
 * machine. A database that was filled once is left alone, whatever is asked for. Answers the demo accounts where there are any.
 * @throws StartupError `adminPasswordNeeded` when nobody could sign in
 */
export const seedWith = (users: ChainSizes, sales: ChainSizes = saleSizes): Seed => async ({ db, registry, config, now, log }) => {
  const parts = async () => new Set((await db.selectFrom('seeded').select('part').execute()).map(({ part }) => part));
  if ((await parts()).size === 0) {
    if (config.demo !== 'none') log(messages.seedingChain(config.demo));
    // One moment for all that is made.
    const at = now();
    await inBulk(db, (bulk) => fill(bulk, registry, config, () => at, log, users, sales));
    await sql`VACUUM ANALYZE`.execute(db);
  }
  return (await parts()).has('demo') ? demoAccounts.map(({ username, roles }) => ({ username, password: demoPassword, roles: roles.join(', ') })) : [];
};

/** The demo chain at its usual sizes. */
export const seed: Seed = seedWith(chainSizes);
