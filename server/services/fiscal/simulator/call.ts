import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { secretKey } from '#server/services/auth/keys.ts';
import type { FiscalLocale } from '#server/services/fiscal/country.ts';

/** Path of the stand-in for a country's authority. */
export const simulatorPath = (locale: FiscalLocale | '*'): string => `/api/fiscal-simulator/${locale}`;
/** Stands on every answer of the stand-in: nobody's tax office gave it. */
export const demoHeader = 'x-demo-authority';
/** Calls of the product itself carry it: the stand-in answers nobody else. */
export const keyHeader = 'x-simulator-key';
export const callKey = async (db: Kysely<Database>): Promise<string> => (await secretKey(db, 'fiscal-simulator')).toString('base64url');
