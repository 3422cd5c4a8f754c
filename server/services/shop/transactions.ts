import { sql } from 'kysely';
import { holdsText } from '#server/db/conditions.ts';
import { instantValue, ownReads, textValue, wholeValue, type OwnTable, type OwnValue } from '#server/db/own-store.ts';
import type { Placement } from '#server/plug.ts';
import { frozenPerson, liveArena, mayBeOn, numberOf, onDay } from '#server/services/shop/sale-sql.ts';

const values: Readonly<Record<string, OwnValue>> = {
  id: wholeValue('t.id'), version: wholeValue('t.version'), created_at: instantValue('t.created_at'), updated_at: instantValue('t.updated_at'),
  number: { ...textValue('t.search_number'), order: [wholeValue('t.number')] }, description: textValue('t.description'), coins: { sql: sql`coalesce(g.amount, 0)`, type: 'whole' },
  'by_user.label': textValue('t.by_user_label'), 'to_user.label': textValue('t.to_user_label'), arena: { ...wholeValue('t.arena_id'), order: [textValue('a.name')] },
};
const from = sql`transactions AS t JOIN arenas AS a ON a.id = t.arena_id LEFT JOIN coin_ledger AS g ON g.id = t.ledger_id`;
const select = sql`SELECT t.id, t.version, t.created_at, t.updated_at, t.number::text AS number, t.description, coalesce(g.amount, 0) AS coins, ${frozenPerson('t', 'by_user')} AS by_user, ${frozenPerson('t', 'to_user')} AS to_user,
  ${liveArena} AS arena, t.restored_transaction_id, ${numberOf('o', sql`o.number::text`)} AS restored_transaction, ${numberOf('r', sql`r.number::text`)} AS restored_by_transaction,
  coalesce(t.restoring_reason, r.restoring_reason) AS restoring_reason, ${numberOf('i', sql`i.number`, sql`'label'`, sql`i.label`)} AS invoice
  FROM ${from} LEFT JOIN transactions AS o ON o.id = t.restored_transaction_id LEFT JOIN transactions AS r ON r.restored_transaction_id = t.id LEFT JOIN invoices AS i ON i.id = t.invoice_id`;

const table: OwnTable = {
  entity: 'transactions', id: sql.ref('t.id'), from, values: () => values, select: () => select,
  searched: {
    number: (text) => holdsText(sql.ref('t.search_number'), text),
    description: (text) => holdsText(sql.ref('t.search_description'), text),
    'by_user.label': (text) => holdsText(sql.ref('t.search_by_user'), text),
    'to_user.label': (text) => holdsText(sql.ref('t.search_to_user'), text),
    created_at: (text) => sql<boolean>`(${mayBeOn(sql.ref('t.created_at'), text)} AND ${onDay(sql`arena_day(t.created_at, a.timezone, NULL)`, text)})`,
  },
};

/** Transactions in their own table, with the coins of the ledger's line that each stands beside. */
export const transactions: Placement = { ownTable: true, parts: ['coin_ledger'], over: (_generated, { counts }) => ownReads(table, counts) };
