import { sql, type RawBuilder } from 'kysely';
import { searchSql, type ColumnOf, type ScalarType } from '#server/db/conditions.ts';
import { asText } from '#server/db/entity-columns.ts';
import type { Row } from '#server/store.ts';

type Sql = RawBuilder<unknown>;

/** Paths of an arena's own record that are one column of `arenas AS a` -> column and type. */
const columns: Readonly<Record<string, readonly [column: string, type: ScalarType | 'instant']>> = {
  id: ['id', 'whole'], version: ['version', 'whole'], created_at: ['created_at', 'instant'], updated_at: ['updated_at', 'instant'],
  name: ['name', 'text'], image: ['image', 'text'], timezone: ['timezone', 'text'], currency: ['currency', 'text'], coins_per_currency: ['coins_per_currency', 'whole'], locale: ['locale', 'text'],
  active: ['active', 'flag'], web_shop: ['web_shop', 'flag'], base_rate: ['base_rate', 'whole'], businessPlaceLabel: ['business_place_label', 'text'], dayStartTime: ['day_start_time', 'text'],
  childProtection: ['child_protection', 'boolean'], lockdownStart: ['lockdown_start', 'text'], lockdownEnd: ['lockdown_end', 'text'],
};
const company = 'company';
const column = (path: string): Sql => sql.ref(`a.${columns[path]?.[0] ?? ''}`);
const unknown = (path: string): never => {
  throw new Error(`arenas: nothing can be asked about ${path}`);
};

/** Paths as conditions ask about them. */
export const columnOf: ColumnOf = (path) => {
  if (path === company) return { is: 'scalar', type: 'whole', sql: sql.ref('a.company_id') };
  const [, type] = columns[path] ?? unknown(path);
  return type === 'instant' ? { is: 'scalar', type: 'text', sql: asText(column(path), 'timestamptz') } : { is: 'scalar', type, sql: column(path) };
};

const companyName = sql`(SELECT c.name FROM companies AS c WHERE c.id = a.company_id)`;
/** What an arena is searched by. */
export const foundBy = (path: string, text: string): RawBuilder<boolean> => searchSql(path === company ? companyName : columns[path]?.[1] === 'text' ? column(path) : unknown(path), text);
/** What arenas are sorted by, and whether it is text. */
export const sortValue = (path: string): { readonly sql: Sql; readonly text: boolean } =>
  path === company ? { sql: companyName, text: true } : { sql: column(path), text: (columns[path] ?? unknown(path))[1] === 'text' };

export const ownColumns = sql.join(Object.keys(columns).map((path) => sql`${column(path)} AS ${sql.ref(path)}`));
/** A row of `ownColumns` as it travels. */
export const ownRecord = (row: Row): Row => Object.fromEntries(Object.entries(columns).map(([path, [, type]]) => [path, type === 'flag' ? Number(row[path]) : row[path]]));

const bodyKeys = ['name', 'image', 'company_id', ...Object.keys(columns).filter((path) => !['id', 'version', 'created_at', 'updated_at', 'name', 'image', 'base_rate'].includes(path))];
/** Columns and values of what a body names. */
export const assignments = (body: Row): readonly (readonly [column: string, value: unknown])[] =>
  bodyKeys.filter((key) => body[key] !== undefined).map((key) => {
    const [name, type] = columns[key] ?? [key, 'whole'];
    return [name, type === 'flag' ? body[key] === 1 : body[key]];
  });
