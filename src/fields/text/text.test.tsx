import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/field.ts';
import { fieldKinds } from '#src/fields/index.ts';
import { asked, box, leafOf, resourceWith, Stage } from '#tests/support/fields.tsx';

const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

test('VAL-11 text is sent as typed, without the blanks around it, and emptied it is nothing', () => {
  const form = asked(field.text({ max: 10 }), 'Zagreb');
  type(' Čakovec ');
  expect(form.sent()).toBe('Čakovec');
  type('');
  expect(form.sent()).toBeNull();
  type('x'.repeat(11));
  expect(form.broken()).toEqual(['value maxLength']);
});

test('VAL-27 digits keep their zeros and refuse the rest', () => {
  const form = asked(field.digits({ max: 32 }), null);
  type('001234');
  expect(form.sent()).toBe('001234');
  for (const wrong of ['-1', 'abc', '12a']) {
    type(wrong);
    expect(form.broken()).toEqual(['value digits']);
  }
});

test('VAL-07 VAL-24 an e-mail may be empty, and is refused when it is none', () => {
  const form = asked(field.email(), null);
  expect(form.broken()).toEqual([]);
  type('a@');
  expect(form.broken()).toEqual(['value email']);
  type('a@b.test');
  expect(form.broken()).toEqual([]);
});

test('VAL-01 a broken rule stands below the input, and the mark beside its label', async () => {
  const form = asked(field.text({ required: true }), null, { help: 'As printed' });
  expect(screen.getByText('As printed')).toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-required', 'true');
  form.setErrors({ value: 'Field is required' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Field is required');
  expect(box()).toHaveAccessibleDescription('Field is required');
  expect(box()).toBeInvalid();
});

test('VAL-21 what may not be changed is locked and says why on focus', async () => {
  const form = asked(field.text(), 'marko', { disabled: true, reason: 'A username stays' });
  expect(box()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  expect(box()).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('A username stays');
  await userEvent.keyboard('x');
  expect(form.sent()).toBe('marko');
});

test('without a reason it is plainly disabled', () => {
  asked(field.text(), 'marko', { disabled: true });
  expect(box()).toBeDisabled();
});

test('OP-020 AUTH-03 a password is empty, told to be a new one, and can be shown', async () => {
  const form = asked(field.secret({ min: 6 }), null);
  const input = document.querySelector('input') as HTMLInputElement;
  expect(input).toHaveValue('');
  expect(input).toHaveAttribute('autocomplete', 'new-password');
  expect(input.type).toBe('password');
  expect(form.sent()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.type).toBe('text');
  fireEvent.change(input, { target: { value: '12345' } });
  expect(form.broken()).toEqual(['value minLength']);
  fireEvent.change(input, { target: { value: 'secret1' } });
  expect(form.sent()).toBe('secret1');
});

test('a multiline text keeps its lines', () => {
  const form = asked(field.multiline(), 'a\nb');
  fireEvent.change(box(), { target: { value: 'a\nb\nc' } });
  expect(form.sent()).toBe('a\nb\nc');
});

test('ARENA-03 a text with proposals finds them by any part, and takes another text too', async () => {
  const form = asked(field.text({ offers: () => ['Europe/Vienna', 'Europe/Zagreb'] }), 'Europe/Vienna');
  const input = screen.getByRole('combobox');
  await userEvent.clear(input);
  await userEvent.type(input, 'zag');
  await userEvent.click(await screen.findByRole('option', { name: 'Europe/Zagreb' }));
  expect(form.sent()).toBe('Europe/Zagreb');
  await userEvent.clear(input);
  await userEvent.type(input, 'Europe/Kiev');
  await userEvent.tab();
  expect(form.sent()).toBe('Europe/Kiev');
});

test('ARENA-28 what is put together by slashes may go on in the next line behind one, and is still one text', () => {
  const leaf = leafOf(field.text());
  render(<Stage><fieldKinds.text.Cell leaf={leaf} resource={resourceWith(leaf)} record={{ id: 7, value: 'America/Argentina/Ushuaia' }} /></Stage>);
  const drawn = screen.getByTitle('America/Argentina/Ushuaia');
  expect(drawn).toHaveTextContent('America/Argentina/Ushuaia');
  expect([...(drawn.childNodes)].map(({ nodeName, textContent }) => (nodeName === 'WBR' ? '|' : textContent)).join('')).toBe('America/|Argentina/|Ushuaia');
});
