import type { PoolConfig } from 'pg';
import type { AddressInfo } from 'node:net';
import { catalogueOf, languageCodes } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import product from '../package.json' with { type: 'json' };
import type { Config } from '#server/config.ts';
import type { Progress } from '#server/console-messages.ts';
import { connect } from '#server/db/database.ts';
import { prepareDatabase } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { seed } from '#server/demo/index.ts';
import { createApp, placementsOf } from '#server/http/app.ts';
import { createClock } from '#server/http/clock.ts';
import { sweepOutcomes } from '#server/http/outcomes.ts';
import type { Letters, Seed } from '#server/plug.ts';
import { sentencesOf } from '#server/sentences.ts';
import { authenticate, modules } from '#server/services/index.ts';

/** Milliseconds that calls under way are given to end when the server stops; who sends or takes nothing by then is cut off. */
const patience = 4_000;

/** The words of each language there is. */
const readWords = async () => new Map(await Promise.all(languageCodes.map(async (language) => [language, await catalogueOf(language)] as const)));

/** What letters say, in each language there is. */
async function readLetters(): Promise<Letters> {
  const english = (await catalogueOf('en')).letters;
  const letters = new Map<string, typeof english>();
  for (const language of languageCodes) letters.set(language, (await catalogueOf(language)).letters);
  return (kind, language, data) => {
    const { subject, text } = (letters.get(language) ?? english)[kind];
    const filled = (words: string) => words.replace(/%\{(\w+)\}/g, (whole, name: string) => data[name] ?? whole);
    return { subject: filled(subject), text: filled(text) };
  };
}

const urlOf = ({ host, tlsCert }: Config, { port }: AddressInfo): string => {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `${tlsCert === undefined ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

/**
 * Serves the whole product from one PostgreSQL: brings the database to what this version needs, fills an empty one, and listens.
 * @throws StartupError for what the operator must mend
 */
export async function serve({ config, connection, log, screens }: { readonly config: Config; readonly connection: PoolConfig; readonly log: Progress; readonly screens: string }): Promise<{
  readonly url: string;
  readonly accounts: Awaited<ReturnType<Seed>>;
  stop(): Promise<void>;
}> {
  const db = connect(connection);
  try {
    const clock = createClock();
    let accounts: Awaited<ReturnType<Seed>> = [];
    await prepareDatabase(db, { registry, placements: placementsOf(modules), migrations, log }, async () => {
      accounts = await seed({ db, registry, config, now: clock.now, log });
    });
    const app = await createApp({ config, db, registry, modules, authenticate, say: sentencesOf(await readWords()), letters: await readLetters(), version: product.version, log, screens, clock });
    await app.listen({ host: config.host, port: config.port });
    const stopSweeping = sweepOutcomes(db);
    return {
      url: urlOf(config, app.server.address() as AddressInfo),
      accounts,
      stop: async () => {
        const cut = setTimeout(() => app.server.closeAllConnections(), patience);
        await app.close().finally(() => clearTimeout(cut));
        await stopSweeping();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
