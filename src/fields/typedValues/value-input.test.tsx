import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/index.ts';
import { asked } from '#tests/support/fields.tsx';

const volume = (rules: readonly string[], value: unknown = null) => asked(field.typedValues({ from: 'category' }), [{ name: 'alcohol', type: 'boolean', rules, value }], { operation: 'update' });

test('ITEM-19 ITEM-28 a yes or no that nobody has said is empty and starred, and No is an answer', async () => {
  const form = volume(['required', 'boolean']);
  const box = screen.getByRole('combobox', { name: /alcohol/ });
  expect(box).toHaveAttribute('aria-required', 'true');
  expect(box).not.toHaveTextContent(/Yes|No/);
  await userEvent.click(box);
  expect(within(screen.getByRole('listbox')).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Yes', 'No']);
  await userEvent.click(screen.getByRole('option', { name: 'No' }));
  expect(form.sent()).toEqual([{ name: 'alcohol', value: false }]);
});

test('ITEM-28 one that may stay unsaid can be taken back', async () => {
  const form = volume(['nullable', 'boolean'], true);
  const box = screen.getByRole('combobox', { name: /alcohol/ });
  expect(box).toHaveTextContent('Yes');
  expect(box).not.toHaveAttribute('aria-required', 'true');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('option', { name: '–' }));
  expect(form.sent()).toEqual([{ name: 'alcohol', value: null }]);
});

test('VAL-37 every rule that asks for a value puts a star', () => {
  asked(field.typedValues({ from: 'category' }), [{ name: 'weight', type: 'integer', rules: ['integer'], value: null }], { operation: 'update' });
  expect(screen.getByRole('textbox', { name: /weight/ })).toBeRequired();
});
