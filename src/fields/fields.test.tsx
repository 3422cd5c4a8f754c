import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { registry } from '#resources/index.ts';
import { field, type Field } from '#resources/schema/field.ts';
import { type Kind, kinds } from '#resources/schema/kinds.ts';
import { leavesOf, type Leaf, systemLeaves } from '#resources/schema/resolve.ts';
import { asked, askedOf, leafOf, resourceWith, shown, Stage } from '#tests/support/fields.tsx';
import { fieldKinds, statusLooks } from './index.ts';
import { inputKinds } from './inputs.ts';

const zagrebs = { id: 3, name: 'Zagreb' };
const answers = { getList: () => Promise.resolve({ data: [], total: 0 }), getMany: (_: string, { ids }: { ids: readonly unknown[] }) => Promise.resolve({ data: ids.map((id) => ({ ...zagrebs, id })) }) } as never;

/** Of every kind: a field, a value, the text of its cell, what a form sends for it, and a text of its filter with the value that filters. */
const samples: Readonly<Record<Kind, readonly [field: Field, value: unknown, cell: RegExp, sent?: unknown, filtered?: readonly [string, unknown]]>> = {
  text: [field.text(), 'Čakovec', /^Čakovec$/, 'Čakovec', ['ča', 'ča']],
  multiline: [field.multiline(), 'one\ntwo', /^one two$/, 'one\ntwo', ['o', 'o']],
  richText: [field.richText(), '<p>Hello <strong>you</strong></p>', /^Hello you$/, '<p>Hello <strong>you</strong></p>'],
  digits: [field.digits(), '007', /^007$/, '007', ['00', '00']],
  integer: [field.integer(), 1234, /^1\.234$/, 1234, ['1.234', 1234]],
  number: [field.number(), 45.815, /^45,815$/, 45.815, ['12,5', 12.5]],
  money: [field.money(), 1250, /^12,50\sEUR$/, 1250, ['12,50', 1250]],
  coins: [field.coins(), 1240, /^1\.240\s$/, 1240, ['5', 5]],
  percent: [field.percent(), 15, /^15\s%$/, 15, ['15', 15]],
  boolean: [field.boolean(), true, /^$/, true, ['yes', true]],
  flag: [field.flag(), 1, /^$/, 1, ['no', 0]],
  choice: [field.choice(['red', 'green']), 'red', /^Red$/, 'red', ['green', 'green']],
  choices: [field.choices(['red', 'green', 'blue']), ['red', 'blue'], /^RedBlue$/, ['red', 'blue'], ['green', 'green']],
  tags: [field.tags(), ['a', 'b'], /^ab$/, ['a', 'b'], ['a', 'a']],
  day: [field.day(), '2026-07-01', /^01\. 07\. 2026\.$/, '2026-07-01', ['2026-07-02', '2026-07-02']],
  instant: [field.instant(), '2026-07-01T16:05:00.000Z', /^01\. 07\. 2026\. 18:05$/, '2026-07-01T16:05:00.000Z', ['2026-07-02', '2026-07-02']],
  dateTime: [field.dateTime(), '2026-07-01 18:05:00', /^01\. 07\. 2026\. 18:05$/, '2026-07-01 18:05:00', ['2026-07-02', '2026-07-02']],
  timeOfDay: [field.timeOfDay(), '09:30', /^09:30$/, '09:30', ['09:30', '09:30']],
  email: [field.email(), 'a@b.test', /^a@b\.test$/, 'a@b.test', ['a@', 'a@']],
  phone: [field.phone(), { country_code: '385', national_number: '911234567' }, /\+385911234567$/, { country_code: '385', national_number: '911234567' }, ['385', '385']],
  secret: [field.secret({ shown: 'set' }), 'x', /^\*\*\*\*$/, 'x'],
  image: [field.image({ folder: 'social' }), '/api/files/a.png', /^$/, '/api/files/a.png'],
  file: [field.file({ folder: 'arenas', accept: '.p12' }), '/api/files/a.p12', /^set$/, '/api/files/a.p12'],
  reference: [field.reference('arenas', { onDelete: 'refuse', embeds: ['name'] }), zagrebs, /^Zagreb$/, 3],
  references: [field.references('countries.taxes', { onDelete: 'refuse', embeds: ['name'] }), [{ id: 1, name: 'PDV' }], /^PDV$/, [1]],
  group: [field.group({ name: field.text(), rate: field.integer() }), { name: 'PDV', rate: 25 }, /^$/],
  list: [field.list({ name: field.text(), on: field.boolean() }, { saved: 'whole', max: 5 }), [{ name: 'PDV', on: false }], /^PDV$/, [{ name: 'PDV', on: false }]],
  status: [field.status(['red', 'green']), 'red', /^Red$/, 'red', ['green', 'green']],
  conditions: [field.conditions(), { type: 'and', children: [{ type: 'leaf', context: 'play', strategy: 'equal', value: 3 }] }, /^All of \(play equal 3\)$/, { type: 'and', children: [{ type: 'leaf', context: 'play', strategy: 'equal', value: 3 }] }],
  typedValues: [field.typedValues({ from: 'category' }), [{ name: 'size', type: 'integer', value: 5 }], /^size: 5$/, [{ name: 'size', value: 5 }]],
  keyValue: [field.keyValue(), { a: '1' }, /^a: 1$/, { a: '1' }],
  json: [field.json(), { a: [1] }, /^\{"a":\[1\]\}$/, { a: [1] }],
};

describe.each(kinds.filter((kind) => kind !== 'group'))('a %s', (kind) => {
  const [declared, value, cell, sent] = samples[kind];

  test('is shown in a cell and in a view, and so is its absence', async () => {
    const drawn = shown(declared, value, { data: answers });
    expect(drawn.cell).toMatch(cell);
    if (kind !== 'boolean' && kind !== 'flag' && kind !== 'image') expect(await screen.findByText((_, element) => (element?.textContent ?? '') !== '' && element?.tagName === 'BODY')).toBeInTheDocument();
    cleanup();
    for (const nothing of [null, undefined]) {
      const absent = shown(declared, nothing, { data: answers });
      expect(absent.cell).toBe(kind === 'secret' || kind === 'file' ? 'null' : kind === 'boolean' || kind === 'flag' ? '' : '–');
      cleanup();
    }
  });

  test('comes back from a form as it went in, and breaks no rule', () => {
    const form = asked(declared, value, { operation: 'update' }, { data: answers });
    expect(form.sent()).toEqual(sent);
    expect(form.broken()).toEqual([]);
  });

  test('is named by its label, locked too', () => {
    asked(declared, value, { reason: 'Only admins' }, { data: answers });
    expect([...screen.queryAllByText(/^Value/), ...screen.queryAllByLabelText(/^Value/), ...screen.queryAllByText('Loading the editor')].length).toBeGreaterThan(0);
  });
});

test.each(kinds.filter((kind) => fieldKinds[kind].Filter !== null))('a %s is filtered by', (kind) => {
  const [declared, , , , filtered] = samples[kind];
  const { Filter } = fieldKinds[kind];
  const leaf = leafOf(declared);
  const changed = vi.fn();
  render(<Stage data={answers}>{Filter && <Filter leaf={leaf} resource={resourceWith(leaf)} label="Value" value={undefined} onChange={changed} />}</Stage>);
  if (kind === 'reference' || kind === 'references') return expect(document.querySelector('.ad-skeleton') ?? screen.queryByLabelText('Value')).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: filtered?.[0] } });
  expect(changed).toHaveBeenLastCalledWith(filtered?.[1]);
});

test('a group shows its parts, and asks for each of them', () => {
  const [group] = samples.group;
  const leaf: Leaf = { path: 'value', kind: 'group', options: {}, meta: group.meta, source: 'value', body: 'value', rows: [] };
  const { Cell, View } = fieldKinds.group;
  const props = { leaf, resource: resourceWith(leaf), record: { id: 1, value: { name: 'PDV', rate: 25 } } };
  render(<Stage><Cell {...props} /><View {...props} /></Stage>);
  expect(screen.getByText('PDV, 25')).toBeInTheDocument();
  expect(screen.getAllByRole('definition')).toHaveLength(2);
  cleanup();
  const form = askedOf(resourceWith(leaf), leaf, props.record);
  const [name] = screen.getAllByRole('textbox');
  fireEvent.change(name as HTMLElement, { target: { value: 'VAT' } });
  expect(form.values()).toMatchObject({ value: { name: 'VAT', rate: 25 } });
});

test.each(registry.all.map((resource) => [resource.name, resource] as const))('every field of %s is drawn, empty and in a form', (_, resource) => {
  const leaves = [...systemLeaves, ...resource.leaves];
  const { container, unmount } = render(
    <Stage data={answers}>
      {leaves.map((leaf) => {
        const { Cell, View } = fieldKinds[leaf.kind];
        return <div key={leaf.path}><Cell leaf={leaf} resource={resource} record={{ id: 1 }} /><View leaf={leaf} resource={resource} record={{ id: 1 }} /></div>;
      })}
    </Stage>,
  );
  expect(container.querySelector('[class^="Mui"]')).toBeNull();
  for (const drawn of container.children) expect(drawn.childElementCount).toBe(2);
  unmount();
  for (const kind of new Set(leaves.filter(({ options }) => options.write !== 'never').map((leaf) => leaf.kind))) {
    const leaf = leaves.find((other) => other.kind === kind && other.options.write !== 'never');
    if (leaf && inputKinds[kind]) askedOf(resource, leaf, { id: 1 }, {}, { data: answers });
    cleanup();
  }
});

test('USER-46 every state of a declaration has a colour and an icon', () => {
  const states = registry.all.flatMap(({ fields }) => leavesOf(fields)).filter(({ kind }) => kind === 'status').flatMap(({ meta }) => meta.choices ?? []);
  expect(states.filter((state) => !(state in statusLooks))).toEqual([]);
});
