import { sql, type RawBuilder } from 'kysely';
import { holdsText, searchSql, type Column } from '#server/db/conditions.ts';
import { instantOrNull as instant, instantValue, textValue as text, truthValue as truth, wholeValue as whole, type OwnValue } from '#server/db/own-store.ts';

type Sql = RawBuilder<unknown>;
type Test = RawBuilder<boolean>;

/** The rank that stands at somebody's experience: the active one whose bounds hold it. Bounds never overlap. */
const rankOf = (what: Sql): Sql => sql`(SELECT ${what} FROM ranks AS r WHERE r.active AND coalesce(x.balance, 0) BETWEEN r.experience_lower AND r.experience_upper)`;

/** What users are read from; a table that a query does not ask about is not touched. */
export const from = sql`users AS u LEFT JOIN identities AS i ON i.user_id = u.id LEFT JOIN emails AS e ON e.user_id = u.id LEFT JOIN phones AS p ON p.user_id = u.id
  LEFT JOIN wallets AS w ON w.user_id = u.id LEFT JOIN experience AS x ON x.user_id = u.id`;

/** Paths of a user's record that are one value. */
export const values: Readonly<Record<string, OwnValue>> = {
  id: whole('u.id'), version: whole('u.version'), created_at: instantValue('u.created_at'), updated_at: instantValue('u.updated_at'),
  username: text('u.username'), full_name: text('u.full_name'), name: text('u.name'), surname: text('u.surname'), card_id: text('u.card_id'),
  active: truth('u.active'), banned: truth('u.banned'), ban_reason: text('u.ban_reason'), ban_arena_id: whole('u.ban_arena_id'), registered_in_arena: whole('u.registered_in_arena'),
  keycloak_id: text('u.keycloak_id'), avatar: text('u.avatar'), pidn: text('u.pidn'),
  'identity.id': whole('i.id'), 'identity.name': text('i.name'), 'identity.birthdate': instant('i.birthdate', 'date'), 'identity.address': text('i.address'), 'identity.pidn': text('i.pidn'),
  'identity.image': text('i.image'), 'identity.status': text('i.status'), 'identity.created_at': instant('i.created_at'),
  'email.id': whole('e.id'), 'email.address': text('u.email_address'), 'email.status': text('e.status'), 'email.created_at': instant('e.created_at'),
  'phone.id': whole('p.id'), 'phone.country_code': text('p.country_code'), 'phone.national_number': text('p.national_number'), 'phone.number': text('u.phone_number'),
  'phone.status': text('p.status'), 'phone.created_at': instant('p.created_at'),
  'wallet.balance': { sql: sql`coalesce(w.balance, 0)`, type: 'whole' }, 'experience.balance': { sql: sql`coalesce(x.balance, 0)`, type: 'whole' }, 'experience.rank.name': { sql: rankOf(sql`r.name`), type: 'text' },
};

/** Somebody's roles, as conditions ask about them. */
export const roles: Column = {
  is: 'links',
  type: 'text',
  some: (test) => sql<boolean>`EXISTS (SELECT FROM user_roles AS l JOIN roles AS o ON o.id = l.role_id WHERE l.user_id = u.id AND ${test(sql.ref('o.name'))})`,
};

const none = sql<boolean>`false`;

/** Search keys' paths: each finds what holds the text, without regard to case and accents. */
export const searched: Readonly<Record<string, (found: string) => Test>> = {
  username: (found) => holdsText(sql.ref('u.search_username'), found),
  full_name: (found) => holdsText(sql.ref('u.search_name'), found),
  'email.address': (found) => holdsText(sql.ref('u.search_email'), found),
  // As people write numbers: +385 91/123-456.
  'phone.number': (found) => (/^[+\d\s()/.-]*\d[\d\s()/.-]*$/.test(found) ? holdsText(sql.ref('u.phone_number'), found.replace(/\D/g, '')) : none),
  // Six digits are a scanned card and mean exactly that one.
  card_id: (found) => (/^\d{6}$/.test(found) ? sql<boolean>`u.card_id = ${found}` : /^\d+$/.test(found) ? holdsText(sql.ref('u.card_id'), found) : none),
  // The bands are looked up once, then each balance is compared with them; where there is none, no balance is read.
  'experience.rank.name': (found) => {
    const ranks = sql`FROM ranks AS r WHERE r.active AND ${searchSql(sql.ref('r.name'), found)}`;
    return sql<boolean>`(EXISTS (SELECT ${ranks}) AND coalesce(x.balance, 0) <@ ANY(ARRAY(SELECT int8range(r.experience_lower, r.experience_upper, '[]') ${ranks})))`;
  },
  roles: (found) => sql<boolean>`u.id IN (SELECT l.user_id FROM user_roles AS l JOIN roles AS o ON o.id = l.role_id WHERE ${searchSql(sql.ref('o.name'), found)})`,
};
