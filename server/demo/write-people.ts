import { sql } from 'kysely';
import type { Bulk, Cell } from '#server/db/bulk.ts';
import type { Person } from '#server/demo/person.ts';

/** Columns of a table and how a person fills them; those who have nothing there are left out. */
interface Part {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: (person: Person) => readonly (readonly Cell[])[];
}
const one = (row: readonly Cell[] | undefined): readonly (readonly Cell[])[] => (row ? [row] : []);

const partsOf = (roleIds: ReadonlyMap<string, number>): readonly Part[] => [
  {
    table: 'users',
    columns: ['id', 'username', 'name', 'surname', 'password_hash', 'card_id', 'active', 'banned', 'ban_reason', 'ban_arena_id', 'registered_in_arena', 'created_at', 'updated_at', 'email_address', 'phone_number'],
    // What triggers would repeat is written at once: they find nothing to change.
    rows: (p) => [[p.id, p.username, p.name, p.surname, p.password_hash, p.card_id, p.active ?? true, p.ban_reason !== undefined, p.ban_reason, p.ban_arena_id, p.registered_in_arena, p.created_at, p.created_at, p.email?.address, p.phone && `${p.phone.country_code}${p.phone.national_number}`]],
  },
  { table: 'user_roles', columns: ['user_id', 'role_id'], rows: ({ id, roles }) => roles.map((role) => [id, roleIds.get(role)]) },
  {
    table: 'identities', columns: ['user_id', 'name', 'birthdate', 'address', 'pidn', 'status', 'created_at'],
    rows: ({ id, identity: i, created_at }) => one(i && [id, i.name, i.birthdate, i.address, i.pidn, i.status, created_at]),
  },
  { table: 'emails', columns: ['user_id', 'address', 'status', 'created_at'], rows: ({ id, email, created_at }) => one(email && [id, email.address, email.status, created_at]) },
  { table: 'phones', columns: ['user_id', 'country_code', 'national_number', 'status', 'created_at'], rows: ({ id, phone: p, created_at }) => one(p && [id, p.country_code, p.national_number, p.status, created_at]) },
  { table: 'experience', columns: ['user_id', 'balance'], rows: ({ id, experience }) => one(experience === undefined ? undefined : [id, experience]) },
];

/** Writes people with all that hangs on them by COPY, table by table. Their coins come from what they bought. */
export async function writePeople({ db, copy }: Bulk, people: readonly Person[]): Promise<void> {
  const { rows } = await sql<{ name: string; id: number }>`SELECT name, id FROM roles`.execute(db);
  for (const part of partsOf(new Map(rows.map(({ name, id }) => [name, id])))) await copy(part.table, part.columns, people.flatMap(part.rows));
}
