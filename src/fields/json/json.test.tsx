import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/index.ts';
import { asked, box } from '#tests/support/fields.tsx';

test('free data may have any name, also one that events of a browser have', async () => {
  const form = asked(field.json(), null);
  await userEvent.click(box());
  await userEvent.paste('{"target": {"kills": 10}, "map": "dust"}');
  expect(form.sent()).toEqual({ target: { kills: 10 }, map: 'dust' });
  expect(screen.getByDisplayValue(/"kills": 10/)).toBe(box());
});
