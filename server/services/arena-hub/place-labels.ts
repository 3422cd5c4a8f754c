import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import { markOnPaper, standingMark } from '#server/services/shop/sale/place.ts';
import type { Context } from '#server/store.ts';

/** An arena as it shall be: whose it is, and what its place is called on invoices. Without a label it is called by its id. */
interface Labelled {
  readonly id: number;
  readonly company: number;
  readonly label: string | null;
}
interface Holder {
  readonly name: string;
  readonly label: string;
}

/** One after the other within a company: of two who take a label at once the second one finds it taken. */
const hold = async ({ db }: Context, company: number): Promise<void> => {
  await sql`SELECT FROM companies WHERE id = ${company} FOR NO KEY UPDATE`.execute(db);
};
/**
 * Another arena that bears this label for the company, or that has issued its invoices under it. What differs in capitals alone is the same to whoever reads it.
 */
const holderOf = async ({ db }: Context, { id, company, label }: Labelled): Promise<Holder | null> => {
  const wanted = label ?? `PP${id}`;
  const { rows } = await sql<{ name: string }>`SELECT a.name FROM arenas AS a WHERE a.id <> ${id} AND (a.company_id = ${company} AND lower(${standingMark}) = lower(${wanted})
    OR EXISTS (SELECT FROM invoices AS i WHERE i.arena_id = a.id AND lower(${markOnPaper}) = lower(${wanted}) AND i.arena_frozen->'company'->>'id' = ${String(company)})) ORDER BY a.id LIMIT 1`.execute(db);
  return rows[0] ? { name: rows[0].name, label: wanted } : null;
};
const taken = (path: string, { name, label }: Holder) => new Refusal('placeLabelTaken', { violations: [{ path, rule: 'placeLabelTaken', name, label }] });

/** An invoice is known by its company, place, register and number: no two arenas of a company go by one label. @param path what the body changes @throws Refusal `placeLabelTaken` */
export async function refuseTakenLabel(context: Context, arena: Labelled, path: 'businessPlaceLabel' | 'company_id'): Promise<void> {
  await hold(context, arena.company);
  const holder = await holderOf(context, arena);
  if (holder) throw taken(path, holder);
}

/** The id of a new arena; one whose own label another arena of the company has typed is passed over. @throws Refusal `placeLabelTaken` */
export async function newArenaId(context: Context, arena: Omit<Labelled, 'id'>): Promise<number> {
  await hold(context, arena.company);
  for (;;) {
    const { rows } = await sql<{ id: number }>`SELECT nextval(pg_get_serial_sequence('arenas', 'id')) AS id`.execute(context.db);
    const id = rows[0]?.id ?? 0;
    const holder = await holderOf(context, { ...arena, id });
    if (!holder) return id;
    if (arena.label !== null) throw taken('businessPlaceLabel', holder);
  }
}
