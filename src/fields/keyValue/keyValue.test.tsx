import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fields } from '#i18n/en/fields.ts';
import { field } from '#resources/schema/index.ts';
import { asked } from '#tests/support/fields.tsx';

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');

test('a pair may have any name, also one that events of a browser have', async () => {
  const form = asked(field.keyValue(), { level: '3' });
  await userEvent.click(screen.getByRole('button', { name: 'Add a pair' }));
  await userEvent.type(boxes()[2] as HTMLElement, 'target');
  await userEvent.type(boxes()[3] as HTMLElement, '500');
  expect(form.sent()).toEqual({ level: '3', target: '500' });
  expect(boxes().map(({ value }) => value)).toEqual(['level', '3', 'target', '500']);
});

test('what would not be saved as it stands is said: a value without a name, and a name that another has', async () => {
  const form = asked(field.keyValue(), { level: '3' });
  await userEvent.click(screen.getByRole('button', { name: 'Add a pair' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(boxes()[3] as HTMLElement, '500');
  expect(screen.getByRole('alert')).toHaveTextContent(fields.keyValue.nameless);
  await userEvent.type(boxes()[2] as HTMLElement, 'level');
  expect(screen.getByRole('alert')).toHaveTextContent(fields.keyValue.twice);
  await userEvent.type(boxes()[2] as HTMLElement, '2');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(form.sent()).toEqual({ level: '3', level2: '500' });
});
