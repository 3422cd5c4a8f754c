import { saleMethods } from '#resources/invoices.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { field } from '#resources/schema/index.ts';
import type { Violation } from '#resources/schema/violations.ts';
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

const isObject = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value);
/** Nobody, and no company, is as good as not said; a register's label may come as the digits that are printed. */
const tolerated = (body: unknown): unknown => {
  if (!isObject(body)) return body;
  const { user, ...others } = body;
  const label = others.cash_register_label;
  const rest = typeof label === 'string' && /^[1-9]\d{0,8}$/.test(label) ? { ...others, cash_register_label: Number(label) } : others;
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
    ...(company ? (['name', 'address', 'pidn'] as const).flatMap((key): Violation[] => (company[key] ? [] : [{ path: `user.company.${key}`, rule: 'required' }])) : []),
    ...(user && !user.id && Object.entries(user).some(([key, value]) => key !== 'company' && value !== null && value !== undefined) ? [{ path: 'user.id', rule: 'required' }] : []),
  ];
  if (broken.length > 0) throw invalid(...broken);
  return body;
}

/** @throws Refusal `invalid` with every broken rule */
export const restoreBody = (sent: unknown, context: Context): RestoreBody => checkedBody(restoreRules, 'create', sent, context) as unknown as RestoreBody;

/** What openapi says of these bodies. */
const [whole, words] = [{ type: 'integer' }, { type: 'string' }];
const object = (properties: object, ...required: readonly string[]) => ({ type: 'object', properties, ...(required.length > 0 ? { required } : {}) });
const who = { id: whole, name: words, email: words, username: words };
export const restoreSchema = object({ by_user: object({ ...who, pidn: words }), restoring_reason: words }, 'by_user', 'restoring_reason');
export const saleSchema = object({
  by_user: object({ ...who, pidn: words }), arena_id: whole, cash_register_label: whole, payment_method: { enum: saleMethods },
  variants: { type: 'array', items: object({ id: whole, quantity: { ...whole, description: 'pieces; of coins the coins' }, price: { ...whole, description: 'one piece as it was seen, minor units' }, amount: { ...whole, description: 'money entered for coins, minor units' } }, 'id', 'quantity') },
  user: object({ ...who, balance: whole, company: object({ name: words, address: words, pidn: words }) }),
}, 'by_user', 'arena_id', 'cash_register_label', 'payment_method', 'variants');
