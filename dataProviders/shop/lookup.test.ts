import { expect, it } from 'vitest';
import type { SentSale, SoldInvoice } from '#dataProviders/adapter/types.ts';
import { likenessOf } from '#dataProviders/shop/lookup.ts';

const at = Date.parse('2027-03-01T11:00:00Z');
const company = { name: 'Studio', pidn: '1', address: 'Ilica 1' };
const sale: SentSale = {
  body: { arena_id: 4, cash_register_label: 2, payment_method: 'cash', variants: [{ id: 7, quantity: 2, price: 250 }, { id: 1, quantity: 1000, price: 1, amount: 1000 }], user: { id: 9, username: 'player', name: null, email: null } }, gross: 1500, at,
};
const items = [{ name: 'Coins', quantity: 1000, price: 1, total_price: 1000 }, { name: 'Cola', quantity: 2, price: 250, total_price: 500 }];
const invoice = {
  id: 12, label: '12/PP1/2', created_at: '2027-03-01T11:00:03.000Z', cart: { gross: 1500, net: 1200, items }, by_user: { id: 3 }, user: { id: 9 }, arena: { id: 4 }, payment_method: { name: 'cash' }, restored_invoice_id: null,
};
const like = (more: object, sent: object = {}) => {
  const { certain, near } = likenessOf({ ...sale, ...sent } as SentSale, { id: 3 }, [{ ...invoice, ...more } as unknown as SoldInvoice]);
  return [certain.length, near.length];
};

it.each([
  ['as it was sold', {}], ['a number in another order', { label: 'ZG-WEST-2-12' }], ['a register by its name', { label: 'whatever', register_label: 2 }], ['an arena that is not said', { arena: undefined }], ['a little earlier by another clock', { created_at: '2027-03-01T10:58:30Z' }],
  ['variants by their ids', { cart: { ...invoice.cart, items: [{ ...items[0], variant_id: 1 }, { ...items[1], variant_id: 7 }] } }],
])('is certain: %s', (_name, more) => expect(like(more)).toEqual([1, 1]));

it.each([
  ['another register', { label: '12/PP1/1' }], ['a number of no known form', { label: '12' }], ['another method', { payment_method: { name: 'bank' } }], ['another player', { user: { id: 8 } }], ['nobody', { user: null }], ['fewer lines', { cart: { ...invoice.cart, items: items.slice(1) } }],
  ['other lines of the same total', { cart: { ...invoice.cart, items: [{ ...items[0], quantity: 900, total_price: 900 }, { ...items[1], total_price: 600 }] } }], ['another variant', { cart: { ...invoice.cart, items: [items[0], { ...items[1], variant_id: 8 }] } }],
])('is near, but not certain: %s', (_name, more) => expect(like(more)).toEqual([0, 1]));

it.each([
  ['another total', { cart: { ...invoice.cart, gross: 1400 } }], ['another seller', { by_user: { id: 5 } }], ['another arena', { arena: { id: 5 } }], ['long before', { created_at: '2027-03-01T10:57:00Z' }], ['long after', { created_at: '2027-03-01T11:11:00Z' }], ['no time', { created_at: '' }], ['a reversal', { restored_invoice_id: 3 }],
])('is not near: %s', (_name, more) => expect(like(more)).toEqual([0, 0]));

it('a company alone is nobody’s sale', () => {
  expect(like({ user: null }, { body: { ...sale.body, user: { company } } })).toEqual([1, 1]);
});
