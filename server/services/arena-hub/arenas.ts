import { sql, type RawBuilder } from 'kysely';
import { admin, where } from '#resources/schema/index.ts';
import type { Registry } from '#resources/schema/registry.ts';
import { collationOf } from '#server/db/collation.ts';
import { conditionSql } from '#server/db/conditions.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import { assignments, columnOf, foundBy, ownColumns, ownRecord, sortValue } from '#server/services/arena-hub/arena-columns.ts';
import { arenaSlug } from '#server/services/arena-hub/arena-names.ts';
import { always, askable, partColumns, partRecord, whole, type Parts } from '#server/services/arena-hub/arena-parts.ts';
import { refuseCompanyAbroad, refuseOtherCompany, refuseOtherCurrency, refuseOtherLocale } from '#server/services/arena-hub/in-use.ts';
import { newArenaId, refuseTakenLabel } from '#server/services/arena-hub/place-labels.ts';
import type { Context, Query, Row, Store } from '#server/store.ts';

const matching = ({ where: condition, search }: Pick<Query, 'where' | 'search'>): RawBuilder<boolean> => {
  const found = search.map(({ path, text }) => foundBy(path, text));
  const rule = conditionSql(condition, columnOf);
  return found.length === 0 ? rule : sql<boolean>`${rule} AND (${sql.join(found, sql` OR `)})`;
};
const orderOf = ([path, direction]: Query['sort'], language: string): RawBuilder<unknown> => {
  const down = direction === 'DESC' ? sql` DESC` : sql``;
  const { sql: value, text } = sortValue(path);
  return sql`${text ? sql`${value} COLLATE ${sql.ref(collationOf(language))}` : value}${down} NULLS LAST, a.id${down}`;
};
const partsAsked = ({ include }: Context): Parts => ({ ...always, ...Object.fromEntries(Object.entries(askable).filter(([name]) => include.includes(name))) });
const recordOf = (parts: Parts) => (row: Row): Row => ({ ...ownRecord(row), ...partRecord(parts, row) });

const many: Store['many'] = async ({ db }, ids, condition) => {
  if (ids.length === 0 || condition === false) return [];
  const { rows } = await sql<Row>`SELECT ${ownColumns}, ${partColumns(whole)} FROM arenas AS a WHERE a.id = ANY(${ids}::bigint[]) AND ${conditionSql(condition, columnOf)}`.execute(db);
  return rows.map(recordOf(whole));
};
const one = async (context: Context, id: number): Promise<Row> => {
  const [row] = await many(context, [id], true);
  if (!row) throw new Error(`arenas: row ${id} is gone`);
  return row;
};

const labelIn = ({ businessPlaceLabel: label }: Row): string | null => (typeof label === 'string' && label !== '' ? label : null);

/** What a new arena starts with: every payment method of the chain, disabled and fiscalized; empty invoice settings and terms. */
const addParts = async ({ db }: Context, id: number, at: string): Promise<void> => {
  await sql`INSERT INTO payment_methods (arena_id, payment_method, enabled, fiscalize, created_at, updated_at) SELECT ${id}, process_type, false, true, ${at}, ${at} FROM chain_payment_methods ORDER BY id`.execute(db);
  await sql`INSERT INTO invoice_settings (arena_id, automatically_open_print_upon_invoice_creation, created_at, updated_at) VALUES (${id}, false, ${at}, ${at})`.execute(db);
  await sql`INSERT INTO terms (arena_id, created_at, updated_at) VALUES (${id}, ${at}, ${at})`.execute(db);
};

/** Nothing that is sold goes to another company, and no label is another arena's. The row of the arena is locked by then. */
const refuseOtherOwner = async (context: Context, before: Row & { readonly id: number }, body: Row): Promise<void> => {
  const was = (before.company as { readonly id: number }).id;
  const company = typeof body.company_id === 'number' ? body.company_id : was;
  if (company !== was) {
    await refuseOtherCompany(context, before.id, company);
    await refuseCompanyAbroad(context, before.id, company);
  }
  const label = labelIn({ ...before, ...body });
  const renamed = label !== labelIn(before);
  if (renamed || company !== was) await refuseTakenLabel(context, { id: before.id, company, label }, renamed ? 'businessPlaceLabel' : 'company_id');
};

/** Arenas in their own tables. Their address is kept with the name, unique and never that of a screen. */
export const arenasStore = (registry: Registry): Store => ({
  list: async (context, query) => {
    if (query.where === false) return { rows: [], total: 0 };
    const parts = partsAsked(context);
    const [page, count] = await Promise.all([
      sql<Row>`SELECT ${ownColumns}, ${partColumns(parts)} FROM arenas AS a WHERE ${matching(query)} ORDER BY ${orderOf(query.sort, context.language)} LIMIT ${query.limit} OFFSET ${query.offset}`.execute(context.db),
      sql<{ total: number }>`SELECT count(*) AS total FROM arenas AS a WHERE ${matching(query)}`.execute(context.db),
    ]);
    return { rows: page.rows.map(recordOf(parts)), total: count.rows[0]?.total ?? 0 };
  },
  many,
  create: async (context, body) => {
    const at = context.now().toISOString();
    const id = await newArenaId(context, { company: Number(body.company_id), label: labelIn(body) });
    const values = [['id', id], ...assignments(body), ['slug', arenaSlug(String(body.name), registry)], ['created_at', at], ['updated_at', at]] as const;
    await sql`INSERT INTO arenas (${sql.join(values.map(([column]) => sql.ref(column)))}) VALUES (${sql.join(values.map(([, value]) => sql`${value}`))})`.execute(context.db);
    await addParts(context, id, at);
    return await one(context, id);
  },
  update: async (context, before, body) => {
    if (body.currency !== undefined && body.currency !== before.currency) await refuseOtherCurrency(context, before.id);
    if (body.locale !== undefined && body.locale !== before.locale) await refuseOtherLocale(context, before.id);
    await refuseOtherOwner(context, before, body);
    const named = typeof body.name === 'string' ? [['slug', arenaSlug(body.name, registry)] as const] : [];
    const values = [...assignments(body), ...named, ['updated_at', context.now().toISOString()] as const];
    await sql`UPDATE arenas SET ${sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}, version = version + 1 WHERE id = ${before.id}`.execute(context.db);
    return await one(context, before.id);
  },
  // Money and play that point to it refuse this by their foreign keys.
  delete: async ({ db }, { id }) => {
    await sql`DELETE FROM arenas WHERE id = ${id}`.execute(db);
  },
});

export const arenas: Placement = {
  ownTable: true,
  over: (_generated, { registry }) => arenasStore(registry),
  constraints: { arenas_slug_unique: ['name'], arenas_company_id_fkey: ['company_id'] },
  filters: {
    // Others than admins see none but their own by the read rule, so this narrows for them too.
    employee_id: async (value, { db, caller }) => {
      if (!/^\d{1,15}$/.test(value)) throw invalid({ path: 'employee_id', rule: 'integer' });
      if (!admin(caller)) return true;
      const found = await db.selectFrom('arena_employees').select('arena_id').where('user_id', '=', Number(value)).execute();
      return where.in('id', found.map((row) => row.arena_id));
    },
  },
};
