import { sql } from 'kysely';
import { holdsText } from '#server/db/conditions.ts';
import { instantValue, ownReads, textValue, wholeValue, type OwnTable, type OwnValue } from '#server/db/own-store.ts';
import type { Placement } from '#server/plug.ts';
import { numberOf } from '#server/services/shop/sale-sql.ts';

const label = sql`person_label(jsonb_build_object('name', u.full_name, 'username', u.username))`;
const values: Readonly<Record<string, OwnValue>> = {
  id: wholeValue('c.id'), version: wholeValue('c.version'), created_at: instantValue('c.created_at'), updated_at: instantValue('c.updated_at'), expires_at: instantValue('c.expires_at'),
  arena: { ...wholeValue('c.arena_id'), order: [textValue('a.name')] }, 'user.label': { sql: label, type: 'text' }, orderNumber: textValue('w.number'), 'order.number': textValue('w.number'), 'invoice.label': textValue('i.label'),
  gross: wholeValue('c.gross'), net: wholeValue('c.net'), checkout_step: textValue('c.checkout_step'),
};
const from = sql`carts AS c JOIN arenas AS a ON a.id = c.arena_id LEFT JOIN users AS u ON u.id = c.user_id LEFT JOIN orders AS w ON w.id = c.order_id LEFT JOIN invoices AS i ON i.id = c.invoice_id`;
const lines = sql`(SELECT jsonb_agg(jsonb_build_object('name', l.name, 'category', jsonb_build_object('name', l.category), 'image', l.image, 'quantity', l.quantity, 'price', l.price, 'total_price', l.total) ORDER BY l.position) AS items,
  jsonb_agg(l.name ORDER BY l.position) AS names FROM cart_lines AS l WHERE l.cart_id = c.id)`;
const arena = sql`jsonb_build_object('id', a.id, 'name', a.name, 'currency', a.currency, 'timezone', a.timezone, 'coins_per_currency', c.coins_per_currency,
  'company', jsonb_build_object('id', f.id, 'name', f.name), 'country', jsonb_build_object('id', n.id, 'name', n.name, 'code', n.code))`;
const select = sql`SELECT c.id, c.version, c.created_at, c.updated_at, c.expires_at, c.arena_id, ${arena} AS arena, c.user_id,
  CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'label', ${label}, 'name', u.full_name, 'username', u.username, 'email', u.email_address) END AS "user",
  c.order_id, ${numberOf('w', sql`w.number`)} AS "order", w.number AS "orderNumber", c.invoice_id, ${numberOf('i', sql`i.number`, sql`'label'`, sql`i.label`)} AS invoice,
  coalesce(l.names, '[]') AS names, coalesce(l.items, '[]') AS items, c.gross, c.net, c.checkout_step
  FROM ${from} JOIN companies AS f ON f.id = a.company_id JOIN countries AS n ON n.id = f.country_id LEFT JOIN LATERAL ${lines} AS l ON true`;

const table: OwnTable = {
  entity: 'carts', id: sql.ref('c.id'), from, values: () => values, select: () => select,
  searched: {
    'user.label': (text) => holdsText(sql`search_text(${label})`, text),
    names: (text) => sql<boolean>`EXISTS (SELECT FROM cart_lines AS l WHERE l.cart_id = c.id AND ${holdsText(sql`search_text(l.name)`, text)})`,
    orderNumber: (text) => holdsText(sql`search_text(w.number)`, text),
    'invoice.label': (text) => holdsText(sql.ref('i.search_label'), text),
  },
};

/** Carts of the web shop in their own tables. */
export const carts: Placement = { ownTable: true, parts: ['cart_lines'], over: (_generated, { counts }) => ownReads(table, counts) };
