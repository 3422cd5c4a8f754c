import { sql } from 'kysely';
import { createRandom, type Random } from '#server/demo/random.ts';
import type { CountryRow } from '#server/demo/essentials.ts';
import type { Seeding } from '#server/demo/records.ts';

type Code = 'hr' | 'at' | 'ba' | 'es';
/** Languages of the arenas' papers. Slovenia is no country that can be chosen; a company of the chain works there all the same. */
type Papers = Code | 'si';

const companies = [
  { name: 'Arena Igre d.o.o.', address: 'Savska cesta 41, 10000 Zagreb', phone: '+385 1 555 0101', pidn: '32198765406', country: 'hr', coins: 'PDV 25 %' },
  { name: 'Jadran Gaming d.o.o.', address: 'Riva 5, 21000 Split', phone: '+385 21 555 0102', pidn: '70415282633', country: 'hr', coins: 'PDV 25 %' },
  { name: 'Spielhalle Wien GmbH', address: 'Mariahilfer Straße 88, 1070 Wien', phone: '+43 1 555 0103', pidn: 'ATU68273915', country: 'at', coins: 'USt 20 %' },
  { name: 'Arena BH d.o.o.', address: 'Ferhadija 12, 71000 Sarajevo', phone: '+387 33 555 104', pidn: '4201234560009', country: 'ba', coins: 'PDV 17 %' },
  { name: 'Juegos del Sol S.L.', address: 'Calle de Alcalá 100, 28009 Madrid', phone: '+34 910 555 105', pidn: 'B84712303', country: 'es', coins: 'IVA 21 %' },
  { name: 'Islas Arcade S.L.', address: 'Calle Triana 60, 35002 Las Palmas', phone: '+34 928 555 106', pidn: 'B35298417', country: 'es', coins: 'IGIC 7 %' },
  { name: 'Igralnica Ljubljana d.o.o.', address: 'Slovenska cesta 50, 1000 Ljubljana', phone: '+386 1 555 0107', pidn: '10039856', country: 'hr', coins: 'DDV 22 %' },
] as const;

/** Latitude and longitude of the streets where arenas stand, in degrees. */
const centres: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Zagreb: [45.8009, 15.9094], Čakovec: [46.3876, 16.4339], Split: [43.5074, 16.439], Wien: [48.206, 16.385],
  Graz: [47.036, 15.429], Sarajevo: [43.856, 18.405], Madrid: [40.464, -3.698], 'Las Palmas de Gran Canaria': [28.133, -15.436],
  Osijek: [45.554, 18.69], Rijeka: [45.327, 14.442], Zadar: [44.114, 15.23], Pula: [44.866, 13.849],
  Linz: [48.303, 14.288], Salzburg: [47.808, 13.05], Innsbruck: [47.264, 11.395], 'Banja Luka': [44.771, 17.19],
  Mostar: [43.343, 17.807], Barcelona: [41.387, 2.169], València: [39.469, -0.376], Sevilla: [37.388, -5.984],
};

interface ArenaPlan {
  readonly name: string;
  readonly company: number;
  readonly city: string;
  readonly street: string;
  readonly postcode: string;
  readonly timezone?: string;
  readonly rate: number;
  /** Made, and nothing more: no register, no method enabled, no hours. */
  readonly bare?: true;
  /** Where its papers are not those of its company's country. */
  readonly papers?: 'si';
  /** Days since it was made, where it does not follow the one before it. */
  readonly age?: number;
}
const arenas: readonly ArenaPlan[] = [
  { name: 'Zagreb West', company: 0, city: 'Zagreb', street: 'Ljubljanska avenija 4', postcode: '10090', rate: 200 },
  { name: 'Čakovec Sjever_2', company: 0, city: 'Čakovec', street: 'Ulica Matice hrvatske 7', postcode: '40000', rate: 160 },
  { name: 'Split Riva', company: 1, city: 'Split', street: 'Obala hrvatskog narodnog preporoda 21', postcode: '21000', rate: 220 },
  { name: 'Wien Mitte', company: 2, city: 'Wien', street: 'Landstraßer Hauptstraße 1b', postcode: '1030', rate: 300 },
  { name: 'Graz Süd', company: 2, city: 'Graz', street: 'Triester Straße 190', postcode: '8020', rate: 260 },
  { name: 'Sarajevo Centar', company: 3, city: 'Sarajevo', street: 'Vrbanja 1', postcode: '71000', rate: 120 },
  { name: 'Madrid Norte', company: 4, city: 'Madrid', street: 'Calle de Bravo Murillo 300', postcode: '28020', rate: 240 },
  { name: 'Las Palmas', company: 5, city: 'Las Palmas de Gran Canaria', street: 'Avenida José Mesa y López 15', postcode: '35006', timezone: 'Atlantic/Canary', rate: 200 },
  { name: 'Osijek Novi', company: 1, city: 'Osijek', street: 'Europska avenija 14', postcode: '31000', rate: 0, bare: true },
  { name: 'Ljubljana Center', company: 6, city: 'Ljubljana', street: 'Slovenska cesta 50', postcode: '1000', rate: 200, papers: 'si', age: 750 },
];
const more: readonly (readonly [city: string, company: number, postcode: string])[] = [
  ['Rijeka', 0, '51000'], ['Zadar', 1, '23000'], ['Pula', 1, '52100'], ['Linz', 2, '4020'], ['Salzburg', 2, '5020'], ['Innsbruck', 2, '6020'], ['Banja Luka', 3, '78000'], ['Mostar', 3, '88000'],
  ['Barcelona', 4, '08001'], ['València', 4, '46001'],
];
const moreArenas: readonly ArenaPlan[] = more.map(([city, company, postcode], i) => ({ name: `${city} Arena`, company, city, street: `1. ${city}`, postcode, rate: 150 + 10 * i }));

export interface DemoArena {
  readonly id: number;
  readonly name: string;
  readonly country: Code;
  readonly papers: Papers;
  readonly bare: boolean;
}
/** Arenas with players and news of their own: not the one that works in a country which the chain does not serve. */
export const servedArenas = (arenas: readonly DemoArena[]): readonly DemoArena[] => arenas.filter(({ country, papers }) => country === papers);

const countryNames: Readonly<Record<Papers, string>> = { hr: 'Hrvatska', at: 'Österreich', ba: 'Bosna i Hercegovina', es: 'España', si: 'Slovenija' };
const currencies: Readonly<Record<Papers, readonly [currency: string, coins: number, timezone: string]>> = {
  hr: ['EUR', 100, 'Europe/Zagreb'], at: ['EUR', 100, 'Europe/Vienna'], ba: ['BAM', 50, 'Europe/Sarajevo'], es: ['EUR', 100, 'Europe/Madrid'],
  si: ['EUR', 100, 'Europe/Ljubljana'],
};
/** Slovenian taxes stand with Croatia, and are not offered to companies there. */
const slovenianTaxes = [['DDV 22 %', 22], ['DDV 9,5 %', 9.5]] as const;

const withSlovenianTaxes = async ({ db }: Seeding, countries: ReadonlyMap<string, CountryRow>): Promise<ReadonlyMap<string, CountryRow>> => {
  const croatia = countries.get('hr');
  if (!croatia) return countries;
  const taxes = [...croatia.taxes];
  for (const [i, [name, rate]] of slovenianTaxes.entries()) {
    const { rows } = await sql<{ id: number }>`INSERT INTO countries_taxes (parent_id, position, name, rate, active) VALUES (${croatia.id}, ${croatia.taxes.length + i}, ${name}, ${rate}, false) RETURNING id`.execute(db);
    taxes.push(...rows.map(({ id }) => ({ id, name })));
  }
  return new Map([...countries, ['hr', { ...croatia, taxes }]]);
};

const seedCompanies = async ({ db, make }: Seeding, countries: ReadonlyMap<string, CountryRow>): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (const { country, coins, ...company } of companies) {
    const home = countries.get(country);
    const austrian = {
      baseCertificateUrl: 'https://signature.example/certificates', certificateNumber: '6F2A91C4', receiptSignUrl: 'https://signature.example/sign', tokenKey: 'demo-token', aesKey: 'demo-aes', taxes: { normal: '20', reduced: '10' }, locationId: 'WIEN-1',
    };
    const fiscal = { inTaxSystem: true, fiscalization: true, demo: true, ...(country === 'es' ? { veriFactu: true } : {}), ...(country === 'at' ? austrian : {}), ...(country === 'ba' ? { billHook: 'https://fiscal.example/ba' } : {}) };
    const { id } = await make('companies', { ...company, country_id: home?.id, coins_taxes: home?.taxes.filter(({ name }) => name === coins).map((tax) => tax.id) ?? [], fiscal_data: fiscal }, 1_000);
    ids.push(id);
  }
  // Its demo certificate; whoever reads companies learns only that there is one.
  await sql`UPDATE companies SET certificate = '/api/files/demo.p12', "certificatePassword" = 'arena-demo' WHERE id = ${ids[0]}`.execute(db);
  return ids;
};

const bonusesOf = (random: Random) =>
  Array.from({ length: 7 }, (_, i) => i + 1).flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => ({ day, hour, value: hour >= 10 && hour < 15 ? 10 * (1 + random.below(4)) : day > 5 && hour > 21 ? 20 : 0 })).filter(({ value }) => value > 0));

const seedParts = async ({ db, make, now }: Seeding, arena: number, plan: ArenaPlan, country: Papers, random: Random): Promise<void> => {
  const at = now();
  await db.updateTable('arenas').set({ base_rate: plan.rate }).where('id', '=', arena).execute();
  await db.insertInto('addresses')
    .values({ arena_id: arena, address1: plan.street, address2: null, settlement: plan.city, postcode: plan.postcode, country: countryNames[country], country_code: country, created_at: at, updated_at: at }).execute();
  if (plan.bare) return;
  await sql`UPDATE payment_methods SET enabled = true, fiscalize = true WHERE arena_id = ${arena}`.execute(db);
  for (const label of [1, 2, 3]) await make('cash-registers', { arena_id: arena, label });
  for (const name of ['Bar', 'Storage']) await make('warehouses', { arena_id: arena, name });
  await db.insertInto('arena_working_hours').values(Array.from({ length: 7 }, (_, i) => ({ arena_id: arena, day: i + 1, opening: i < 5 ? '10:00' : '09:00', closing: i < 4 ? '23:00' : '02:00' }))).execute();
  await db.insertInto('arena_rate_bonuses').values(bonusesOf(random).map((cell) => ({ arena_id: arena, ...cell }))).execute();
  await sql`UPDATE invoice_settings SET automatically_open_print_upon_invoice_creation = ${random.chance(50)}, invoice_header = ${`<h2>${plan.name}</h2>`}, invoice_footer = ${`<p>${plan.street}, ${plan.city}</p>`} WHERE arena_id = ${arena}`.execute(db);
  await sql`UPDATE terms SET terms_and_conditions = ${`<h1>${plan.name}</h1><p>${plan.street}, ${plan.postcode} ${plan.city}</p><ul><li>10:00–23:00</li><li>18+ 23:00–02:00</li></ul>`} WHERE arena_id = ${arena}`.execute(db);
  await db.insertInto('contacts')
    .values({ arena_id: arena, manager: null, phone: '+385 1 555 0100', email: `arena${arena}@arenadesk.example`, discord: null, instagram: `arena${arena}`, facebook: null, created_at: at, updated_at: at }).execute();
  const [north, east] = centres[plan.city] ?? [0, 0];
  // A few doors further.
  const latitude = Number((north + random.below(800) / 1_000_000).toFixed(6));
  const longitude = Number((east + random.below(600) / 1_000_000).toFixed(6));
  await db.insertInto('geo_maps').values({ arena_id: arena, link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`, latitude, longitude, zoom: 15, created_at: at, updated_at: at }).execute();
  await db.insertInto('equipment').values(['RTX 4070 · 240 Hz', 'PlayStation 5'].map((name) => ({ arena_id: arena, name, description: `<p><strong>${name}</strong></p>`, image: null, created_at: at, updated_at: at }))).execute();
};

/** Companies and arenas with everything they need to sell, but one that is bare. */
export async function seedChain(seeding: Seeding, countries: ReadonlyMap<string, CountryRow>, large: boolean): Promise<readonly DemoArena[]> {
  const ids = await seedCompanies(seeding, await withSlovenianTaxes(seeding, countries));
  const random = createRandom(11);
  const made: DemoArena[] = [];
  for (const plan of [...arenas, ...(large ? moreArenas : [])]) {
    const country = companies[plan.company]?.country ?? 'hr';
    const papers = plan.papers ?? country;
    const [currency, coins, timezone] = currencies[papers];
    const { id } = await seeding.make('arenas', {
      name: plan.name, company_id: ids[plan.company], timezone: plan.timezone ?? timezone, currency, coins_per_currency: coins, locale: papers, active: 1, web_shop: plan.bare ? 0 : 1,
      businessPlaceLabel: `PP${made.length + 1}`, dayStartTime: plan.company === 4 ? '06:00' : null, childProtection: country === 'at',
    }, plan.age ?? 900 - 20 * made.length);
    await seedParts(seeding, id, plan, papers, random);
    made.push({ id, name: plan.name, country, papers, bare: plan.bare === true });
  }
  return made;
}
