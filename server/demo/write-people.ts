import { sql, type RawBuilder } from 'kysely';
import type { Person } from '#server/demo/person.ts';
import type { Seeding } from '#server/demo/records.ts';

type Fields = Readonly<Record<string, unknown>>;
const rowsOf = (people: readonly Person[], each: (person: Person) => readonly Fields[]): string => JSON.stringify(people.flatMap(each));
const part = (key: 'identity' | 'email' | 'phone') => (person: Person): readonly Fields[] => (person[key] ? [{ ...person[key], user_id: person.id, created_at: person.created_at }] : []);

/**
 * Writes people with all that hangs on them, one statement for each table; their coins go through the ledger.
 * @param actor whoever booked the coins
 */
export async function writePeople({ db }: Pick<Seeding, 'db'>, people: readonly Person[], actor: number | null): Promise<void> {
  const fill = async (target: RawBuilder<unknown>, columns: string, rows: string) => {
    if (rows !== '[]') await sql`INSERT INTO ${target} SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS given (${sql.raw(columns)})`.execute(db);
  };
  await fill(
    sql`users (id, username, name, surname, password_hash, card_id, active, banned, ban_reason, ban_arena_id, registered_in_arena, created_at, updated_at, email_address, phone_number)`,
    'id bigint, username text, name text, surname text, password_hash text, card_id text, active boolean, banned boolean, ban_reason text, ban_arena_id bigint, registered_in_arena bigint, created_at timestamptz, updated_at timestamptz, email_address text, phone_number text',
    // What triggers would repeat is written at once: they find nothing to change.
    rowsOf(people, ({ active = true, created_at, email, phone, ...person }) => [{
      ...person, active, banned: person.ban_reason !== undefined, created_at, updated_at: created_at, email_address: email?.address, phone_number: phone && `${phone.country_code}${phone.national_number}`,
    }]),
  );
  await sql`INSERT INTO user_roles (user_id, role_id) SELECT given.user_id, r.id FROM jsonb_to_recordset(${rowsOf(people, ({ id, roles }) => roles.map((role) => ({ user_id: id, role })))}::jsonb) AS given (user_id bigint, role text)
    JOIN roles AS r ON r.name = given.role`.execute(db);
  await fill(sql`identities (user_id, name, birthdate, address, pidn, status, created_at)`, 'user_id bigint, name text, birthdate date, address text, pidn text, status text, created_at timestamptz', rowsOf(people, part('identity')));
  await fill(sql`emails (user_id, address, status, created_at)`, 'user_id bigint, address text, status text, created_at timestamptz', rowsOf(people, part('email')));
  await fill(sql`phones (user_id, country_code, national_number, status, created_at)`, 'user_id bigint, country_code text, national_number text, status text, created_at timestamptz', rowsOf(people, part('phone')));
  await fill(sql`experience (user_id, balance)`, 'user_id bigint, balance bigint', rowsOf(people, ({ id, experience }) => (experience === undefined ? [] : [{ user_id: id, balance: experience }])));
  await fill(
    sql`coin_ledger (user_id, amount, arena_id, reason, actor_id, created_at)`,
    'user_id bigint, amount bigint, arena_id bigint, reason text, actor_id bigint, created_at timestamptz',
    rowsOf(people, ({ id, created_at, coins = [] }) => coins.map((line) => ({ ...line, user_id: id, actor_id: actor, created_at }))),
  );
}
