import { sql } from 'kysely';
import { StartupError } from '#server/console-messages.ts';
import type { Services } from '#server/plug.ts';
import { isSealed, sealedLike } from '#server/secrets.ts';

/** Where secrets of companies are kept. */
const columns = ['certificatePassword', 'fiscal_data_tokenKey', 'fiscal_data_aesKey'] as const;

/**
 * Seals secrets of companies that an earlier version, or the demo chain, stored in clear, and makes sure that those which are sealed can be opened.
 * @throws StartupError `secretsUnreadable` where the key is another one than they were sealed with
 */
export async function sealStanding({ db, secrets }: Pick<Services, 'db' | 'secrets'>): Promise<void> {
  for (const column of columns) {
    const { rows } = await sql<{ id: number; value: string }>`SELECT id, ${sql.ref(column)} AS value FROM companies WHERE ${sql.ref(column)} IS NOT NULL AND ${sql.ref(column)} NOT LIKE ${sealedLike}`.execute(db);
    for (const { id, value } of rows) await sql`UPDATE companies SET ${sql.ref(column)} = ${secrets.seal(value)} WHERE id = ${id} AND ${sql.ref(column)} = ${value}`.execute(db);
  }
  const { rows } = await sql<{ value: string }>`(SELECT sealed AS value FROM fiscal_keys LIMIT 1) UNION ALL (SELECT "certificatePassword" FROM companies WHERE "certificatePassword" IS NOT NULL LIMIT 1)`.execute(db);
  try {
    for (const { value } of rows) if (isSealed(value)) secrets.open(value);
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError('secretsUnreadable', error);
  }
}
