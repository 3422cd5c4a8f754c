import { describe, expect, it } from 'vitest';
import { admin, field, where, type Fields } from './index.ts';
import { resolve } from './resolve.ts';
import type { AnyDefinition } from './resource.ts';
import { violationsOf } from './violations.ts';

const context = { caller: { id: 1, username: 'a', roles: ['admin'], arenas: [] }, today: { earliest: '2026-11-28', latest: '2026-11-28' } };
const access = { screen: admin, read: admin, create: admin, update: admin, delete: admin };
const withFields = (fields: Fields, more: Partial<AnyDefinition> = {}) =>
  resolve({ name: 'things', service: 'shop', icon: 'x', label: 'id', fields, list: { columns: ['id'] }, form: {}, access, ...more });
/** Broken rules of one field called x, as `path rule params`. */
const broken = (x: Fields[string], value: unknown) => violationsOf(withFields({ x }), 'create', { x: value }, context).map(({ path, rule, ...data }) => [path, rule, ...Object.values(data)].join(' '));

describe('VAL: what each kind asks of a value', () => {
  it.each<[string, Fields[string], unknown, readonly string[]]>([
    ['text', field.text(), 'a', []], ['text', field.text(), 5, ['x string']], ['text', field.text(), 'a\0b', ['x string']], ['text', field.text(), 'a'.repeat(256), ['x maxLength 255']],
    ['text counts characters, not code units', field.text({ min: 3, max: 3 }), '😀😀😀', []], ['VAL-10', field.text({ min: 3 }), 'ab', ['x minLength 3']], ['VAL-11', field.text({ max: 64 }), 'a'.repeat(65), ['x maxLength 64']],
    ['VAL-09', field.text({ pattern: 'username' }), 'a b!', ['x username']], ['VAL-19', field.text({ pattern: 'username' }), 'a.b-c_1', []], ['VAL-20', field.text({ pattern: 'importedUsername' }), 'a.b', ['x importedUsername']],
    ['VAL-12', field.text({ pattern: 'lowercase2' }), 'EN', ['x lowercase 2']], ['VAL-52', field.text({ pattern: 'lowercase2' }), 'hrv', ['x lowercase 2']], ['VAL-52', field.text({ pattern: 'lowercase2' }), 'hr', []],
    ['letters and digits', field.text({ pattern: 'alphanumeric' }), 'PPč1', ['x alphanumeric']], ['letters and digits', field.text({ pattern: 'alphanumeric' }), 'PP1', []], ...['v1/a', '/v1/a\u00a0b', 'javascript:alert(1)', 'ftp://sign.example', '//', 'https://'].map((value): [string, Fields[string], string, readonly string[]] => ['an address or a path', field.text({ pattern: 'urlOrPath' }), value, ['x urlOrPath']]),
    ['an address or a path', field.text({ pattern: 'urlOrPath' }), '/v1/a', []], ['an address or a path', field.text({ pattern: 'urlOrPath' }), 'https://sign.example/v1', []],
    ['a web address', field.text({ pattern: 'url' }), 'javascript:alert(1)', ['x url']], ['a web address', field.text({ pattern: 'url' }), 'https://maps.example/a?b=1', []],
    ['VAL-27', field.digits(), '-1', ['x digits']], ['zeros stay', field.digits(), '000123', []], ['VAL-07', field.email(), 'a@', ['x email']], ['VAL-51', field.coins({ min: 0 }), -1, ['x atLeast 0']], ['VAL-51', field.coins({ min: 0 }), 1_000_000_001, ['x atMost 1000000000']], ['VAL-24', field.email(), 'a@b.hr', []], ['VAL-24', field.email(), 'đuro@sveučilište.hr', []], ['VAL-24', field.email(), '<b>@x.hr', ['x email']], ['VAL-24', field.email(), 'a"b@x.hr', ['x email']], ['VAL-04', field.integer({ min: 1, max: 9 }), 0, ['x positive']],
    ['VAL-02', field.integer(), 1.5, ['x integer']], ['no coercion', field.integer(), '1', ['x number']], ['too large', field.integer(), 2 ** 53, ['x integer']], ['VAL-03', field.number(), 'x', ['x number']], ['infinite', field.number(), Infinity, ['x number']],
    ['VAL-05', field.percent(), 101, ['x between 0 100']], ['percent', field.percent(), 100, []], ['VAL-06', field.integer({ min: 0 }), -1, ['x atLeast 0']], ['at most', field.number({ max: 9 }), 10, ['x atMost 9']],
    ['money is whole', field.money(), 12.5, ['x integer']], ['boolean', field.boolean(), 1, ['x boolean']], ['boolean', field.boolean(), false, []], ['flag', field.flag(), true, ['x boolean']], ['flag', field.flag(), 0, []],
    ['choice', field.choice(['a', 'b']), 'c', ['x choice']], ['choices', field.choices(['a', 'b']), ['a', 'c'], ['x choice']], ['choices', field.choices(['a', 'b']), ['a', 'a'], ['x distinct']], ['choices', field.choices(['a']), 'a', ['x choice']],
    ['VAL-16', field.choices(['a'], { atLeast: 1 }), [], ['x atLeastOne 1']], ['tags', field.tags({ max: 2 }), ['a', 'b', 'c'], ['x atMost 2']], ['tags', field.tags(), [' '], ['x string']],
    ['day', field.day(), '2026-02-30', ['x day']], ['day', field.day(), '2024-02-29', []], ['VAL-29', field.day({ min: '1921-01-01' }), '1920-12-31', ['x notBefore 1921-01-01']], ['VAL-29', field.day({ max: 'today' }), '2026-11-29', ['x notAfter 2026-11-28']],
    ['VAL-29', field.day({ max: 'today' }), '2026-11-28', []], ['instant', field.instant(), '2026-11-28T10:00:00Z', []], ['instant without zone', field.instant(), '2026-11-28T10:00:00', ['x instant']], ['instant', field.instant(), '2026-02-30T10:00:00Z', ['x instant']],
    ['instant', field.instant(), '2026-11-28T25:00:00Z', ['x instant']], ['dateTime', field.dateTime(), '2026-11-28 10:00:00', []], ['dateTime', field.dateTime(), '2026-11-28 24:00:00', ['x instant']], ['VAL-44', field.dateTime({ max: '2100-01-01' }), '2100-01-02 00:00:00', ['x notAfter 2100-01-01']],
    ['time', field.timeOfDay(), '23:59', []], ['time', field.timeOfDay(), '24:00', ['x timeOfDay']], ['image', field.image({ folder: 'shop' }), '/api/files/a.png', []], ['image', field.image({ folder: 'shop' }), 'javascript:alert(1)', ['x image']],
    ['file', field.file({ folder: 'arenas', accept: '.p12' }), 'http://x', ['x file']], ['reference', field.reference('a', { onDelete: 'refuse' }), 0, ['x reference']], ['reference', field.reference('a', { onDelete: 'refuse' }), { id: 1 }, ['x reference']],
    ['references', field.references('a', { onDelete: 'refuse' }), [1, '2'], ['x reference']], ['references', field.references('a', { onDelete: 'refuse', by: 'name' }), ['vip'], []], ['VAL-15', field.references('a', { onDelete: 'refuse', atLeast: 1 }), [], ['x atLeastOne 1']],
    ['VAL-22', field.secret({ min: 6 }), '12345', ['x minLength 6']], ['a mask', field.secret(), '****', ['x required']], ['status', field.status(['A']), 'B', ['x choice']],
    ['keyValue', field.keyValue(), { a: 1 }, ['x keyValue']], ['keyValue', field.keyValue(), { a: 'b' }, []], ['json', field.json(), { a: [1, null] }, []], ['json', field.json(), 'a'.repeat(100_001), ['x maxLength 100000']],
    ['typed values', field.typedValues({ from: 'a.b' }), [{ name: 'n', value: 5 }, { name: 'm', value: ['a'] }], []], ['typed values', field.typedValues({ from: 'a.b' }), [{ name: 'n', value: {} }], ['x array']],
    ['typed values take type and rules from elsewhere', field.typedValues({ from: 'a.b' }), [{ name: 'n', value: 1, rules: [] }], ['x array']],
  ])('%s: %o', (_title, x, value, expected) => expect(broken(x, value)).toEqual(expected));

  it.each([
    ['VAL-08', { country_code: '385', national_number: '0911' }, ['x phone']], ['VAL-25', { country_code: '385', national_number: '12a4' }, ['x phone']], ['a number', { country_code: '385', national_number: '911234567' }, []],
    ['VAL-26', { country_code: '385', national_number: null }, ['x.national_number required']], ['none', { country_code: null, national_number: null }, []], ['a number alone', { country_code: null, national_number: '911234567' }, ['x phone']],
    ['not a phone', '385', ['x phone']], ['more than a phone', { country_code: '385', national_number: '911234567', status: 'VERIFIED' }, ['x.status unknown']],
  ])('phone, %s', (_title, value, expected) => expect(broken(field.phone(), value)).toEqual(expected));

  const leaf = { type: 'leaf', context: 'session', strategy: 'equal', value: 5 };
  const leaves = (count: number) => Array.from({ length: count }, (_, i) => ({ ...leaf, value: i + 1 }));
  const deep = (n: number): object => (n === 1 ? leaf : { type: 'and', children: [deep(n - 1)] });
  it.each<[string, unknown, boolean]>([
    ['a leaf', leaf, true], ['8 deep', deep(8), true], ['9 deep', deep(9), false], ['200 nodes', { type: 'or', children: leaves(199) }, true], ['201 nodes', { type: 'or', children: leaves(200) }, false],
    ['an unknown node', { type: 'xor', children: [] }, false], ['a leaf with children', { ...leaf, children: [] }, false], ['no type', {}, false], ['a list', [leaf], false], ['a leaf without context', { type: 'leaf', strategy: 'equal', value: 1 }, false],
  ])('conditions: %s', (_title, value, good) => expect(broken(field.conditions(), value)).toEqual(good ? [] : ['x conditions']));
  it.each<[string, unknown, readonly string[]]>([
    ['alone', { type: 'and', children: [] }, ['x emptyGroup']],
    ['within others', { type: 'and', children: [leaf, { type: 'or', children: [] }, { type: 'group', children: [{ type: 'and', children: [] }] }] }, ['x.children.1 emptyGroup', 'x.children.2.children.0 emptyGroup']],
    ['a value that says nothing to be done', { type: 'and', children: [{ ...leaf, value: 0 }, { type: 'or', children: [{ ...leaf, value: -3 }, { ...leaf, value: '-3' }, { ...leaf, value: '2' }] }, { ...leaf, value: null }] }, ['x.children.0.value atLeast 1', 'x.children.1.children.0.value atLeast 1', 'x.children.1.children.1.value atLeast 1']],
    ['a value that is no number, alone', { ...leaf, value: 'many' }, ['x.value number']],
    ['twice in one group', { type: 'and', children: [leaf, { type: 'or', children: [leaf, { ...leaf, value: 6 }, leaf] }] }, ['x.children.1.children.2 sameCondition']],
  ])('GAMI-01 an empty group, what stands twice in a group and a value that cannot be reached are refused at their places: %s', (_title, value, expected) => expect(broken(field.conditions(), value)).toEqual(expected));
});

describe('required, blank and unknown', () => {
  const resource = withFields({ name: field.text({ required: true }), pass: field.secret({ required: 'create', min: 6 }), note: field.text(), made: field.text({ write: 'never' }), once: field.text({ write: 'create' }), later: field.text({ write: 'update' }), roles: field.choices(['a'], { atLeast: 1 }), inner: field.group({ a: field.text({ required: true }), b: field.text() }) });
  const good = { name: 'n', pass: '123456', roles: ['a'], inner: { a: 'x' } };
  const found = (operation: 'create' | 'update', body: unknown, before = {}) => violationsOf(resource, operation, body, context, before).map(({ path, rule }) => `${path} ${rule}`);
  it('VAL-01 OP-078: a create needs every required field; blank is empty, and so is what shows nothing', () => {
    expect(found('create', good)).toEqual([]);
    expect(found('create', {})).toEqual(['name required', 'pass required', 'roles atLeastOne', 'inner.a required']);
    expect(found('create', { ...good, name: '  ', note: '' })).toEqual(['name required']);
    for (const name of ['\u200B\u200B\u200B', '\u202E', ' \u2060\uFEFF ']) expect(found('create', { ...good, name, note: name })).toEqual(['name required']);
  });
  it('an update is judged by what it names', () => {
    expect(found('update', {})).toEqual([]);
    expect(found('update', { note: null, later: 'x' })).toEqual([]);
  });
  it('VAL-23: an update cannot empty what the record needs', () => {
    expect(found('update', { name: null })).toEqual(['name required']);
    expect(found('update', { pass: null })).toEqual(['pass required']);
    expect(found('update', { pass: '' })).toEqual(['pass required']);
    expect(found('update', { roles: null })).toEqual(['roles atLeastOne']);
    expect(found('update', { inner: { a: '' } })).toEqual(['inner.a required']);
  });
  it('unknown fields are refused at their path, and so is what this operation may not write', () => {
    expect(found('create', { ...good, x: 1, inner: { a: 'x', y: { z: 1 } } })).toEqual(['inner.y unknown', 'x unknown']);
    expect(found('create', { ...good, made: 'x', later: 'x', id: 7 })).toEqual(['made unknown', 'later unknown', 'id unknown']);
    expect(found('update', { once: 'x' })).toEqual(['once unknown']);
    expect(found('create', JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}'))).toEqual(expect.arrayContaining(['__proto__ unknown', 'constructor unknown']));
  });
  it('a group must be one, and a body too', () => {
    expect(found('update', { inner: 'x' })).toEqual(['inner object']);
    expect(found('update', { inner: null })).toEqual(['inner object']);
    for (const body of [null, [], 'x', 5, undefined]) expect(found('create', body)).toEqual([' object']);
  });
});

describe('where writing differs from reading', () => {
  const resource = withFields({ email: field.group({ address: field.email({ writes: 'email' }), status: field.status(['A'], { write: 'never' }) }), company: field.reference('companies', { required: true, writes: 'company_id', embeds: ['name'], onDelete: 'refuse' }), title: field.text({ required: true, writes: 'notification.title' }) });
  it('rules are broken at the path of the body', () => {
    expect(violationsOf(resource, 'create', { email: 'x', company_id: 'y', notification: { title: '' } }, context)).toEqual([{ path: 'email', rule: 'email' }, { path: 'company_id', rule: 'reference' }, { path: 'notification.title', rule: 'required' }]);
    expect(violationsOf(resource, 'create', { email: { address: 'a@b.hr' }, company: { id: 1 }, company_id: 1, title: 'x', notification: { title: 'x' } }, context)).toEqual([{ path: 'company', rule: 'unknown' }, { path: 'title', rule: 'unknown' }, { path: 'email', rule: 'string' }]);
  });
});

describe('lists', () => {
  const row = { name: field.text({ required: true, write: 'create' }), rate: field.number({ required: true, min: 0 }), seen: field.text({ write: 'never' }), rules: field.choices(['r'], { atLeast: 1 }) };
  const lists = withFields({ whole: field.list(row, { saved: 'whole', max: 2 }), byId: field.list(row, { saved: 'byId', max: 3, atLeast: 1 }), deep: field.list({ in: field.list({ n: field.integer({ required: true }) }, { saved: 'whole', max: 2 }) }, { saved: 'whole', max: 2 }) });
  const found = (body: object) => violationsOf(lists, 'update', body, context).map(({ path, rule }) => `${path} ${rule}`);
  const good = { name: 'a', rate: 1, rules: ['r'] };
  it('VAL-39: each row is judged, at its place', () => {
    expect(found({ whole: [good, { rate: -1 }] })).toEqual(['whole.1.name required', 'whole.1.rate atLeast', 'whole.1.rules atLeastOne']);
    expect(found({ whole: ['x', null] })).toEqual(['whole.0 object', 'whole.1 object']);
    expect(found({ deep: [{ in: [{ n: 1 }, { n: 'x', m: 1 }] }] })).toEqual(['deep.0.in.1.m unknown', 'deep.0.in.1.n number']);
  });
  it('a list has its least and its most', () => {
    expect(found({ whole: [good, good, good] })).toEqual(['whole atMost']);
    expect(found({ byId: [] })).toEqual(['byId atLeastOne']);
    expect(found({ byId: null })).toEqual(['byId atLeastOne']);
    expect(found({ whole: null, deep: [] })).toEqual([]);
    expect(found({ whole: {} })).toEqual(['whole array']);
  });
  it('rows of a list saved whole have no id, and nothing the service alone writes', () => {
    expect(found({ whole: [{ ...good, id: 1, seen: 'x' }] })).toEqual(['whole.0.id unknown', 'whole.0.seen unknown']);
  });
  it('rows with an id name only what changes; rows without are judged as new', () => {
    expect(found({ byId: [{ id: 1, rate: 2 }, { id: 2 }, good] })).toEqual([]);
    expect(found({ byId: [{ id: 1, rate: null }, { rate: 1 }] })).toEqual(['byId.0.rate required', 'byId.1.name required', 'byId.1.rules atLeastOne']);
    expect(found({ byId: [{ id: 1, name: 'new name' }] })).toEqual(['byId.0.name unknown']);
  });
  it('ids are ids, each once', () => {
    expect(found({ byId: [{ id: 'x' }, { id: -1 }] })).toEqual(['byId.0.id reference', 'byId.1.id reference']);
    expect(found({ byId: [{ id: 1 }, { id: 1 }] })).toEqual(['byId distinct']);
  });
});

describe('when and checks', () => {
  const resource = withFields(
    { banned: field.boolean(), reason: field.text({ max: 5 }), from: field.integer(), to: field.integer() },
    { when: { reason: where.is('banned', true) }, checks: { order: { blames: 'from', holds: (draft) => draft.from === undefined || Number(draft.from) < Number(draft.to) }, mine: { blames: 'reason', holds: (draft, caller) => draft.reason !== 'mine' || caller.id === 2 } } },
  );
  const found = (operation: 'create' | 'update', body: object, before = {}) => violationsOf(resource, operation, body, context, before).map(({ path, rule }) => `${path} ${rule}`);
  it('VAL-28: required while the condition holds, and only then', () => {
    expect(found('create', { banned: true })).toEqual(['reason required']);
    expect(found('create', { banned: false })).toEqual([]);
    expect(found('create', { banned: true, reason: 'x' })).toEqual([]);
  });
  it('an update is judged together with what stands', () => {
    expect(found('update', { banned: true }, { banned: false, reason: null })).toEqual(['reason required']);
    expect(found('update', { from: 1, to: 2 }, { banned: true, reason: 'x' })).toEqual([]);
    expect(found('update', { reason: null }, { banned: true, reason: 'x' })).toEqual(['reason required']);
    expect(found('update', { banned: false, reason: null }, { banned: true, reason: 'x' })).toEqual([]);
  });
  it('checks see the row as it would be, blame a field, and wait until the rest is right', () => {
    expect(found('update', { to: 3 }, { from: 5, to: 9 })).toEqual(['from order']);
    expect(found('create', { from: 1, to: 2, banned: true, reason: 'mine' })).toEqual(['reason mine']);
    expect(found('create', { from: 5, to: 2, banned: true, reason: 'too long' })).toEqual(['reason maxLength']);
  });
});

describe('VAL-29 VAL-47 which day it is', () => {
  const past = withFields({ x: field.day({ max: 'today' }) });
  const coming = withFields({ x: field.day({ min: 'today' }) });
  const rules = (resource: typeof past, x: string, today: { readonly earliest: string; readonly latest: string } | null) => violationsOf(resource, 'create', { x }, { ...context, today }).map(({ rule, day }) => `${rule} ${day}`);
  const night = { earliest: '2026-07-01', latest: '2026-07-02' };

  it('nothing that is right at one of the places is refused while it is past midnight at some of them', () => {
    expect([rules(past, '2026-07-02', night), rules(past, '2026-07-03', night)]).toEqual([[], ['notAfter 2026-07-02']]);
    expect([rules(coming, '2026-07-01', night), rules(coming, '2026-06-30', night)]).toEqual([[], ['notBefore 2026-07-01']]);
  });
  it('nobody is asked for it in vain', () => {
    expect(() => rules(past, '2026-07-02', null)).toThrow('x: asks for today');
    expect(violationsOf(withFields({ x: field.day({ max: '2100-01-01' }) }), 'create', { x: '2026-07-02' }, { ...context, today: null })).toEqual([]);
  });
});
