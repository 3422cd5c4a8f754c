import { describe, expect, it } from 'vitest';
import { noCompany } from './basket.ts';
import { changeOf, withNote } from './cash.ts';
import { reasonsAgainst } from './readiness.ts';

const line = (category: string) => ({ variant: 1, item: 1, name: 'A', sku: 'A', category, price: 100, rate: null, stock: null, quantity: 1 });
const player = { id: 1, username: 'a', name: '', email: '' };
const around = { method: 'cash', register: 1, busy: false };
const sale = { lines: [line('Drinks')], player: null, company: noCompany };
const against = (change: Partial<Parameters<typeof reasonsAgainst>[0]>, place: Partial<typeof around> | { method: null } | { register: null } = {}) => reasonsAgainst({ ...sale, ...change }, { ...around, ...place });

describe('finishing', () => {
  it('is possible for a snack that nobody signs for', () => expect(against({})).toEqual([]));
  it('PURCH-38 needs a payment method', () => expect(against({}, { method: null })).toEqual(['method']));
  it('PURCH-39 needs items', () => expect(against({ lines: [] })).toEqual(['items']));
  it('PURCH-40 needs a cash register', () => expect(against({}, { register: null })).toEqual(['register']));
  it('PURCH-41 needs name, PIDN and address of a company that is open', () => {
    const company = { open: true, name: 'Firma', pidn: '123', address: 'Ulica 1' };
    expect(against({ company })).toEqual([]);
    for (const key of ['name', 'pidn', 'address'] as const) expect(against({ company: { ...company, [key]: ' ' } }), key).toEqual(['company']);
    expect(against({ company: noCompany })).toEqual([]);
  });
  it.each(['Coins', 'Subscriptions', 'Time Tickets', 'Passes'])('PURCH-42 %s need a player', (category) => {
    expect(against({ lines: [line(category)] })).toEqual(['player']);
    expect(against({ lines: [line(category)], player })).toEqual([]);
  });
  it('PURCH-43 waits for the invoice under way', () => expect(against({}, { busy: true })).toEqual(['busy']));
  it('says everything that is missing at once', () => expect(reasonsAgainst({ ...sale, lines: [] }, { method: null, register: null, busy: false })).toEqual(['items', 'register', 'method']));
});

describe('cash', () => {
  it('change due, or what is missing', () => {
    expect(changeOf('', 1500)).toEqual({ is: 'none' });
    expect(changeOf('20', 1500)).toEqual({ is: 'change', amount: 500 });
    expect(changeOf('15,00', 1500)).toEqual({ is: 'change', amount: 0 });
    expect(changeOf('10', 1500)).toEqual({ is: 'missing', amount: 500 });
    expect(changeOf('20.50', 1500)).toEqual({ is: 'change', amount: 550 });
    for (const text of ['abc', '12.5.1', '-5']) expect(changeOf(text, 1500)).toEqual({ is: 'unread' });
  });
  it('notes add up', () => {
    expect(withNote('', 2000)).toBe(2000);
    expect(withNote('20,00', 500)).toBe(2500);
    expect(withNote('abc', 500)).toBe(500);
  });
});
