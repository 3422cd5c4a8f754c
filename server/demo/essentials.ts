import type { attributeTypes } from '#resources/domain/attributes.ts';
import { coinsCategory, coreCategories } from '#resources/domain/core-categories.ts';
import type { DemoSize } from '#server/config.ts';
import type { Seeding } from '#server/demo/records.ts';

type AttributeType = (typeof attributeTypes)[number];

/** What the product cannot work without: staff roles and one that everybody may give, countries, payment methods, a rank, categories and coins. */

export const defaultRole = 'player';
const roles = [
  { name: 'admin', is_default: false }, { name: 'manager', is_default: false }, { name: 'employee', is_default: false }, { name: defaultRole, is_default: true },
] as const;

const tax = (name: string, rate: number, active = true) => ({ name, rate, active });
const asks = (type: 'text' | 'secret' | 'boolean' | 'number', ...names: readonly string[]) => names.map((name) => ({ name, type, required: false }));
const everywhere = asks('boolean', 'inTaxSystem', 'fiscalization', 'demo');
/** Taxes as they stand in 2026; those no longer in use are kept inactive for old invoices. */
export const countries = [
  {
    name: 'Hrvatska', code: 'hr', legalAge: 18, currency: 'EUR', locale: 'hr', timezone: 'Europe/Zagreb', coinsPerCurrency: 100,
    taxes: [tax('PDV 25 %', 25), tax('PDV 13 %', 13), tax('PDV 5 %', 5), tax('PDV 10 %', 10, false)],
    // Receipts say their total in kuna too as long as this attribute is there.
    fiscalAttributes: [...everywhere, ...asks('boolean', 'kunaLine')],
  },
  {
    name: 'Österreich', code: 'at', legalAge: 18, currency: 'EUR', locale: 'at', timezone: 'Europe/Vienna', coinsPerCurrency: 100,
    taxes: [tax('USt 20 %', 20), tax('USt 13 %', 13), tax('USt 10 %', 10), tax('USt 5 %', 5, false)],
    fiscalAttributes: [...everywhere, ...asks('text', 'baseCertificateUrl', 'certificateNumber', 'receiptSignUrl', 'locationId'), ...asks('secret', 'tokenKey', 'aesKey')],
  },
  {
    name: 'Bosna i Hercegovina', code: 'ba', legalAge: 18, currency: 'BAM', locale: 'ba', timezone: 'Europe/Sarajevo', coinsPerCurrency: 50,
    taxes: [tax('PDV 17 %', 17), tax('PDV 0 %', 0)], fiscalAttributes: [...everywhere, ...asks('text', 'billHook')],
  },
  {
    name: 'España', code: 'es', legalAge: 18, currency: 'EUR', locale: 'es', timezone: 'Europe/Madrid', coinsPerCurrency: 100,
    taxes: [tax('IVA 21 %', 21), tax('IVA 10 %', 10), tax('IVA 4 %', 4), tax('IGIC 7 %', 7), tax('IVA 16 %', 16, false)], fiscalAttributes: [...everywhere, ...asks('boolean', 'veriFactu')],
  },
] as const;

export const paymentMethods = [
  { process_type: 'cash', name: 'Cash' }, { process_type: 'creditCard', name: 'Credit Card' }, { process_type: 'bank', name: 'Bank' },
] as const;

const attribute = (name: string, type: AttributeType, ...rules: readonly string[]) => ({ name, type, rules });
/**
 * What a variant of them says of itself, so that a sale gives the player what was bought. Subscriptions: bonus in whole percent, duration in days, daily reward in coins.
 * Time Tickets: minutes that are used before coins. Passes: so many minutes from the sale on, or the next window between two times of day.
 */
const coreAttributes: Readonly<Record<(typeof coreCategories)[number], readonly ReturnType<typeof attribute>[]>> = {
  Coins: [],
  Subscriptions: [attribute('bonus', 'integer', 'required', 'integer'), attribute('duration', 'integer', 'required', 'integer'), attribute('daily_reward', 'integer', 'required', 'integer')],
  'Time Tickets': [attribute('minutes', 'integer', 'required', 'integer')],
  Passes: [attribute('minutes', 'integer', 'nullable', 'integer'), attribute('valid_from', 'time', 'nullable', 'date_format:H:i'), attribute('valid_to', 'time', 'nullable', 'date_format:H:i')],
};

const endless = 999_999_999;
const bands = [['noob', 0], ['starter', 1_000], ['bronze', 5_000], ['silver', 15_000], ['gold', 40_000], ['platinum', 100_000], ['diamond', 250_000]] as const;
const rank = (name: string, lower: number, upper: number, step: number) => ({
  name, experience_lower: lower, experience_upper: upper, gain: 50 + 10 * step, decay: 2 * step, bonus: Math.min(5 * step, 30), active: true,
});
const ranks = (demo: DemoSize) =>
  demo === 'none' ? [rank(bands[0][0], 0, endless, 0)] : bands.map(([name, lower], i) => rank(name, lower, (bands[i + 1]?.[1] ?? endless + 1) - 1, i));

/** Puts the essentials in; answers the new countries by code. */
export async function seedEssentials({ db, make }: Seeding, demo: DemoSize): Promise<ReadonlyMap<string, CountryRow>> {
  for (const role of roles) await make('roles', role);
  const found = new Map<string, CountryRow>();
  for (const country of countries) found.set(country.code, (await make('countries', country)) as unknown as CountryRow);
  await db.insertInto('chain_payment_methods').values(paymentMethods.map((method) => ({ ...method, image: null }))).execute();
  for (const band of ranks(demo)) await make('ranks', band);
  for (const name of coreCategories) {
    const { id } = await make('categories', { name, attributes: coreAttributes[name] });
    // Sold in every arena, by the money that is entered.
    if (name === coinsCategory) await make('items', { name, category_id: id, variants: [{ name, sku: 'COINS' }] });
  }
  return found;
}
export interface CountryRow {
  readonly id: number;
  readonly code: string;
  readonly taxes: readonly { readonly id: number; readonly name: string }[];
}
