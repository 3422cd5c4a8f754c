import { describe, expect, it } from 'vitest';
import { at, holds, pathsOf, put, where } from './condition.ts';

describe('holds', () => {
  const row = { name: 'Ana', roles: ['admin', 'vip'], email: { status: 'VERIFIED' }, arena: { id: 4, name: 'Zagreb' }, tags: null, taxes: [{ id: 1 }, { id: 2 }], zero: 0, no: false };
  it.each([
    [true, true], [false, false],
    [where.is('name', 'Ana'), true], [where.is('name', 'ana'), false], [where.is('email.status', 'VERIFIED'), true], [where.is('missing', null), true], [where.is('missing.deep', null), true], [where.is('zero', null), false],
    [where.is('zero', 0), true], [where.is('no', false), true], [where.is('zero', false), false],
    [where.in('email.status', ['VERIFIED', 'APPROVED']), true], [where.in('name', []), false], [where.in('missing', [null]), true],
    [where.overlaps('roles', ['vip', 'x']), true], [where.overlaps('roles', []), false], [where.overlaps('tags', ['x']), false],
    [where.none('roles', ['admin']), false], [where.none('roles', ['x']), true], [where.none('tags', ['x']), true],
    [where.within('roles', ['admin', 'vip', 'x']), true], [where.within('roles', ['admin']), false], [where.within('tags', []), true],
    [where.all(), true], [where.any(), false], [where.all(where.is('zero', 0), where.is('no', false)), true], [where.any(where.is('zero', 1), where.is('no', false)), true], [where.not(where.is('zero', 0)), false],
  ])('%o is %s', (condition, expected) => expect(holds(condition, row)).toBe(expected));
  it('an embedded reference is asked about as the id it stands for', () => {
    expect([holds(where.is('arena', 4), row), holds(where.in('arena', [5, 4]), row), holds(where.is('arena', 5), row), holds(where.is('arena', 4), { arena: 4 })]).toEqual([true, true, false, true]);
    expect([holds(where.overlaps('taxes', [2]), row), holds(where.within('taxes', [1]), row), holds(where.none('taxes', [3]), row)]).toEqual([true, false, true]);
  });
  it('behind references, what is embedded of each member is asked about; what one does not have is null', () => {
    const sent = (...arenas: readonly (number | null)[]) => ({ topics: arenas.map((arena, id) => ({ id, arena: arena === null ? null : { id: arena } })) });
    const own = where.all(where.overlaps('topics.arena', [1, 2]), where.within('topics.arena', [1, 2]));
    expect([sent(1), sent(2, 1), sent(1, 3), sent(1, null), sent(null), sent(), { topics: [{ id: 1 }] }, {}].map((row) => holds(own, row))).toEqual([true, true, false, false, false, false, false, false]);
    expect([holds(where.within('topics.arena', [null]), { topics: [{ id: 1 }] }), holds(where.is('topics.arena', 1), sent(1)), holds(where.none('topics.arena', [1]), sent(2, 3))]).toEqual([true, false, true]);
  });
  it('names every path that is asked about', () => {
    expect(pathsOf(where.all(where.is('a', 1), where.not(where.any(where.in('b.c', [1]), where.within('d', []))), true))).toEqual(['a', 'b.c', 'd']);
  });
});
describe('paths', () => {
  it('at reads own values only', () => {
    expect([at({ a: { b: 0 } }, 'a.b'), at({ a: null }, 'a.b'), at({}, 'constructor.name'), at(null, 'a'), at('text', 'length')]).toEqual([0, undefined, undefined, undefined, undefined]);
  });
  it('put copies, makes what is missing and replaces what is in the way', () => {
    const before = { a: { b: 1 }, c: [1] };
    expect(put(before, 'a.d', 2)).toEqual({ a: { b: 1, d: 2 }, c: [1] });
    expect(put(before, 'c.x', 2)).toEqual({ a: { b: 1 }, c: { x: 2 } });
    expect(put({ a: 'text' }, 'a.b.c', 1)).toEqual({ a: { b: { c: 1 } } });
    expect(before).toEqual({ a: { b: 1 }, c: [1] });
  });
  it('put never reaches a prototype', () => {
    expect(put({}, '__proto__.polluted', true)).toEqual({});
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
