import { expect, it } from 'vitest';
import { hardRegistry } from '#tests/contract/vocabulary/hard-entities.ts';
import { people } from '#tests/contract/vocabulary/recorder.ts';
import { scopeOf, withArena } from './scope.ts';

it.each([
  ['users', 'employee', 4, { path: '/users', query: {} }],
  ['invoices', 'admin', 4, { path: '/shop/invoices', query: { arena_id: 4 } }],
  ['invoices', 'admin', null, { path: '/shop/invoices', query: {} }],
  ['invoices', 'employee', null, { path: '/shop/invoices', query: { arena_id: -1 } }],
  ['articles', 'manager', 4, { path: '/social/arenas/4/articles', query: {} }],
  ['articles', 'admin', null, { path: '/social/articles', query: {} }],
  ['articles', 'manager', null, { path: '/social/arenas/-1/articles', query: {} }],
  ['games', 'employee', 4, { path: '/arenas/4/games', query: {} }],
  ['games', 'admin', null, null],
  ['games', 'employee', null, null],
  ['warehouses', 'admin', null, null],
] as const)('PERM: the list of %s for %s in arena %s', (name, who, arena, expected) => {
  expect(scopeOf(hardRegistry.get(name), { arena, caller: people[who] })).toEqual(expected);
});
it('a path that needs an arena is refused without one', () => {
  expect(() => withArena(hardRegistry.get('games'), '/arenas/{arena}/games', null)).toThrow('arena-hub: /arenas/{arena}/games of games needs a chosen arena');
});
