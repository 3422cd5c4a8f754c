import { sql } from 'kysely';
import { coinsCategory, isCore } from '#resources/domain/core-categories.ts';
import type { LineTax } from '#resources/domain/tax.ts';
import type { Seeding } from '#server/demo/records.ts';
import { typedValues } from '#server/services/shop/sale-sql.ts';

/** Who stood at the till, as an invoice keeps them. */
export interface Clerk {
  readonly id: number;
  readonly frozen: string;
}
export interface Gift {
  readonly name: string;
  readonly type: 'bonus' | 'coin';
  readonly value: number;
  readonly duration: number;
}
/** Something that can be sold in an arena; amounts in minor units of its currency. */
export interface Good {
  readonly variant: number;
  /** null: nothing of it lies anywhere. */
  readonly warehouse: number | null;
  readonly name: string;
  readonly item: string;
  readonly image: string | null;
  readonly category: string;
  readonly attributes: readonly { readonly name: string; readonly value: unknown }[];
  readonly gifts: readonly Gift[];
  readonly price: number;
  readonly taxes: readonly LineTax[];
  /** Goes to a player, and nobody else. */
  readonly personal: boolean;
}
/** An arena with all that its sales are made of. */
export interface Venue {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly locale: string;
  readonly timezone: string;
  readonly currency: string;
  readonly place: string;
  readonly coinsPerUnit: number;
  /** Coins an hour of play. */
  readonly baseRate: number;
  readonly fiscalizes: boolean;
  readonly webShop: boolean;
  /** `HH:mm`, or null for midnight. */
  readonly dayStart: string | null;
  /** As its invoices keep it. */
  readonly frozen: string;
  /** Tax number of its company. */
  readonly pidn: string;
  readonly registers: readonly number[];
  readonly clerks: readonly Clerk[];
  readonly goods: readonly Good[];
  readonly coins: Good;
  readonly devices: readonly { readonly id: string; readonly hostname: string }[];
}

type VenueRow = Omit<Venue, 'goods' | 'coins' | 'frozen'> & { readonly frozen: object; readonly coinTaxes: readonly LineTax[] };
const readVenues = async ({ db }: Seeding): Promise<readonly VenueRow[]> =>
  (await sql<VenueRow>`SELECT a.id, a.name, coalesce((SELECT p.settlement FROM addresses AS p WHERE p.arena_id = a.id), a.name) AS city, a.locale, a.timezone, a.currency, coalesce(a.business_place_label, 'PP' || a.id) AS place, a.coins_per_currency AS "coinsPerUnit", a.base_rate AS "baseRate", a.web_shop AS "webShop", a.day_start_time AS "dayStart",
    EXISTS (SELECT FROM payment_methods AS m WHERE m.arena_id = a.id AND m.enabled AND m.fiscalize) AS fiscalizes,
    jsonb_build_object('name', a.name, 'timezone', a.timezone, 'locale', a.locale, 'coins_per_currency', a.coins_per_currency, 'dayStartTime', a.day_start_time, 'businessPlaceLabel', coalesce(nullif(a.business_place_label, ''), 'PP' || a.id),
      'company', jsonb_build_object('id', c.id, 'name', c.name, 'address', c.address, 'pidn', c.pidn)) AS frozen, c.pidn,
    (SELECT jsonb_agg(r.label ORDER BY r.label) FROM cash_registers AS r WHERE r.arena_id = a.id AND r.active) AS registers,
    (SELECT jsonb_agg(jsonb_build_object('id', u.id, 'frozen', jsonb_build_object('name', coalesce(u.full_name, u.username), 'username', u.username, 'email', u.email_address, 'pidn', u.pidn)::text) ORDER BY u.id)
      FROM arena_employees AS e JOIN users AS u ON u.id = e.user_id WHERE e.arena_id = a.id AND u.active AND NOT u.banned) AS clerks,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', d."peerId", 'hostname', d.hostname) ORDER BY d.id), '[]') FROM devices AS d WHERE d.arena_id = a.id) AS devices,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'rate', t.rate) ORDER BY t.id), '[]') FROM companies_coins_taxes AS l JOIN countries_taxes AS t ON t.id = l.target_id WHERE l.parent_id = c.id) AS "coinTaxes"
    FROM arenas AS a JOIN companies AS c ON c.id = a.company_id WHERE EXISTS (SELECT FROM cash_registers AS r WHERE r.arena_id = a.id AND r.active) ORDER BY a.id`.execute(db)).rows;

type GoodRow = Omit<Good, 'personal'> & { readonly arena: number };
/** What may be sold the whole time, once for each arena: from the first warehouse that has it. */
const readGoods = async ({ db, now }: Seeding, since: string): Promise<readonly GoodRow[]> =>
  (await sql<GoodRow>`SELECT DISTINCT ON (s.arena_id, v.id) s.arena_id AS arena, v.id AS variant, s.warehouse_id AS warehouse, i.name || ' ' || v.name AS name, i.name AS item, coalesce(v.image, i.image) AS image, k.name AS category,
    ${typedValues(sql`v.category_attributes`, sql`k.attributes`)} AS attributes, v.inventory_attributes AS gifts, s.price,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'rate', t.rate) ORDER BY t.id), '[]') FROM variant_stock_taxes AS l JOIN countries_taxes AS t ON t.id = l.tax_id WHERE l.stock_id = s.id) AS taxes
    FROM variant_stocks AS s JOIN variants AS v ON v.id = s.variant_id JOIN items AS i ON i.id = v.item_id JOIN categories AS k ON k.id = i.category_id
    WHERE i.active AND v.active AND s.price > 0 AND i.retired_at IS NULL AND v.retired_at IS NULL AND coalesce(i.valid_from, ${since}) <= ${since} AND coalesce(i.valid_to, ${now().toISOString()}) >= ${now().toISOString()}
    ORDER BY s.arena_id, v.id, s.id`.execute(db)).rows;

/** Arenas that can sell, with everything they sell. @param since ISO instant at which the history begins */
export async function readWorld(seeding: Seeding, since: string): Promise<readonly Venue[]> {
  const [venues, goods] = [await readVenues(seeding), await readGoods(seeding, since)];
  const coins = await sql<{ variant: number; item: string; image: string | null }>`SELECT v.id AS variant, i.name AS item, i.image FROM variants AS v JOIN items AS i ON i.id = v.item_id JOIN categories AS k ON k.id = i.category_id WHERE k.name = ${coinsCategory} ORDER BY v.id LIMIT 1`.execute(seeding.db);
  const [coin] = coins.rows;
  if (!coin) throw new Error('demo: there is no item for coins');
  return venues.map(({ coinTaxes, frozen, ...venue }) => ({
    ...venue,
    frozen: JSON.stringify(frozen),
    goods: goods.filter(({ arena }) => arena === venue.id).map((good) => ({ ...good, warehouse: isCore(good.category) ? null : good.warehouse, personal: isCore(good.category) })),
    // What one coin costs is less than the smallest unit where a unit buys more than a hundred of them.
    coins: { ...coin, warehouse: null, name: coin.item, category: coinsCategory, attributes: [], gifts: [], price: Math.round(100 / Math.max(1, venue.coinsPerUnit)), taxes: coinTaxes, personal: true },
  }));
}
