import { saleMethods } from '#resources/invoices.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { field } from '#resources/schema/index.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { bodySchema } from '#server/http/json-schema.ts';
import { invalid } from '#server/http/refusal.ts';
import { checkedBody } from '#server/services/body.ts';
import type { Context, Row } from '#server/store.ts';

const text = field.text();
const person = { id: field.integer({ min: 1 }), name: text, email: field.text({ max: 254 }), username: text };
const by_user = field.group({ ...person, id: field.integer({ required: true, min: 1 }), username: field.text({ required: true }), pidn: text });
/** What a sale may say. */
export const saleRules = bodyRules(
  {
    by_user,
    arena_id: field.integer({ required: true, min: 1 }),
    cash_register_label: field.integer({ required: true, min: 1 }),
    payment_method: field.choice(saleMethods, { required: true }),
    variants: field.list(
      { id: field.integer({ required: true, min: 1 }), quantity: field.integer({ required: true, min: 1, max: 1_000_000_000 }), price: field.money({ min: 0 }), amount: field.money({ min: 1 }) },
      { saved: 'whole', atLeast: 1, max: 200 },
    ),
    user: field.group({ ...person, balance: field.integer(), company: field.group({ name: text, address: text, pidn: field.text({ max: 32 }) }) }),
  },
  'invoices',
);
/** What a restore may say, of an invoice or of a transaction. */
export const restoreRules = bodyRules({ by_user, restoring_reason: field.text({ required: true }) }, 'invoices');

type Said<T> = T | null | undefined;
/** Somebody as a body names them. What the service knows itself is compared, never taken. */
export interface SaidPerson {
  readonly id?: Said<number>;
  readonly name?: Said<string>;
  readonly username?: Said<string>;
  readonly email?: Said<string>;
  readonly pidn?: Said<string>;
}
export interface Company {
  readonly name: string;
  readonly address: string;
  readonly pidn: string;
}
/** What is asked for of one variant. The price is the one that was seen, in minor units; on a line of coins the quantity is coins and `amount` the money entered. */
export interface Asked {
  readonly id: number;
  readonly quantity: number;
  readonly price?: Said<number>;
  readonly amount?: Said<number>;
}
export interface SaleBody {
  readonly by_user: SaidPerson;
  readonly arena_id: number;
  readonly cash_register_label: number;
  readonly payment_method: (typeof saleMethods)[number];
  readonly variants: readonly Asked[];
  readonly user?: (SaidPerson & { readonly balance?: Said<number>; readonly company?: Partial<Record<keyof Company, Said<string>>> }) | undefined;
}
export interface RestoreBody {
  readonly by_user: SaidPerson;
  readonly restoring_reason: string;
}

const labelDigits = /^[1-9]\d{0,8}$/;
const companyParts = ['name', 'address', 'pidn'] as const;
const isObject = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value);
/** Nobody, and no company, is as good as not said; a register's label may come as the digits that are printed. */
const tolerated = (body: unknown): unknown => {
  if (!isObject(body)) return body;
  const { user, ...others } = body;
  const label = others.cash_register_label;
  const rest = typeof label === 'string' && labelDigits.test(label) ? { ...others, cash_register_label: Number(label) } : others;
  if (!isObject(user)) return user === null || user === undefined ? rest : { ...rest, user };
  const { company, ...who } = user;
  return { ...rest, user: company === null || company === undefined ? who : user };
};

/** @throws Refusal `invalid` with every broken rule, a variant named twice and a company that is not whole among them */
export function saleBody(sent: unknown, context: Context): SaleBody {
  const body = checkedBody(saleRules, 'create', tolerated(sent), context) as unknown as SaleBody;
  const { user, variants } = body;
  const ids = variants.map(({ id }) => id);
  const company = user?.company;
  const broken = [
    ...ids.flatMap((id, i): Violation[] => (ids.indexOf(id) < i ? [{ path: `variants.${i}.id`, rule: 'distinct' }] : [])),
    ...(company ? companyParts.flatMap((key): Violation[] => (company[key] ? [] : [{ path: `user.company.${key}`, rule: 'required' }])) : []),
    ...(user && !user.id && Object.entries(user).some(([key, value]) => key !== 'company' && value !== null && value !== undefined) ? [{ path: 'user.id', rule: 'required' }] : []),
  ];
  if (broken.length > 0) throw invalid(...broken);
  return body;
}

/** @throws Refusal `invalid` with every broken rule */
export const restoreBody = (sent: unknown, context: Context): RestoreBody => checkedBody(restoreRules, 'create', sent, context) as unknown as RestoreBody;

/** What openapi says of these bodies: what the rules say, and what is checked beside them. */
type Schema = Readonly<Record<string, unknown>>;
const within = (schema: Schema, path: readonly string[], change: (inner: Schema) => Schema): Schema => {
  const [name, ...rest] = path;
  return name === undefined ? change(schema) : { ...schema, [name]: within((schema[name] ?? {}) as Schema, rest, change) };
};
const described = (description: string) => (inner: Schema): Schema => ({ ...inner, description });
const variant = ['properties', 'variants', 'items'];
const buyer = ['properties', 'user'];
export const restoreSchema = bodySchema(restoreRules, 'create');
export const saleSchema = ([
  [['properties', 'cash_register_label'], (inner) => ({ anyOf: [inner, { type: 'string', pattern: labelDigits.source }] })],
  // Coins are sold by the money that was entered; a price seen is compared. Everything else by the price seen.
  [variant, (inner) => ({ ...inner, anyOf: [{ required: ['price'], properties: { price: { type: 'integer' } } }, { required: ['amount'], properties: { amount: { type: 'integer' } } }] })],
  [[...variant, 'properties', 'quantity'], described('pieces; of coins the coins')],
  [[...variant, 'properties', 'price'], described('one piece as it was seen, minor units; may be left out for coins alone')],
  [[...variant, 'properties', 'amount'], described('money entered, minor units; must be said for coins, and agrees with price and quantity for anything else')],
  [['properties', 'variants'], described('each variant at most once')],
  // A player by their id; nobody, and no company, is as good as not said.
  [buyer, (inner) => ({ ...inner, type: ['object', 'null'], dependentRequired: Object.fromEntries(['name', 'email', 'username', 'balance'].map((name) => [name, ['id']])) })],
  [[...buyer, 'properties', 'company'], (inner) => ({ ...inner, type: ['object', 'null'], required: companyParts, properties: Object.fromEntries(Object.entries(inner.properties as Schema).map(([name, part]) => [name, { ...(part as Schema), type: 'string', minLength: 1 }])) })],
] as readonly (readonly [path: readonly string[], change: (inner: Schema) => Schema])[]).reduce((schema, [path, change]) => within(schema, path, change), bodySchema(saleRules, 'create') as Schema);
