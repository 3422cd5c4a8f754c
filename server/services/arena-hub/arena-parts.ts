import { sql, type RawBuilder } from 'kysely';
import { emptyGrid } from '#resources/domain/bonus.ts';
import type { Row } from '#server/store.ts';

type Sql = RawBuilder<unknown>;

/** A part of an arena's record that is kept in other tables: read row by row, as JSON, in the same query. */
interface Part {
  readonly sql: Sql;
  readonly read?: (value: unknown) => unknown;
}
const object = (table: string, keys: readonly string[]): Sql =>
  sql`(SELECT jsonb_build_object(${sql.join(keys.flatMap((key) => [sql`${sql.lit(key)}::text`, sql.ref(`o.${key}`)]))}) FROM ${sql.table(table)} AS o WHERE o.arena_id = a.id)`;
const list = (table: string, keys: readonly string[], order: string): Sql =>
  sql`(SELECT coalesce(jsonb_agg(jsonb_build_object(${sql.join(keys.flatMap((key) => [sql`${sql.lit(key)}::text`, sql.ref(`o.${key}`)]))}) ORDER BY ${sql.ref(`o.${order}`)}), '[]') FROM ${sql.table(table)} AS o WHERE o.arena_id = a.id)`;
/** Without a row: an object of nulls, as a form starts with it. */
const orEmpty = (keys: readonly string[], initial: Row = {}) => (value: unknown) => value ?? { ...Object.fromEntries(keys.map((key) => [key, null])), ...initial };

export const addressKeys = ['id', 'version', 'address1', 'address2', 'settlement', 'postcode', 'country', 'country_code'] as const;
const mapKeys = ['id', 'version', 'link', 'latitude', 'longitude', 'zoom'] as const;
const contactKeys = ['id', 'version', 'manager', 'phone', 'email', 'discord', 'instagram', 'facebook'] as const;
const invoiceKeys = ['automatically_open_print_upon_invoice_creation', 'invoice_header', 'invoice_footer'] as const;

type Cell = { readonly day: number; readonly hour: number; readonly value: number };
type Hours = { readonly day: number; readonly opening: string | null; readonly closing: string | null };
/** Seven days of 24 whole percentages, Monday first. */
export const gridOf = (cells: readonly Cell[]): number[][] => {
  const grid = emptyGrid();
  for (const { day, hour, value } of cells) grid[day - 1]?.splice(hour, 1, value);
  return grid;
};
/** Seven pairs of opening and closing, Monday first; null where there is none. */
export const pairsOf = (hours: readonly Hours[]): readonly (readonly [string | null, string | null])[] =>
  Array.from({ length: 7 }, (_, i) => {
    const found = hours.find(({ day }) => day === i + 1);
    return [found?.opening ?? null, found?.closing ?? null] as const;
  });

/** Parts that every answer carries, unless a list leaves them out. */
export const always = {
  company: { sql: sql`(SELECT jsonb_build_object('id', c.id, 'name', c.name) FROM companies AS c WHERE c.id = a.company_id)` },
  address: { sql: object('addresses', addressKeys), read: orEmpty(addressKeys) },
} as const satisfies Record<string, Part>;

/** Parts that a list carries when it is asked for them. */
export const askable = {
  cash_registers: { sql: list('cash_registers', ['id', 'label', 'active'], 'label') },
  payment_methods: {
    sql: sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'payment_method', jsonb_build_object('id', m.id, 'process_type', m.process_type, 'name', m.name, 'image', m.image),
      'enabled', o.enabled, 'fiscalize', o.fiscalize) ORDER BY m.id), '[]') FROM payment_methods AS o JOIN chain_payment_methods AS m ON m.process_type = o.payment_method WHERE o.arena_id = a.id)`,
  },
  invoice_settings: { sql: object('invoice_settings', invoiceKeys), read: orEmpty(invoiceKeys, { automatically_open_print_upon_invoice_creation: false }) },
} as const satisfies Record<string, Part>;

/** Parts of a single arena's answer. Its company comes with whether it tells the tax office of what it sells, its country, what that asks of receipts, and the country's active taxes. */
export const whole = {
  ...always,
  ...askable,
  company: {
    sql: sql`(SELECT jsonb_build_object('id', c.id, 'name', c.name, 'fiscalization', coalesce(c."fiscal_data_fiscalization", false), 'country', jsonb_build_object('id', n.id, 'code', n.code, 'fiscalAttributes', n."fiscalAttributes"), 'taxes',
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'rate', t.rate) ORDER BY t.position, t.id), '[]') FROM countries_taxes AS t WHERE t.parent_id = c.country_id AND t.active))
      FROM companies AS c JOIN countries AS n ON n.id = c.country_id WHERE c.id = a.company_id)`,
  },
  employees: { sql: sql`(SELECT coalesce(jsonb_agg(o.user_id ORDER BY o.user_id), '[]') FROM arena_employees AS o WHERE o.arena_id = a.id)` },
  warehouses: { sql: list('warehouses', ['id', 'name'], 'name') },
  equipment: { sql: list('equipment', ['id', 'version', 'name', 'description', 'image'], 'id') },
  contact: { sql: object('contacts', contactKeys), read: orEmpty(contactKeys) },
  geo_map: { sql: object('geo_maps', mapKeys), read: orEmpty(mapKeys, { link: '' }) },
  working_hours: { sql: list('arena_working_hours', ['day', 'opening', 'closing'], 'day'), read: (value) => pairsOf(value as readonly Hours[]) },
  bonuses: { sql: list('arena_rate_bonuses', ['day', 'hour', 'value'], 'day'), read: (value) => gridOf(value as readonly Cell[]) },
  terms_and_conditions: { sql: sql`(SELECT o.terms_and_conditions FROM terms AS o WHERE o.arena_id = a.id)` },
} as const satisfies Record<string, Part>;

export type Parts = Readonly<Record<string, Part>>;
export const partColumns = (parts: Parts): Sql => sql.join(Object.entries(parts).map(([name, part]) => sql`${part.sql} AS ${sql.ref(name)}`));
export const partRecord = (parts: Parts, row: Row): Row => Object.fromEntries(Object.entries(parts).map(([name, { read }]) => [name, read ? read(row[name]) : row[name]]));
