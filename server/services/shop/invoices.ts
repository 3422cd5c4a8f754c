import { sql, type RawBuilder } from 'kysely';
import { todayIn } from '#resources/domain/day.ts';
import { where, type Condition } from '#resources/schema/index.ts';
import { holdsText } from '#server/db/conditions.ts';
import { instantValue, ownReads, textValue, truthValue, wholeValue, type OwnTable, type OwnValue } from '#server/db/own-store.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import { frozenPerson, nowhere, numberOf, onDay } from '#server/services/shop/sale-sql.ts';
import type { Context } from '#server/store.ts';

type Sql = RawBuilder<unknown>;

/** Paths that lists ask about or are sorted by; `business_day` is asked about only. */
const numbered = [wholeValue('i.year'), wholeValue('i.sequence'), wholeValue('i.register_label')];
const values: Readonly<Record<string, OwnValue>> = {
  id: wholeValue('i.id'), version: wholeValue('i.version'), created_at: instantValue('i.created_at'), updated_at: instantValue('i.updated_at'),
  number: { ...textValue('i.number'), order: numbered },
  label: { ...textValue('i.label'), order: numbered },
  arena: { ...wholeValue('i.arena_id'), order: [{ sql: sql`i.arena_frozen->>'name'`, type: 'text' }] },
  'by_user.id': wholeValue('i.by_user_id'), 'by_user.label': textValue('i.by_user_label'), 'user.id': wholeValue('i.user_id'), 'user.label': textValue('i.user_label'),
  'cart.gross': wholeValue('i.gross'), 'cart.net': wholeValue('i.net'), 'payment_method.name': textValue('i.payment_method'), fiscalized: truthValue('i.fiscalized'),
  business_day: { sql: sql.ref('i.business_day'), type: 'text', instant: 'date' },
};

const lines = sql`(SELECT jsonb_agg(jsonb_build_object('name', l.name, 'category', jsonb_build_object('name', l.category), 'category_attributes', l.category_attributes, 'quantity', l.quantity, 'price', l.price,
  'total_price', l.total, 'variant_id', l.variant_id) ORDER BY l.position) AS items, jsonb_agg(l.name ORDER BY l.position) AS names FROM invoice_lines AS l WHERE l.invoice_id = i.id)`;
const taxes = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'rate', t.rate, 'base', t.base, 'amount', t.amount) ORDER BY t.position), '[]') FROM invoice_taxes AS t WHERE t.invoice_id = i.id)`;
const fiscal = sql`jsonb_build_object('state', coalesce(f.state, CASE WHEN i.fiscalized THEN 'done' ELSE 'none' END), 'late', coalesce(f.late, false), 'attempts', coalesce(f.attempts, 0), 'demo', coalesce(f.demo, false),
  'deadline', to_char(f.deadline AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'last_error', coalesce(f.error, '{"code": null, "field": null, "text": null}'))`;
const given = (kind: Sql, table: string, amount: Sql, from: Sql, to: Sql) => sql`SELECT ${kind} AS kind, g.name, ${amount}::bigint AS amount, ${from}::timestamptz AS valid_from, ${to}::timestamptz AS valid_to, g.withdrawn_at, g.line_id, g.id FROM ${sql.table(table)} AS g WHERE g.invoice_id = i.id`;
/** What the player got by it. Amounts: days, minutes, percent or coins. */
const deliveries = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'name', d.name, 'amount', d.amount, 'valid_from', d.valid_from, 'valid_to', d.valid_to, 'withdrawn_at', d.withdrawn_at) ORDER BY d.line_id, d.kind, d.id), '[]') FROM (
  ${sql.join([
    given(sql`'subscription'`, 'subscriptions', sql`g.duration`, sql`g.created_at`, sql`g.expires_at`), given(sql`'pass'`, 'passes', sql`extract(epoch FROM g.valid_to - g.valid_from) / 60`, sql`g.valid_from`, sql`g.valid_to`),
    given(sql`'minutes'`, 'time_tickets', sql`g.minutes`, sql`NULL`, sql`NULL`), given(sql`g.type`, 'inventory', sql`g.amount`, sql`NULL`, sql`NULL`),
  ], sql` UNION ALL `)}) AS d)`;
const noCodes = { zki: null, jir: null, zoi: null, eor: null, bf: null, qr: null };
/** The fiscal device's number of the invoice that one takes back: it is known before the device has told it again. */
const originalBf = sql`CASE WHEN o.fiscal_data->>'bf' IS NULL THEN '{}' ELSE jsonb_build_object('original_bf', o.fiscal_data->'bf') END`;

const select = sql`SELECT i.id, i.version, i.created_at, i.updated_at, i.number, i.label,
  i.arena_frozen || jsonb_build_object('id', i.arena_id, 'currency', i.currency) AS arena, ${frozenPerson('i', 'by_user')} AS by_user, ${frozenPerson('i', 'user')} AS "user",
  jsonb_build_object('gross', i.gross, 'net', i.net, 'names', coalesce(l.names, '[]'), 'items', coalesce(l.items, '[]')) AS cart, ${taxes} AS taxes, ${deliveries} AS deliveries,
  jsonb_build_object('name', i.payment_method) AS payment_method, i.fiscalized, ${JSON.stringify(noCodes)}::jsonb || ${originalBf} || i.fiscal_data AS fiscal_data, ${fiscal} AS fiscal, (SELECT count(*)::integer FROM invoice_prints AS p WHERE p.invoice_id = i.id) AS prints, i.restored_invoice_id,
  ${numberOf('o', sql`o.number`, sql`'label'`, sql`o.label`)} AS restored_invoice, ${numberOf('r', sql`r.number`, sql`'label'`, sql`r.label`)} AS restored_by_invoice,
  coalesce(i.restoring_reason, r.restoring_reason) AS restoring_reason, ${numberOf('w', sql`w.number`)} AS "order", ${numberOf('m', sql`m.number::text`)} AS transaction
  FROM invoices AS i LEFT JOIN fiscal_tasks AS f ON f.invoice_id = i.id LEFT JOIN LATERAL ${lines} AS l ON true LEFT JOIN invoices AS o ON o.id = i.restored_invoice_id LEFT JOIN invoices AS r ON r.restored_invoice_id = i.id
  LEFT JOIN orders AS w ON w.id = i.order_id LEFT JOIN LATERAL (SELECT t.id, t.number FROM transactions AS t WHERE t.invoice_id = i.id ORDER BY t.id LIMIT 1) AS m ON true`;

/** Payment methods as the service's own languages name them, so that a search by their names finds them too. */
const methods = { cash: 'cash', creditCard: 'creditCard credit card', bank: 'bank' } as const;
const paidBy = (text: string) => {
  const found = Object.entries(methods).filter(([, words]) => words.toLowerCase().includes(text.toLowerCase())).map(([method]) => method);
  return found.length === 0 ? nowhere : sql<boolean>`i.payment_method = ANY(${found}::text[])`;
};

/** Invoices in their own tables. They are written by sales alone; nothing here changes one. */
export const invoiceTable: OwnTable = {
  entity: 'invoices', id: sql.ref('i.id'), from: sql`invoices AS i`, values: () => values, select: () => select,
  searched: {
    label: (text) => holdsText(sql.ref('i.search_label'), text),
    'by_user.label': (text) => holdsText(sql.ref('i.search_by_user'), text),
    'user.label': (text) => holdsText(sql.ref('i.search_user'), text),
    'cart.names': (text) => sql<boolean>`i.id IN (SELECT l.invoice_id FROM invoice_lines AS l WHERE ${holdsText(sql.ref('l.search_name'), text)})`,
    'payment_method.name': paidBy,
    created_at: (text) => onDay(sql.ref('i.sold_on'), text),
  },
};

/** Invoices of the business day that runs now in each arena. */
const soldToday = async ({ db, now }: Context): Promise<Condition> => {
  const arenas = await db.selectFrom('arenas').select(['id', 'timezone', 'day_start_time']).execute();
  const byDay = new Map<string, number[]>();
  for (const { id, timezone, day_start_time } of arenas) {
    const day = todayIn(timezone, now(), day_start_time);
    byDay.set(day, [...(byDay.get(day) ?? []), id]);
  }
  return where.any(...[...byDay].map(([day, ids]) => where.all(where.is('business_day', day), where.in('arena', ids))));
};

export const invoices: Placement = {
  ownTable: true,
  parts: ['invoice_lines', 'invoice_taxes'],
  over: (_generated, { counts }) => ownReads(invoiceTable, counts),
  filters: {
    date: (value, context) => {
      if (value !== 'today') throw invalid({ path: 'date', rule: 'choice' });
      return soldToday(context);
    },
    by_user_id: (value) => {
      if (!/^\d{1,15}$/.test(value)) throw invalid({ path: 'by_user_id', rule: 'reference' });
      return where.is('by_user.id', Number(value));
    },
  },
};
