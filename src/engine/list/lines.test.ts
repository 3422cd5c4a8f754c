import { expect, test } from 'vitest';
import { registry } from '#resources/index.ts';
import type { Column } from './columns.ts';
import { linesOf, namedOf } from './lines.ts';

const of = (name: string) => {
  const resource = registry.all.find((one) => one.name === name);
  if (!resource) throw new Error(name);
  const columns = resource.list.columns.map((leaf): Column => ({ name: leaf.path, label: leaf.path, leaf, extra: null }));
  const lines = linesOf(columns, resource);
  return { lines, columns, first: columns.find((column) => lines.get(column.name) === 'first'), second: columns.filter((column) => lines.get(column.name) === 'second') };
};
/** What has a line of its own. */
const below = (name: string) => {
  const { lines, columns } = of(name);
  return columns.filter((column) => lines.get(column.name) === 'third').map((column) => column.name);
};
const names = (name: string) => {
  const { first, second } = of(name);
  return [first?.name, ...second.map((column) => column.name)];
};

test('NOTIF-15 SETUP-05 INV-25 SETUP-01 a card is headed by what names the record, and says where it stands, how much and when', () => {
  expect(names('mobile-notifications')[0]).toBe('title');
  expect(names('mobile-notifications')).toContain('scheduled_at');
  expect(names('orders')).toEqual(['number', 'status', 'gross', 'created_at']);
  expect(names('invoices')[0]).toBe('label');
  expect(names('invoices')).toContain('cart.gross');
  expect(names('roles')[0]).toBe('name');
  expect(names('carts')).toContain('gross');
});

test('no card of any list is headed by a picture or an id, and none says more than three values below', () => {
  for (const { name } of registry.all) {
    const { first, second } = of(name);
    if (first === undefined) continue;
    expect(['image', 'file'], name).not.toContain(first.leaf?.kind);
    expect(first.name, name).not.toBe('id');
    expect(second.length, name).toBeLessThanOrEqual(3);
    expect(second.some((column) => ['image', 'file'].includes(column.leaf?.kind ?? '')), name).toBe(false);
  }
});

test('TRX-01 INV-25 CART-07 SUB-01 below figures and times a card says whom and what it is about, whether what counts of it is so, and until when', () => {
  expect(names('transactions')).toEqual(['number', 'coins', 'created_at']);
  expect(below('transactions')).toEqual(['description', 'to_user.label', 'arena']);
  expect(below('invoices')).toEqual(['user.label', 'cart.names', 'fiscalized', 'arena']);
  expect(names('carts')).toContain('created_at');
  expect(below('carts')).toEqual(expect.arrayContaining(['names', 'expires_at']));
  expect(names('subscriptions')).toEqual(['name', 'bonus', 'daily_reward', 'created_at']);
  expect(below('subscriptions')).toEqual(['username', 'expires_at', 'arena']);
  for (const { name, scope } of registry.all) expect(below(name).filter((column) => column !== scope?.through).length, name).toBeLessThanOrEqual(3);
});

test('INV-25 TRX-02 while no arena is chosen a card of every list that has one says which arena its record is of; else the column is not there to be said', () => {
  const said = registry.all.filter(({ scope, list }) => list.columns.some((leaf) => leaf.path === scope?.through && leaf.kind === 'reference'));
  expect(said.map(({ name }) => name)).toEqual(expect.arrayContaining(['invoices', 'transactions']));
  for (const { name, scope } of said) expect(of(name).lines.has(scope?.through ?? ''), name).toBe(true);
});

test('CART-07 SUB-01 NOTIF-12 a card says how far something has got where it has no status, further amounts where there is room, and whom it goes to', () => {
  expect(names('carts')).toEqual(['user.label', 'gross', 'checkout_step', 'created_at']);
  expect(names('orders')).toContain('status');
  expect(below('mobile-notifications')).toEqual(['topics']);
});

/** What is said with its name. */
const named = (name: string) => [...namedOf(of(name).columns, of(name).lines)];

test('NOTIF-15 USER-31 a bare number is said with its name, an amount and a lone time without; of several times each', () => {
  expect(named('orders')).toEqual([]);
  expect(named('cash-registers').length).toBeGreaterThan(0);
  expect(named('subscriptions')).toEqual(expect.arrayContaining(['bonus', 'created_at', 'expires_at']));
  expect(named('roles')).toEqual(expect.arrayContaining(['created_at', 'updated_at']));
  for (const { name } of registry.all) {
    const { columns, lines } = of(name);
    const times = columns.filter(({ name: column, leaf }) => ['second', 'third'].includes(lines.get(column) ?? '') && ['instant', 'dateTime', 'day'].includes(leaf?.kind ?? ''));
    if (times.length > 1) expect(named(name), name).toEqual(expect.arrayContaining(times.map((column) => column.name)));
  }
});
