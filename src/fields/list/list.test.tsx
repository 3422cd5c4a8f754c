import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/field.ts';
import { registry } from '#resources/index.ts';
import { asked, askedOf, shown } from '#tests/support/fields.tsx';

const categories = registry.get('categories');
const attributes = () => {
  const leaf = categories.leaf('attributes');
  if (!leaf) throw new Error('attributes');
  return leaf;
};
const [A, B, C] = [
  { name: 'A', type: 'integer', rules: ['required'] },
  { name: 'B', type: 'string', rules: ['nullable'] },
  { name: 'C', type: 'time', rules: ['date_format:H:i'] },
];
const row = (number: number) => within(screen.getByRole('group', { name: `Row ${number}` }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('OP-023 removing the first of three leaves the others with exactly their own', async () => {
  const form = askedOf(categories, attributes(), { id: 1, attributes: [A, B, C] }, { label: 'Attributes' });
  await press('Remove row 1');
  expect(form.sent()).toEqual([B, C]);
  expect(row(1).getByRole('textbox')).toHaveValue('B');
  await press('Add attribute');
  expect(row(3).getByRole('textbox')).toHaveValue('');
  expect(form.sent()).toEqual([B, C, { name: null, type: null, rules: [] }]);
});

test('OP-023 a removed row’s values do not shine through where the next one lacks them', async () => {
  const leaf = { ...attributes() };
  const form = askedOf(categories, leaf, { id: 1, attributes: [A, { name: 'B' }] }, { label: 'Attributes' });
  await press('Remove row 1');
  expect(form.sent()).toEqual([{ name: 'B', type: null, rules: [] }]);
  expect(row(1).getAllByRole('combobox').map((box) => box.textContent)).not.toContain('Whole number');
});

test('CAT-03 VAL-39 a row is added and filled in, and moved by keyboard', async () => {
  const form = askedOf(categories, attributes(), { id: 1, attributes: [A] }, { label: 'Attributes' });
  await press('Add attribute');
  expect(form.broken()).toEqual(['attributes.1.name required', 'attributes.1.type required', 'attributes.1.rules atLeastOne']);
  fireEvent.change(row(2).getByRole('textbox'), { target: { value: 'Size' } });
  screen.getByRole('button', { name: 'Move row 2 up' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(row(1).getByRole('textbox')).toHaveValue('Size'));
  expect(form.sent()).toEqual([{ name: 'Size', type: null, rules: [] }, A]);
});

test('COUNTRY-02 rows saved by their id are changed or taken away, new ones too', async () => {
  const countries = registry.get('countries');
  const taxes = countries.leaf('taxes');
  if (!taxes) throw new Error('taxes');
  const form = askedOf(countries, taxes, { id: 1, taxes: [{ id: 5, name: 'PDV', rate: 25, active: true }] }, { label: 'Taxes' });
  await press('Add tax');
  expect(form.sent()).toEqual([{ id: 5, name: 'PDV', rate: 25, active: true }, { name: null, rate: null, active: true }]);
  await press('Remove row 2');
  expect(form.sent()).toHaveLength(1);
  await press('Remove row 1');
  expect(form.sent()).toEqual([]);
});

test('every list has a most, said at the button', async () => {
  const form = asked(field.list({ name: field.text() }, { saved: 'whole', max: 1 }), [{ name: 'a' }]);
  expect(screen.getByRole('button', { name: 'Add a row' })).toHaveAttribute('aria-disabled', 'true');
  await press('Add a row');
  expect(form.sent()).toHaveLength(1);
});

test('what is wrong with the list stands below it, what is wrong in a row at its input', async () => {
  const form = askedOf(categories, attributes(), { id: 1, attributes: [A] }, { label: 'Attributes' });
  form.setErrors({ 'attributes.0.name': 'Field is required' });
  await waitFor(() => expect(row(1).getByRole('textbox')).toHaveAccessibleDescription('Field is required'));
  form.setErrors({ attributes: 'at least one' });
  expect(await screen.findByText('at least one')).toBeInTheDocument();
});

test('CAT-01 a cell names the rows with what they hold', () => {
  const { cell } = shown(field.list({ name: field.text(), type: field.text(), on: field.boolean() }, { saved: 'whole', max: 5 }), [{ name: 'Size', type: 'integer', on: false }]);
  expect(cell).toBe('Size (integer)');
});

test('a number without a unit is named in a cell', () => {
  const { cell } = shown(field.list({ name: field.text(), stock: field.integer(), coins: field.coins() }, { saved: 'whole', max: 5 }), [{ name: 'Cola', stock: 12, coins: 40 }]);
  expect(cell).toMatch(/^Cola \(.*stock 12, 40\b.*\)$/);
});

test('GAMI-01 a tree of conditions is built and comes back', async () => {
  const form = asked(field.conditions(), null);
  await press('Add conditions');
  await press('Add a condition');
  fireEvent.change(screen.getByLabelText('Event'), { target: { value: 'play' } });
  fireEvent.change(screen.getByLabelText('Strategy'), { target: { value: 'equal' } });
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: '3' } });
  await press('Add a group');
  fireEvent.change(screen.getAllByLabelText('Kind')[1] as HTMLElement, { target: { value: 'or' } });
  expect(form.sent()).toEqual({ type: 'and', children: [{ type: 'leaf', context: 'play', strategy: 'equal', value: 3 }, { type: 'or', children: [] }] });
  await press('Remove: Condition');
  expect(form.sent()).toEqual({ type: 'and', children: [{ type: 'or', children: [] }] });
  await press('Remove: All of');
  expect(form.sent()).toBeNull();
});

test('GAMI-01 what is wrong with a group of a tree stands at that group', async () => {
  const form = asked(field.conditions(), { type: 'and', children: [{ type: 'leaf', context: 'play', strategy: 'equal', value: 3 }, { type: 'or', children: [] }] });
  form.setErrors({ 'value.children.1': 'The group is empty' });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Any of' })).toHaveAccessibleDescription('The group is empty'));
  expect(screen.getByRole('group', { name: 'All of' })).not.toHaveAccessibleDescription();
  form.setErrors({ 'value.children.0.value': 'must be at least 1' });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Condition' })).toHaveAccessibleDescription('must be at least 1'));
  expect(screen.getByLabelText('Value')).toBeInvalid();
  form.setErrors({ value: 'The group is empty' });
  expect(await screen.findAllByText('The group is empty')).toHaveLength(1);
});

test('pairs of name and value keep their places while they are typed', async () => {
  const form = asked(field.keyValue(), { a: '1' });
  await press('Add a pair');
  fireEvent.change(screen.getAllByLabelText('Value')[1] as HTMLElement, { target: { value: '2' } });
  expect(form.sent()).toEqual({ a: '1' });
  fireEvent.change(screen.getAllByLabelText('Name')[1] as HTMLElement, { target: { value: 'b' } });
  expect(form.sent()).toEqual({ a: '1', b: '2' });
  await press('Remove a');
  expect(form.sent()).toEqual({ b: '2' });
});

test('values of a linked record are asked for by their types', async () => {
  const form = asked(field.typedValues({ from: 'category.attributes' }), [{ name: 'Size', type: 'integer', value: 5 }, { name: 'Sold', type: 'boolean', value: false }]);
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: '12' } });
  await userEvent.click(screen.getByRole('combobox', { name: 'Sold' }));
  await userEvent.click(screen.getByRole('option', { name: 'Yes' }));
  expect(form.sent()).toEqual([{ name: 'Size', value: 12 }, { name: 'Sold', value: true }]);
});

test('JSON that cannot be read is said and stays as typed', async () => {
  const form = asked(field.json(), { a: 1 });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '{"a": [2]}' } });
  expect(form.sent()).toEqual({ a: [2] });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '{"a":' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('no valid JSON');
  expect(screen.getByRole('textbox')).toHaveValue('{"a":');
});
