import { describe, expect, it } from 'vitest';
import { admin, field, nobody, where, type Condition, type Fields } from './index.ts';
import { createRegistry } from './registry.ts';
import type { AnyDefinition } from './resource.ts';

const access = { screen: admin, read: admin, create: admin, update: admin, delete: admin };
const fields: Fields = {
  name: field.text({ required: true }), made: field.text({ write: 'never' }), pin: field.secret(), open: field.boolean(), size: field.integer(), tags: field.tags(),
  rows: field.list({ name: field.text() }, { saved: 'byId', max: 5 }), lines: field.list({ name: field.text() }, { saved: 'whole', max: 5 }), owner: field.reference('owners', { embeds: ['name'], onDelete: 'refuse' }),
};
const thing: AnyDefinition = { name: 'things', service: 'shop', icon: 'x', label: 'name', fields, list: { columns: ['name'], search: ['name'], sort: ['name', 'ASC'] }, form: { general: ['name'] }, access };
const owner: AnyDefinition = { ...thing, name: 'owners', fields: { name: field.text() } };
/** The problems of a registry with these declarations, owners among them. */
const problems = (...definitions: readonly object[]): readonly string[] => {
  try {
    createRegistry([...definitions, owner] as never);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
};
const wrong = (change: object) => problems({ ...thing, ...change });
const extra = (x: Fields) => wrong({ fields: { ...fields, ...x } });
const rule = (condition: Condition) => () => condition;

describe('the registry is built once everything fits', () => {
  it('knows its resources, in order, and their guises', () => {
    const guise = { ...thing, name: 'other-things', entity: 'things' };
    const registry = createRegistry([thing, guise, owner] as never);
    expect(registry.all.map((resource) => resource.name)).toEqual(['things', 'other-things', 'owners']);
    expect(registry.guisesOf('things').map((resource) => resource.name)).toEqual(['things', 'other-things']);
    expect(registry.get('things').api).toMatchObject({ path: '/shop/things', paging: 'L1', update: 'PUT' });
    expect(() => registry.get('nothings')).toThrow('There is no resource nothings');
    expect(Object.isFrozen(registry)).toBe(true);
    expect(Object.isFrozen(registry.get('things'))).toBe(true);
  });
  it('all problems are told at once', () => {
    expect(problems({ ...thing, label: 'title' }, { ...thing, name: 'more', service: 'shops' }, { ...thing, name: 'most', list: { columns: ['name'], search: ['open'] } })).toEqual([
      'things.label: there is no field title', 'more.service: there is no service shops', 'most.list.search.open: a boolean cannot be searched',
    ]);
  });
});

describe('each problem has its address', () => {
  it.each<[object, string]>([
    [{ label: 'title' }, 'things.label: there is no field title'],
    [{ list: { columns: ['name', 'title'] } }, 'things.list.columns[1]: there is no field title'],
    [{ list: { columns: ['pin'] } }, 'things.list.columns: pin is a secret'],
    [{ form: { general: ['name', 'title'] } }, 'things.form.general[1]: there is no field title'],
    [{ form: { general: ['made'] } }, 'things.form.general: made is never written'],
    [{ view: ['title'] }, 'things.view[0]: there is no field title'],
    [{ list: { columns: ['name'], search: ['title'] } }, 'things.list.search.title: there is no field title'],
    [{ list: { columns: ['name'], search: { keys: { q: 'pin' }, initially: ['q'] } } }, 'things.list.search.q: a secret cannot be searched'],
    [{ list: { columns: ['name'], search: { keys: { q: 'name' }, initially: ['name'] } } }, 'things.list.search.initially: nothing is searched by name'],
    [{ list: { columns: ['name'], filters: { f: where.is('title', 1) } } }, 'things.list.filters.f: there is no field title'],
    [{ list: { columns: ['name'], filters: { f: 'title' } } }, 'things.list.filters.f: there is no field title'],
    [{ list: { columns: ['name'], search: ['name'], filters: { name: 'name' } } }, 'things.list: the query key name would mean two things'],
    [{ list: { columns: ['name'], filters: { page: 'name' } } }, 'things.list: the query key page would mean two things'],
    [{ list: { columns: ['name'], sort: ['title', 'ASC'] } }, 'things.list.sort: there is no field title'],
    [{ list: { columns: ['name'], sortable: ['title'] } }, 'things.list.sortable: there is no field title'],
    [{ list: { columns: ['name'], sortable: ['tags'] } }, 'things.list.sortable: tags: a tags cannot be sorted'],
    [{ api: { sorts: { title: 't' } } }, 'things.api.sorts: there is no field title'],
    [{ api: { path: '/arenas/{arena}/things' } }, 'things.api.path: names {arena}, but there is no scope'],
    [{ scope: { through: 'title', sent: { query: 'a' }, without: { admin: 'all', others: -1 } } }, 'things.scope.through: there is no field title'],
    [{ scope: { through: 'size', sent: 'path', without: { admin: 'all', others: -1 } } }, 'things.scope.sent: no path names {arena}'],
    [{ when: { title: where.is('open', true) } }, 'things.when: there is no field title'],
    [{ when: { name: where.is('title', true) } }, 'things.when.name: there is no field title'],
    [{ checks: { odd: { blames: 'title', holds: () => true } } }, 'things.checks.odd.blames: there is no field title'],
    [{ unique: [['name', 'title']] }, 'things.unique: there is no field title'],
    [{ noOverlap: { from: 'size', to: 'title' } }, 'things.noOverlap: there is no field title'],
    [{ access: { ...access, read: rule(where.is('title', 1)) } }, 'things.access.read: there is no field title'],
    [{ access: { ...access, delete: (caller: { roles: readonly string[] }) => caller.roles.includes('player') && where.is('title', 1) } }, 'things.access.delete: there is no field title'],
    [{ api: { has: ['list'] } }, 'things.form: shop neither creates nor updates it'],
    [{ entity: 'nothings' }, 'things.entity: nothing is called nothings'],
    [{ entity: 'owners' }, 'things.entity: the fields are not those of owners'],
    [{ service: 'shops' }, 'things.service: there is no service shops'],
    [{ actions: { go: { icon: 'x', access: rule(where.is('title', 1)), call: { method: 'POST', path: '/x/{id}' } } } }, 'things.actions.go.access: there is no field title'],
    [{ actions: { go: { icon: 'x', access: nobody, enabled: where.is('title', 1), call: { method: 'POST', path: '/x/{id}' } } } }, 'things.actions.go.enabled: there is no field title'],
    [{ actions: { go: { icon: 'x', access: nobody, asks: { why: field.text() }, call: { method: 'POST', path: '/x/{id}' } } } }, 'things.actions.go.asks: why is no field of things, so it has no words'],
    [{ actions: { go: { icon: 'x', access: nobody, refreshes: ['nothings'], call: { method: 'POST', path: '/x/{id}' } } } }, 'things.actions.go.refreshes: nothing is called nothings'],
    [{ actions: { go: { icon: 'x', access: nobody, call: { method: 'POST', path: '/x' } } } }, 'things.actions.go.call: the path does not name {id}'],
  ])('%#: %s', (change, problem) => expect(wrong(change)).toContain(problem));

  it.each<[Fields, string]>([
    [{ x: field.reference('nothings', { onDelete: 'refuse' }) }, 'things.fields.x: nothing is called nothings'],
    [{ x: field.references('owners.taxes', { onDelete: 'refuse' }) }, 'things.fields.x: nothing is called owners.taxes'],
    [{ x: field.references('things.lines', { onDelete: 'refuse' }) }, 'things.fields.x: nothing is called things.lines'],
    [{ x: field.reference('owners', { embeds: ['title'], onDelete: 'refuse' }) }, 'things.fields.x.embeds: owners has no field title'],
    [{ x: field.references('things.rows', { embeds: ['title'], onDelete: 'refuse' }) }, 'things.fields.x.embeds: things.rows has no field title'],
    [{ x: field.references('owners', { members: () => where.is('title', 1), onDelete: 'refuse' }) }, 'things.fields.x.members: owners has no field title'],
    [{ x: field.reference('owners', { required: true, onDelete: 'detach' }) }, 'things.fields.x: a required reference cannot be detached'],
    [{ x: field.list({ a: field.text() }, { saved: 'whole' }) }, 'things.fields.x: a list needs a maximum'],
    [{ x: field.list({ y: field.reference('nothings', { onDelete: 'refuse' }) }, { saved: 'whole', max: 2 }) }, 'things.fields.x.y: nothing is called nothings'],
    [{ x: field.typedValues({ from: 'owner.attributes' }) }, 'things.fields.x.from: no reference owner embeds attributes'],
    [{ x: field.text({ writes: 'name' }) }, 'things.fields: two fields write name'],
    [{ x: field.text({ writes: 'name.first' }) }, 'things.fields: two fields write name'],
  ])('%#: %s', (x, problem) => expect(extra(x)).toContain(problem));

  it('conditions reach what is embedded of the members of references, and nothing else of them', () => {
    const asking = (path: string) => wrong({ fields: { ...fields, x: field.references('owners', { embeds: ['name'], onDelete: 'detach' }) }, access: { ...access, read: rule(where.within(path, ['a'])) } });
    expect(asking('x.name')).toEqual([]);
    expect(asking('x.id')).toEqual(['things.access.read: there is no field x.id']);
  });
  it('two of one name', () => expect(problems(thing, thing)).toEqual(['things.name: two resources are called so']));
  it('references to rows of a list saved by id are fine', () => expect(extra({ x: field.references('things.rows', { embeds: ['name', 'id'], onDelete: 'refuse' }) })).toEqual([]));
});
