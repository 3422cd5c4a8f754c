import { describe, expect, it } from 'vitest';
import { bodyOf, initialValues } from './body.ts';
import { admin, field, where } from './index.ts';
import { resolve } from './resolve.ts';

const access = { screen: admin, read: admin, create: admin, update: admin, delete: admin };
const row = { name: field.text({ required: true, write: 'create' }), rate: field.number(), seen: field.text({ write: 'never' }) };
const resource = resolve({
  name: 'things', service: 'shop', icon: 'x', label: 'id', list: { columns: ['id'] }, access,
  fields: {
    name: field.text({ write: 'create' }), note: field.multiline(), html: field.richText(), open: field.boolean({ initial: true }), shut: field.boolean(), pass: field.secret({ shown: 'set' }), made: field.text({ write: 'never' }),
    whole: field.text({ derive: () => 'x' }), size: field.choice(['s', 'm'], { initial: 's' }), phone: field.phone(), tags: field.tags(), roles: field.references('roles', { by: 'name', embeds: ['name'], onDelete: 'refuse' }),
    taxes: field.references('taxes', { embeds: ['name'], onDelete: 'refuse' }), company: field.reference('companies', { writes: 'company_id', embeds: ['name'], onDelete: 'refuse' }), group: field.group({ a: field.text(), b: field.text({ writes: 'moved.b' }) }),
    rows: field.list(row, { saved: 'byId', max: 5 }), lines: field.list(row, { saved: 'whole', max: 5 }), values: field.typedValues({ from: 'company.name' }), reason: field.text(),
  },
  form: { all: ['name', 'note', 'html', 'open', 'shut', 'pass', 'made', 'whole', 'size', 'phone', 'tags', 'roles', 'taxes', 'company', 'group.a', 'group.b', 'rows', 'lines', 'values', 'reason'] },
  when: { reason: where.is('shut', true) },
});
const of = (values: object, operation: 'create' | 'update' = 'update') => bodyOf(resource, operation, values as Readonly<Record<string, unknown>>);
/** What is sent besides the field that `when` hides. */
const sent = (values: object, operation?: 'create' | 'update') => of({ shut: true, ...values }, operation);

describe('bodyOf', () => {
  it('sends what is declared and writable, never the record', () => {
    expect(sent({ id: 7, version: 3, name: 'n', made: 'x', whole: 'y', unknown: 1 })).toEqual({ shut: true });
    expect(sent({ name: 'n' }, 'create')).toEqual({ shut: true, name: 'n' });
  });
  it('blank text is null, other text loses the blanks around it, rich text keeps them', () => {
    expect(sent({ note: '  ', html: '<p>x</p> ' })).toEqual({ shut: true, note: null, html: '<p>x</p> ' });
    expect(sent({ note: '\u200B\u200B\u200B' })).toEqual({ shut: true, note: null });
    expect(sent({ note: ' a b ' })).toEqual({ shut: true, note: 'a b' });
  });
  it('VAL-23: a secret is sent only when one was typed; a mask never', () => {
    expect(['', null, undefined, '   ', '****'].map((pass) => sent({ pass }))).toEqual(Array.from({ length: 5 }, () => ({ shut: true })));
    expect(sent({ pass: ' x ' })).toEqual({ shut: true, pass: ' x ' });
  });
  it('an embedded reference is sent as its id, where it is written', () => {
    expect(sent({ company: { id: 3, name: 'Ltd' }, taxes: [{ id: 1, name: 'PDV' }, 2], roles: [{ id: 1, name: 'vip' }, 'admin'] })).toEqual({ shut: true, company_id: 3, taxes: [1, 2], roles: ['vip', 'admin'] });
    expect(sent({ company: { id: null } })).toEqual({ shut: true, company_id: null });
  });
  it('groups are nested where they are written', () => expect(sent({ group: { a: 'x', b: 'y' } })).toEqual({ shut: true, group: { a: 'x' }, moved: { b: 'y' } }));
  it('VAL-26: clearing the calling code clears the number', () => {
    expect(sent({ phone: { country_code: '', national_number: '911' } })).toEqual({ shut: true, phone: { country_code: null, national_number: null } });
    expect(sent({ phone: { country_code: '385', national_number: ' 911 ', id: 5, status: 'x' } })).toEqual({ shut: true, phone: { country_code: '385', national_number: '911' } });
    expect(sent({ phone: null })).toEqual({ shut: true, phone: { country_code: null, national_number: null } });
  });
  it('rows saved by id keep their id and what a change may write; new ones send everything', () => {
    expect(sent({ rows: [{ id: 1, name: 'a', rate: 2, seen: 'x' }, { name: ' b ', rate: null }] })).toEqual({ shut: true, rows: [{ id: 1, rate: 2 }, { name: 'b', rate: null }] });
    expect(sent({ lines: [{ id: 1, name: 'a', rate: 2 }] })).toEqual({ shut: true, lines: [{ name: 'a', rate: 2 }] });
    expect(sent({ rows: null, tags: null })).toEqual({ shut: true, rows: [], tags: [] });
  });
  it('typed values send name and value, their type and rules stay where they come from', () => {
    expect(sent({ values: [{ name: 'n', type: 'integer', rules: ['required'], value: 5 }, { name: 'm', value: ' ' }] })).toEqual({ shut: true, values: [{ name: 'n', value: 5 }, { name: 'm', value: null }] });
  });
  it('what `when` hides is cleared', () => {
    expect(of({ shut: false, reason: 'x' })).toEqual({ shut: false, reason: null });
    expect(of({ shut: true, reason: 'x' })).toEqual({ shut: true, reason: 'x' });
  });
  it('sends only the fields it is given', () => expect(bodyOf(resource, 'update', { note: 'x', html: 'y' }, [resource.leaf('note')].filter((leaf) => leaf !== undefined))).toEqual({ note: 'x' }));
});
describe('initialValues', () => {
  it('are in the shape of the record: declared ones, no for yes or no, nothing in lists', () => {
    expect(initialValues(resource)).toEqual({ open: true, shut: false, size: 's', tags: [], roles: [], taxes: [], rows: [], lines: [] });
  });
});
