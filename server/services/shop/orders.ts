import { sql } from 'kysely';
import { standingOf, statesAfter, type OrderStatus } from '#resources/domain/order-status.ts';
import { holdsText } from '#server/db/conditions.ts';
import { instantValue, ownReads, textValue, truthValue, wholeValue, type OwnReads, type OwnTable, type OwnValue } from '#server/db/own-store.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import { frozenPerson, liveArena } from '#server/services/shop/sale-sql.ts';
import type { Store } from '#server/store.ts';

const lineTotal = sql`(SELECT coalesce(sum(l.total), 0)::bigint FROM order_lines AS l WHERE l.order_id = o.id) + o.delivery_amount`;
const invoiced = sql`EXISTS (SELECT FROM invoices AS v WHERE v.order_id = o.id)`;
const values: Readonly<Record<string, OwnValue>> = {
  id: wholeValue('o.id'), version: wholeValue('o.version'), created_at: instantValue('o.created_at'), updated_at: instantValue('o.updated_at'), arena: { ...wholeValue('o.arena_id'), order: [textValue('a.name')] },
  number: textValue('o.number'), status: textValue('o.status'), paymentStatus: textValue('o.payment_status'), deliveryStatus: textValue('o.delivery_status'), serialNumber: textValue('o.serial_number'),
  'user.label': textValue('o.user_label'), for_company: truthValue('o.for_company'), gross: { sql: lineTotal, type: 'whole' }, invoiced: { sql: invoiced, type: 'boolean' },
};
const from = sql`orders AS o JOIN arenas AS a ON a.id = o.arena_id`;
const lines = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'price', l.price, 'total_price', l.total) ORDER BY l.position), '[]') FROM order_lines AS l WHERE l.order_id = o.id)`;
const select = sql`SELECT o.id, o.version, o.created_at, o.updated_at, o.number, ${liveArena} AS arena, o.status, o.payment_status AS "paymentStatus", o.delivery_status AS "deliveryStatus", o.note, o.referred_from AS "referredFrom",
  o.serial_number AS "serialNumber", o.delivery_amount AS "deliveryAmount", o.delivery, o.for_company, ${frozenPerson('o', 'user')} AS "user", o.billing, o.shipping, ${lines} AS items, ${lineTotal} AS gross, ${invoiced} AS invoiced FROM ${from}`;

const table: OwnTable = {
  entity: 'orders', id: sql.ref('o.id'), from, values: () => values, select: () => select,
  searched: {
    number: (text) => holdsText(sql`search_text(o.number)`, text),
    'user.label': (text) => holdsText(sql.ref('o.search_user'), text),
    serialNumber: (text) => holdsText(sql`search_text(o.serial_number)`, text),
    status: (text) => holdsText(sql`lower(o.status)`, text),
  },
};
/** Columns that a new status sets: itself, and payment and delivery after it. */
const moved = (status: OrderStatus): Readonly<Record<string, string | null>> => {
  const { payment, delivery } = standingOf(status);
  return { status, payment_status: payment, ...(delivery !== undefined && { delivery_status: delivery }) };
};

/** Sets what the body names; an order goes on by the known steps only, and payment and delivery with it. @throws Refusal `badTransition` */
const change = ({ one }: OwnReads): Store['update'] => async (context, before, body) => {
  const goes = body.status !== undefined && body.status !== before.status;
  const next = statesAfter(before.status).find((status) => status === body.status);
  if (goes && !next) throw new Refusal('badTransition');
  const columns = { ...(next && moved(next)), ...(body.note !== undefined && { note: body.note }) };
  const sets = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`UPDATE orders SET ${sql.join([...sets, sql`version = version + 1`, sql`updated_at = ${context.now().toISOString()}`])} WHERE id = ${before.id}`.execute(context.db);
  return await one(context, before.id);
};

/** Orders of the web shop: nobody makes one here. */
export const orders: Placement = {
  ownTable: true,
  parts: ['order_lines'],
  bars: (task, row) => (task === 'delete' && row.invoiced === true ? 'inUse' : null),
  over: (_generated, { counts }) => {
    const reads = ownReads(table, counts);
    return {
      ...reads,
      update: change(reads),
      delete: async ({ db }, { id }) => {
        await sql`DELETE FROM orders WHERE id = ${id}`.execute(db);
      },
    };
  },
};
