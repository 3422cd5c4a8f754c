import { act, cleanup, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/field.ts';
import { asked, box, shown } from '#tests/support/fields.tsx';

const type = (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.blur(box());
};

test('VAL-02 1.5 is no integer and says so; the text stays', () => {
  const form = asked(field.integer({ min: 0 }), 5);
  type('1.5');
  expect(form.broken()).toEqual(['value integer']);
  type('-1');
  expect(form.broken()).toEqual(['value atLeast']);
  type('abc');
  expect(box()).toHaveValue('abc');
  expect(form.broken()).toEqual(['value number']);
  type('1234');
  expect(box()).toHaveValue('1.234');
  expect(form.sent()).toBe(1234);
});

test('a value set from elsewhere replaces the text', () => {
  const form = asked(field.coins(), 5);
  type('77');
  act(() => form.set(12));
  expect(box()).toHaveValue('12');
});

test('VAL-61 a percentage is a whole number from 0 to 100', () => {
  const form = asked(field.percent({ required: true }), 5);
  for (const [text, broken] of [['101', ['value between']], ['-1', ['value between']], ['1,5', ['value integer']], ['', ['value required']], ['0', []], ['100', []]] as const) {
    type(text);
    expect(form.broken()).toEqual(broken);
  }
});

test('VAL-55 a number keeps its decimals', () => {
  const form = asked(field.number(), 45.815);
  expect(box()).toHaveValue('45,815');
  type('15.97798');
  expect(form.sent()).toBe(15.97798);
  expect(box()).toHaveValue('15,97798');
  type('x');
  expect(form.broken()).toEqual(['value number']);
});

test.each([[field.integer({ min: 0 }), '0'], [field.coins(), '0'], [field.percent(), '0'], [field.number({ min: -90, max: 90 }), '0'], [field.money({ min: 0 }), '0,00']] as const)('OP-031 0 is shown as 0, typed and sent as 0: %#', (kind, text) => {
  const seen = shown(kind, 0);
  expect([seen.cell, seen.view].map((said) => /^0(,00)?\b/.test(said))).toEqual([true, true]);
  cleanup();
  const form = asked(kind, 0);
  expect(box()).toHaveValue(text);
  expect(form.sent()).toBe(0);
  type('50');
  type('0');
  expect(box()).toHaveValue(text);
  expect(form.sent()).toBe(0);
  expect(form.broken()).toEqual([]);
});

test('an emptied number is nothing', () => {
  const form = asked(field.integer(), 5);
  type('');
  expect(form.sent()).toBeNull();
});
