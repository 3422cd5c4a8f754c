import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/field.ts';
import { asked, box, shown } from '#tests/support/fields.tsx';

const price = field.money({ required: true, min: 1 });

test('OP-026 an amount is shown with comma, dots and the currency of the arena', () => {
  expect(shown(price, 123_456)).toEqual({ cell: '1.234,56\u00a0EUR', view: '1.234,56\u00a0EUR' });
  expect(shown(price, null).cell).toBe('–');
});

test('OP-026 an amount typed with a comma is that amount, shown so when it is left, and the same each time', async () => {
  const form = asked(price, null);
  for (let round = 0; round < 3; round += 1) {
    await userEvent.clear(box());
    await userEvent.type(box(), '12,50');
    await userEvent.tab();
    expect(form.sent()).toBe(1250);
    expect(box()).toHaveValue('12,50');
  }
});

test('OP-027 dots between thousands are thousands', async () => {
  const form = asked(price, 1250);
  expect(box()).toHaveValue('12,50');
  await userEvent.clear(box());
  await userEvent.type(box(), '100.000');
  await userEvent.tab();
  expect(form.sent()).toBe(10_000_000);
  expect(box()).toHaveValue('100.000,00');
});

test('VAL-03 what is no amount stays as it was typed and is refused', async () => {
  const form = asked(price, 1250);
  await userEvent.clear(box());
  expect(form.broken()).toEqual(['value required']);
  await userEvent.type(box(), '12.5');
  await userEvent.tab();
  expect(box()).toHaveValue('12.5');
  expect(form.broken()).toEqual(['value number']);
});
