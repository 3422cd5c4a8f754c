import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/field.ts';
import { asked } from '#tests/support/fields.tsx';

const number = () => screen.getByRole('textbox', { name: /Number/ });
const code = () => screen.getByRole('combobox', { name: /Country code/ });
const choose = async (name: RegExp) => {
  await userEvent.click(code());
  await userEvent.click(screen.getByRole('option', { name }));
};
const zagrebPhone = { country_code: '385', national_number: '911234567', number: '385911234567', status: 'VERIFIED' };

test('USER-41 VAL-26 clearing the country code clears and disables the number', async () => {
  const form = asked(field.phone(), zagrebPhone);
  expect(number()).toHaveValue('911234567');
  await userEvent.clear(code());
  await userEvent.tab();
  expect(number()).toHaveValue('');
  expect(number()).toBeDisabled();
  expect(form.sent()).toEqual({ country_code: null, national_number: null });
  await choose(/\+43/);
  expect(number()).toBeEnabled();
  expect(form.broken()).toEqual(['value.national_number required']);
});

test('USER-58 the code has its flag and country', async () => {
  asked(field.phone(), zagrebPhone);
  expect(code()).toHaveValue('+385 Croatia');
  expect(code().parentElement?.querySelector('svg')).not.toBeNull();
});

test.each([['slov', '+386 Slovenia'], ['canada', '+1 United States'], ['+43', '+43 Austria']])('USER-58 a code is found by %j', async (text, found) => {
  asked(field.phone(), null);
  await userEvent.click(code());
  await userEvent.type(code(), text);
  expect(screen.getAllByRole('option').some(({ textContent }) => textContent?.endsWith(found))).toBe(true);
});

test('VAL-08 VAL-25 OP-076 a number that begins with 0, or holds a letter, a blank or a plus is refused', () => {
  const form = asked(field.phone(), zagrebPhone);
  for (const wrong of ['0911234567', '12a', '91 123 45 67', '+385911234567', '9112345678901']) {
    fireEvent.change(number(), { target: { value: wrong } });
    expect(form.broken()).toEqual(['value phone']);
  }
  fireEvent.change(number(), { target: { value: '991234567' } });
  expect(form.sent()).toEqual({ country_code: '385', national_number: '991234567' });
});

test('USER-58 how a number is written stands below it, also while it is refused', async () => {
  const form = asked(field.phone(), { country_code: '385', national_number: '0911234567' });
  const hint = 'Digits only, without the 0 in front: 911234567, not 091 123 4567.';
  expect(screen.getByText(hint)).toBeVisible();
  form.setErrors({ value: 'phone number must be valid' });
  expect(await screen.findByText('phone number must be valid')).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
});

test('what is wrong with the number stands at the number, what is wrong with both below both', async () => {
  const form = asked(field.phone(), zagrebPhone);
  form.setErrors({ 'value.national_number': 'Field is required' });
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  expect(number()).toHaveAccessibleDescription('Field is required');
});
