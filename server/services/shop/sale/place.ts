import { sql } from 'kysely';
import type { LineTax } from '#resources/domain/tax.ts';
import { admin } from '#resources/schema/index.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { SaleBody } from '#server/services/shop/sale/body.ts';
import type { Context } from '#server/store.ts';

/** An arena as its invoices keep it (docs/decisions/015). */
export interface FrozenArena {
  readonly name: string;
  readonly timezone: string;
  readonly locale: string;
  readonly coins_per_currency: number;
  readonly dayStartTime: string | null;
  /** Mark of the business place on papers; papers of before, which have none, say `PP` and the arena's id. */
  readonly businessPlaceLabel: string | null;
  readonly company: { readonly id: number; readonly name: string; readonly address: string; readonly pidn: string };
}
/** Where something is sold. */
export interface Place {
  readonly id: number;
  readonly currency: string;
  readonly frozen: FrozenArena;
  /** Of the company, for coins. */
  readonly coinTaxes: readonly LineTax[];
}
type Found = Place & { readonly register: boolean; readonly enabled: boolean | null; readonly fiscalize: boolean | null };

/** Mark of the business place of `arenas AS a`, as the next papers say it, and of `invoices AS i`, as it was said. */
export const standingMark = sql`coalesce(nullif(a.business_place_label, ''), 'PP' || a.id)`;
export const markOnPaper = sql`coalesce(i.arena_frozen->>'businessPlaceLabel', 'PP' || i.arena_id::text)`;
/** Mark of the business place on papers. */
export const placeMark = (arena: number, { businessPlaceLabel }: Pick<FrozenArena, 'businessPlaceLabel'>): string => businessPlaceLabel ?? `PP${arena}`;

/**
 * The arena that a body names, with the register and the payment method in it, and whether what is paid so goes to the tax office.
 * @throws Refusal `forbidden` for an arena the caller does not work in, `invalid` for what is not there or not offered
 */
export async function placeOf({ db, caller }: Context, { arena_id, cash_register_label, payment_method }: SaleBody): Promise<{ readonly place: Place; readonly fiscalize: boolean }> {
  if (!admin(caller) && !caller.arenas.includes(arena_id)) throw new Refusal('forbidden');
  // Until the sale is written nobody gives the arena another company or label: whoever does waits, and finds its invoice.
  await sql`SELECT FROM arenas WHERE id = ${arena_id} FOR KEY SHARE`.execute(db);
  const { rows: [found] } = await sql<Found>`SELECT a.id, a.currency,
      jsonb_build_object('name', a.name, 'timezone', a.timezone, 'locale', a.locale, 'coins_per_currency', a.coins_per_currency, 'dayStartTime', a.day_start_time, 'businessPlaceLabel', ${standingMark},
        'company', jsonb_build_object('id', c.id, 'name', c.name, 'address', c.address, 'pidn', c.pidn)) AS frozen,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'rate', t.rate) ORDER BY t.id), '[]') FROM companies_coins_taxes AS l JOIN countries_taxes AS t ON t.id = l.target_id WHERE l.parent_id = c.id) AS "coinTaxes",
      EXISTS (SELECT FROM cash_registers AS r WHERE r.arena_id = a.id AND r.label = ${cash_register_label} AND r.active) AS register, m.enabled, m.fiscalize
    FROM arenas AS a JOIN companies AS c ON c.id = a.company_id LEFT JOIN payment_methods AS m ON m.arena_id = a.id AND m.payment_method = ${payment_method} WHERE a.id = ${arena_id}`.execute(db);
  if (!found) throw invalid({ path: 'arena_id', rule: 'reference' });
  const { register, enabled, fiscalize, ...place } = found;
  const broken = [...(register ? [] : [{ path: 'cash_register_label', rule: 'reference' }]), ...(enabled === true ? [] : [{ path: 'payment_method', rule: 'choice' }])];
  if (broken.length > 0) throw invalid(...broken);
  return { place, fiscalize: fiscalize === true };
}
