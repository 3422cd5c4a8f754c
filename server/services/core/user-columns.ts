import { sql, type RawBuilder } from 'kysely';
import { likeText, searchSql, type Column, type ColumnOf, type ScalarType } from '#server/db/conditions.ts';
import { asText } from '#server/db/entity-columns.ts';

type Sql = RawBuilder<unknown>;
type Test = RawBuilder<boolean>;

/** A path of the record: what it is read by, and how lists ask about it. */
interface Value {
  readonly sql: Sql;
  readonly type: ScalarType;
  readonly instant?: 'date' | 'timestamptz';
}
const text = (column: string): Value => ({ sql: sql.ref(column), type: 'text' });
const whole = (column: Sql): Value => ({ sql: column, type: 'whole' });
const truth = (column: string): Value => ({ sql: sql.ref(column), type: 'boolean' });
const instant = (column: string, type: 'date' | 'timestamptz' = 'timestamptz'): Value => ({ sql: sql.ref(column), type: 'text', instant: type });

/** The rank that stands at somebody's experience: the active one whose bounds hold it. Bounds never overlap. */
const rankOf = (what: Sql): Sql => sql`(SELECT ${what} FROM ranks AS r WHERE r.active AND coalesce(x.balance, 0) BETWEEN r.experience_lower AND r.experience_upper)`;

/** What users are read from; a table that a query does not ask about is not touched. */
export const from = sql`users AS u LEFT JOIN identities AS i ON i.user_id = u.id LEFT JOIN emails AS e ON e.user_id = u.id LEFT JOIN phones AS p ON p.user_id = u.id
  LEFT JOIN wallets AS w ON w.user_id = u.id LEFT JOIN experience AS x ON x.user_id = u.id`;

/** Paths of a user's record that are one value. */
export const values: Readonly<Record<string, Value>> = {
  id: whole(sql.ref('u.id')), version: whole(sql.ref('u.version')), created_at: instant('u.created_at'), updated_at: instant('u.updated_at'),
  username: text('u.username'), full_name: text('u.full_name'), name: text('u.name'), surname: text('u.surname'), card_id: text('u.card_id'),
  active: truth('u.active'), banned: truth('u.banned'), ban_reason: text('u.ban_reason'), ban_arena_id: whole(sql.ref('u.ban_arena_id')), registered_in_arena: whole(sql.ref('u.registered_in_arena')),
  keycloak_id: text('u.keycloak_id'), avatar: text('u.avatar'), pidn: text('u.pidn'),
  'identity.id': whole(sql.ref('i.id')), 'identity.name': text('i.name'), 'identity.birthdate': instant('i.birthdate', 'date'), 'identity.address': text('i.address'), 'identity.pidn': text('i.pidn'),
  'identity.image': text('i.image'), 'identity.status': text('i.status'), 'identity.created_at': instant('i.created_at'),
  'email.id': whole(sql.ref('e.id')), 'email.address': text('u.email_address'), 'email.status': text('e.status'), 'email.created_at': instant('e.created_at'),
  'phone.id': whole(sql.ref('p.id')), 'phone.country_code': text('p.country_code'), 'phone.national_number': text('p.national_number'), 'phone.number': text('u.phone_number'),
  'phone.status': text('p.status'), 'phone.created_at': instant('p.created_at'),
  'wallet.balance': whole(sql`coalesce(w.balance, 0)`), 'experience.balance': whole(sql`coalesce(x.balance, 0)`), 'experience.rank.name': { sql: rankOf(sql`r.name`), type: 'text' },
};

const roles: Column = {
  is: 'links',
  type: 'text',
  some: (test) => sql<boolean>`EXISTS (SELECT FROM user_roles AS l JOIN roles AS o ON o.id = l.role_id WHERE l.user_id = u.id AND ${test(sql.ref('o.name'))})`,
};

/** Paths as conditions ask about them. */
export const columnOf: ColumnOf = (path) => {
  const value = values[path];
  if (path === 'roles') return roles;
  if (!value) throw new Error(`users: no condition can ask about ${path}`);
  return { is: 'scalar', type: value.type, sql: asText(value.sql, value.instant ?? null) };
};

/** Bare, so that the trigram index of the column is used: a column that is null is not found. */
const held = (column: string, found: string): Test => sql<boolean>`${sql.ref(column)} LIKE '%' || search_text(${likeText(found.replaceAll('\0', ''))}) || '%'`;
const none = sql<boolean>`false`;

/** Search keys' paths: each finds what holds the text, without regard to case and accents. */
const searched: Readonly<Record<string, (found: string) => Test>> = {
  username: (found) => held('u.search_username', found),
  full_name: (found) => held('u.search_name', found),
  'email.address': (found) => held('u.search_email', found),
  // As people write numbers: +385 91/123-456.
  'phone.number': (found) => (/^[+\d\s()/.-]*\d[\d\s()/.-]*$/.test(found) ? held('u.phone_number', found.replace(/\D/g, '')) : none),
  // Six digits are a scanned card and mean exactly that one.
  card_id: (found) => (/^\d{6}$/.test(found) ? sql<boolean>`u.card_id = ${found}` : /^\d+$/.test(found) ? held('u.card_id', found) : none),
  // The bands are looked up once, then each balance is compared with them.
  'experience.rank.name': (found) => sql<boolean>`coalesce(x.balance, 0) <@ ANY(ARRAY(SELECT int8range(r.experience_lower, r.experience_upper, '[]') FROM ranks AS r WHERE r.active AND ${searchSql(sql.ref('r.name'), found)}))`,
  roles: (found) => sql<boolean>`u.id IN (SELECT l.user_id FROM user_roles AS l JOIN roles AS o ON o.id = l.role_id WHERE ${searchSql(sql.ref('o.name'), found)})`,
};

export const foundBy = (path: string, found: string): Test => {
  const test = searched[path];
  if (!test) throw new Error(`users: ${path} cannot be searched`);
  return test(found);
};
