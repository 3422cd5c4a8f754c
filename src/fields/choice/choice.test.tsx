import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/field.ts';
import { roles, where } from '#resources/schema/index.ts';
import { registry } from '#resources/index.ts';
import { asked, askedOf, employee, shown } from '#tests/support/fields.tsx';

const colours = ['red', 'green', 'blue'] as const;

test('a choice is one of its words', async () => {
  const form = asked(field.choice(colours), 'red');
  await userEvent.click(screen.getByRole('combobox', { name: /Value/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['None', 'Red', 'Green', 'Blue']);
  await userEvent.click(screen.getByRole('option', { name: 'Green' }));
  expect(form.sent()).toBe('green');
});

test('CAT-04 the data type of an attribute lists exactly nine', async () => {
  const categories = registry.get('categories');
  const type = categories.leaf('attributes')?.rows.find(({ path }) => path === 'type');
  if (!type) throw new Error('attributes have no type');
  askedOf(categories, type, { type: 'string' }, { under: 'attributes', required: true });
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('option')).toHaveLength(9);
  expect(screen.getByRole('option', { name: 'Whole number' })).toBeInTheDocument();
});

test('a value that is no choice any more is shown and kept', () => {
  const form = asked(field.choice(colours), 'mauve');
  expect(screen.getByRole('combobox')).toHaveTextContent('mauve');
  expect(form.sent()).toBe('mauve');
});

test('several choices are chips; those this person may not set are locked both ways', async () => {
  const declared = field.choices(colours, { members: (caller) => roles('admin')(caller) || where.not(where.is('value', 'red')) });
  const form = asked(declared, ['red', 'green'], {}, { caller: employee });
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getByRole('option', { name: 'Blue' })).toHaveAttribute('aria-disabled', 'false');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(form.sent()).toEqual(['red']);
  expect(screen.getByTitle('You may not change this one.')).toHaveTextContent('Red');
  expect(within(screen.getByTitle('You may not change this one.')).queryByTestId('CancelIcon')).toBeNull();
});

test('VAL-16 a list of choices with a least number is refused when it is empty', () => {
  expect(asked(field.choices(colours, { atLeast: 1 }), []).broken()).toEqual(['value atLeastOne']);
});

test('tags are words of one’s own', async () => {
  const form = asked(field.tags(), ['fps']);
  await userEvent.type(screen.getByRole('combobox'), 'launcher{Enter}fps{Enter}');
  expect(form.sent()).toEqual(['fps', 'launcher']);
});

test('a truth is a switch, and travels as true or as 1', async () => {
  const form = asked(field.boolean(), false);
  await userEvent.click(screen.getByRole('switch', { name: 'Value' }));
  expect(form.sent()).toBe(true);
});

test('ARENA-06 a flag travels as 0 and 1', async () => {
  const form = asked(field.flag(), 1);
  expect(screen.getByRole('switch')).toBeChecked();
  await userEvent.click(screen.getByRole('switch'));
  expect(form.sent()).toBe(0);
});

test('a locked switch does nothing and keeps the focus', async () => {
  const form = asked(field.boolean(), true, { reason: 'Only admins' });
  await userEvent.tab();
  expect(screen.getByRole('switch')).toHaveFocus();
  fireEvent.click(screen.getByRole('switch'));
  expect(form.sent()).toBe(true);
});

test('COMP-03 a truth is an icon with a name, in views with its word', () => {
  expect(shown(field.boolean(), true).view).toBe('Yes');
  expect(shown(field.flag(), 0).view).toBe('No');
});
