import { expect, it } from 'vitest';
import { noCompany, type Line } from './basket.ts';
import { bodyOf, titleOf } from './order.ts';
import { isStarter, playerOf } from './player.ts';

const cola: Line = { variant: 7, item: 3, name: 'Cola', sku: 'C', category: 'Drinks', price: 250, rate: null, stock: null, quantity: 2 };
const coins: Line = { variant: 9, item: 4, name: 'Coins', sku: 'K', category: 'Coins', price: 1, rate: 100, stock: null, quantity: 1000, amount: 1000 };
const player = { id: 6, username: 'marko.k', name: 'Marko K.', email: 'marko@example.org' };
const around = { arena: 1, register: 2, method: 'cash', balance: 40 } as const;
const company = { open: true, name: ' Firma d.o.o. ', pidn: '123', address: 'Ulica 1' };
const sent = { name: 'Firma d.o.o.', pidn: '123', address: 'Ulica 1' };
const base = { arena_id: 1, cash_register_label: 2, payment_method: 'cash' };

it('PURCH-48 the body names arena, register, method and what each line was seen to cost; coins with their amount', () => {
  expect(bodyOf({ lines: [cola, coins], player, company: noCompany }, around)).toEqual({
    ...base, variants: [{ id: 7, quantity: 2, price: 250 }, { id: 9, quantity: 1000, price: 1, amount: 1000 }], user: { ...player, balance: 40 },
  });
});
it('PURCH-15 PURCH-48 a company goes with the player, or alone; a closed one does not', () => {
  expect(bodyOf({ lines: [cola], player, company }, around).user).toEqual({ ...player, balance: 40, company: sent });
  expect(bodyOf({ lines: [cola], player: null, company }, around).user).toEqual({ company: sent });
  expect(bodyOf({ lines: [cola], player: null, company: { ...company, open: false } }, around)).not.toHaveProperty('user');
  expect(bodyOf({ lines: [cola], player: { ...player, name: '', email: '' }, company: noCompany }, { ...around, balance: null }).user).toEqual({ id: 6, username: 'marko.k', name: null, email: null });
});
it('a parked sale is called by who buys, else by what', () => {
  expect([titleOf({ lines: [cola], player }), titleOf({ lines: [cola, coins], player: null }), titleOf({ lines: [], player: null })]).toEqual(['marko.k', 'Cola, Coins', '–']);
});
it('PURCH-23 ranks named noob or starter are starters, however they are written', () => {
  expect([' Noob', 'STARTER', 'starter ', 'pro', 'noobie', null].map(isStarter)).toEqual([true, true, true, false, false, false]);
});
it('PURCH-11 a player is known by username, name and email', () => {
  expect(playerOf({ id: 6, username: 'marko.k', name: 'Marko', surname: 'K.', email: { address: 'marko@example.org' } })).toEqual(player);
  expect(playerOf({ id: 7, username: 'x' })).toEqual({ id: 7, username: 'x', name: '', email: '' });
});
it('who may not play is known as such, with the reason of the ban', () => {
  expect(playerOf({ id: 7, username: 'x', active: true, banned: true, ban_reason: ' Cheating ' }).barred).toEqual({ as: 'banned', reason: 'Cheating' });
  expect(playerOf({ id: 7, username: 'x', active: false, banned: false, ban_reason: null }).barred).toEqual({ as: 'inactive', reason: '' });
  expect(playerOf({ id: 7, username: 'x', active: true, banned: false, ban_reason: 'Once' })).not.toHaveProperty('barred');
});
