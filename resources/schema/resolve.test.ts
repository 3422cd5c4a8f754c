import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { admin, field, kindFacts, kinds, managers, nobody, onlyOwnArenas, ownArena, someOwnArena, staff } from './index.ts';
import { resolve } from './resolve.ts';

const access = { screen: admin, read: admin, create: admin, update: admin, delete: admin };
const resolved = (list: object, more: object = {}) => resolve({ name: 'things', service: 'core', icon: 'x', label: 'name', fields: { name: field.text(), at: field.group({ deep: field.text({ unique: true }) }), tags: field.tags(), picture: field.image({ folder: 'core' }) }, list: { columns: ['name'], ...list }, form: {}, access, ...more });

describe('what a declaration leaves out', () => {
  it('CONST: sizes, sort and search have their defaults', () => {
    expect(resolved({}).list).toMatchObject({ as: 'table', size: 10, sizes: [5, 10, 25], sort: ['id', 'DESC'], search: { keys: {}, initially: [], several: false } });
    expect(resolved({ as: 'cards' }).list).toMatchObject({ size: 12, sizes: [12, 24, 48, 96] });
    expect(resolved({ size: 100 }).list.size).toBe(100);
  });
  it('columns are sortable where their kind is, unless it says which', () => {
    expect([...resolved({ columns: ['name', 'tags', 'picture', 'at.deep', 'id'] }).list.sortable]).toEqual(['name', 'at.deep', 'id']);
    expect([...resolved({ columns: ['name', 'at.deep'], sortable: ['name'] }).list.sortable]).toEqual(['name']);
  });
  it('a list of paths is searched by one at a time, named keys by several unless one at a time', () => {
    expect(resolved({ search: ['name', 'at.deep'] }).list.search).toEqual({ keys: { name: 'name', 'at.deep': 'at.deep' }, several: false, initially: ['name'] });
    const keys = { a: 'name', b: 'at.deep' };
    expect(resolved({ search: { keys, initially: ['a', 'b'] } }).list.search).toEqual({ keys, several: true, initially: ['a', 'b'] });
    expect(resolved({ search: { oneAtATime: true, keys, initially: ['b'] } }).list.search).toEqual({ keys, several: false, initially: ['b'] });
  });
  it('the path begins with the service’s prefix, and the service’s ways hold', () => {
    expect(resolved({}).api).toMatchObject({ path: '/things', paging: 'P0', update: 'PUT' });
    expect(resolved({}, { service: 'shop' }).api).toMatchObject({ path: '/shop/things', paging: 'L1' });
    expect(resolved({}, { api: { path: '/x', paging: 'M0', update: 'PATCH' } }).api).toMatchObject({ path: '/x', paging: 'M0', update: 'PATCH' });
  });
  it('unique fields are constraints of one path', () => expect(resolved({}, { unique: [['name', 'at.deep']] }).unique).toEqual([['at.deep'], ['name', 'at.deep']]));
  it('an embedded reference is edited by the id inside it', () => {
    expect(registry.get('arenas').leaf('company')).toMatchObject({ source: 'company.id', body: 'company_id' });
    expect(registry.get('users').leaf('email.address')).toMatchObject({ source: 'email.address', body: 'email' });
  });
  it('every kind says what it is kept as, and only kinds of text are searched', () => {
    expect(kinds.filter((kind) => kindFacts[kind].searchable && kindFacts[kind].column === 'jsonb')).toEqual([]);
    expect(kinds.filter((kind) => kindFacts[kind].column === null)).toEqual(['phone', 'references', 'group']);
  });
});

describe('PERM: rules of access', () => {
  const caller = (role: string, arenas: readonly number[] = [4]) => ({ id: 1, username: role, roles: [role], arenas });
  it('by role', () => {
    const of = (rule: (who: ReturnType<typeof caller>) => boolean) => ['admin', 'manager', 'employee', 'player'].map((role) => rule(caller(role)));
    expect([of(admin), of(managers), of(staff), of(nobody)]).toEqual([[true, false, false, false], [true, true, false, false], [true, true, true, false], [false, false, false, false]]);
  });
  it('by arena: everything for admins, nothing for players', () => {
    for (const rule of [ownArena('x'), someOwnArena('x'), onlyOwnArenas('x')]) expect([rule(caller('admin')), rule(caller('player'))]).toEqual([true, false]);
    expect(ownArena('x')(caller('employee'))).toEqual({ op: 'in', path: 'x', values: [4] });
    expect(someOwnArena('x')(caller('manager'))).toEqual({ op: 'overlaps', path: 'x', values: [4] });
    expect(onlyOwnArenas('x')(caller('manager'))).toEqual({ op: 'within', path: 'x', values: [4] });
  });
});
