import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { restoreBody, restoreSchema, saleBody, saleSchema } from '#server/services/shop/sale/body.ts';
import type { Context } from '#server/store.ts';

const context = { caller: { id: 2, username: 'employee', roles: ['employee'], arenas: [1] }, now: () => new Date('2027-03-01T11:00:00Z') } as unknown as Context;
const ajv = new Ajv2020({ strict: false, formats: { email: /^\S+@\S+$/ } });
const [described, restoring] = [ajv.compile(saleSchema), ajv.compile(restoreSchema)];
const accepts = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const by_user = { id: 2, username: 'employee', name: 'Ema', email: 'ema@example.test', pidn: null };
const line = { id: 7, quantity: 2, price: 250 };
const sale = { by_user, arena_id: 1, cash_register_label: 1, payment_method: 'cash', variants: [line] };
const company = { name: 'Studio', address: 'Ilica 1', pidn: '85210036541' };
const without = (body: object, name: string): object => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

describe('API-105 what is documented of a sale is what is checked', () => {
  const coins = { id: 1, quantity: 100, amount: 100 };
  it.each<readonly [string, object]>([
    ['a snack', sale], ['a register by its digits', { ...sale, cash_register_label: '12' }], ['nobody', { ...sale, user: null }], ['a company alone', { ...sale, user: { company } }],
    ['a player', { ...sale, user: { id: 9, username: 'player', name: null, email: null, balance: 500 } }], ['no company', { ...sale, user: { id: 9, company: null } }],
    ['coins by their amount', { ...sale, variants: [coins] }], ['coins with a price', { ...sale, variants: [{ ...coins, price: 1 }] }],
  ])('%s', (_name, body) => {
    expect(described(body), JSON.stringify(described.errors)).toBe(true);
    expect(accepts(() => saleBody(body, context))).toBe(true);
  });
  it.each<readonly [string, object]>([
    ...Object.keys(sale).map((name) => [`without ${name}`, without(sale, name)] as const), ...['id', 'username'].map((name) => [`without by_user.${name}`, { ...sale, by_user: without(by_user, name) }] as const),
    ...['id', 'quantity'].map((name) => [`a line without ${name}`, { ...sale, variants: [without(line, name)] }] as const), ['no line', { ...sale, variants: [] }], ['more lines than a sale has', { ...sale, variants: Array.from({ length: 201 }, (_, i) => ({ ...line, id: i + 1 })) }],
    ['no pieces', { ...sale, variants: [{ ...line, quantity: 0 }] }], ['half a piece', { ...sale, variants: [{ ...line, quantity: 0.5 }] }], ['a price below nothing', { ...sale, variants: [{ ...line, price: -1 }] }],
    ['another method', { ...sale, payment_method: 'gold' }], ['a register called by letters', { ...sale, cash_register_label: 'one' }], ['a field that nobody knows', { ...sale, discount: 10 }], ['a line’s field that nobody knows', { ...sale, variants: [{ ...line, tax: 0 }] }],
    ...Object.keys(company).map((name) => [`a company without ${name}`, { ...sale, user: { company: without(company, name) } }] as const), ['a player by name alone', { ...sale, user: { username: 'player' } }], ['a balance of nobody', { ...sale, user: { balance: 5 } }],
  ])('%s is refused', (_name, body) => {
    expect(described(body)).toBe(false);
    expect(accepts(() => saleBody(body, context))).toBe(false);
  });
  it('a line that is neither a price seen nor money entered is documented as refused; the service says which of them lacks once it knows what is sold', () => {
    expect(described({ ...sale, variants: [without(line, 'price')] })).toBe(false);
  });
});

it.each([
  [true, { by_user, restoring_reason: 'Wrong item' }], [false, { by_user }], [false, { restoring_reason: 'Wrong item' }], [false, { by_user: without(by_user, 'id'), restoring_reason: 'x' }], [false, { by_user, restoring_reason: 'x', more: 1 }],
])('API-106 what is documented of a restore is what is checked: %s', (fine, body) => {
  expect([restoring(body), accepts(() => restoreBody(body, context))]).toEqual([fine, fine]);
});
