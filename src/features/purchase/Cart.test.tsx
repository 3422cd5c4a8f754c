import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { expect, test } from 'vitest';
import { catalogue } from '#i18n/en/index.ts';
import { createI18n } from '#i18n/index.ts';
import { refusing } from '#tests/support/engine-desk.tsx';
import type { Line } from './basket.ts';
import { Cart } from './Cart.tsx';

test('of a basket of two hundred lines a key draws its own alone', () => {
  const drawn = new Set<number>();
  const line = (variant: number, quantity: number): Line => ({
    variant, item: variant, sku: `S${variant}`, category: 'Drinks', price: 100, rate: null, stock: null, quantity,
    get name() {
      drawn.add(variant);
      return `Drink ${variant}`;
    },
  });
  const lines = Array.from({ length: 200 }, (_, i) => line(i + 1, 1));
  const dispatch = () => undefined;
  const shop = (now: readonly Line[]) => <CoreAdminContext dataProvider={refusing({})} i18nProvider={i18n}><Cart lines={now} currency="EUR" last={null} dispatch={dispatch} /></CoreAdminContext>;
  const i18n = createI18n({ from: catalogue });
  const { rerender } = render(shop(lines));
  expect(drawn.size).toBe(200);
  drawn.clear();
  rerender(shop(lines.map((one) => (one.variant === 7 ? line(7, 2) : one))));
  expect([...drawn]).toEqual([7]);
  expect(screen.getByRole('row', { name: /Drink 7 2/ })).toBeVisible();
});

test('a quantity above the stock is said at once, in its row and in the basket', () => {
  const cola: Line = { variant: 1, item: 1, name: 'Cola', sku: 'C', category: 'Drinks', price: 100, rate: null, stock: 3, quantity: 4 };
  render(<CoreAdminContext dataProvider={refusing({})} i18nProvider={createI18n({ from: catalogue })}><Cart lines={[cola, { ...cola, variant: 2, name: 'Water', quantity: 3 }]} currency="EUR" last={null} dispatch={() => undefined} /></CoreAdminContext>);
  expect(screen.getByRole('row', { name: /Cola/ })).toHaveTextContent('only 3 left');
  expect(screen.getByRole('row', { name: /Water/ })).not.toHaveTextContent('left');
});

test('PURCH-33 an empty basket says which invoice was made last and what goes back of the cash, until something is in the next one', () => {
  const cola: Line = { variant: 1, item: 1, name: 'Cola', sku: 'C', category: 'Drinks', price: 100, rate: null, stock: 3, quantity: 1 };
  const i18n = createI18n({ from: catalogue });
  const shop = (lines: readonly Line[], change: number) => <CoreAdminContext dataProvider={refusing({})} i18nProvider={i18n}><Cart lines={lines} currency="EUR" last={{ label: '41/PP1/1', change }} dispatch={() => undefined} /></CoreAdminContext>;
  const { rerender } = render(shop([], 1030));
  expect(screen.getByText('Invoice 41/PP1/1 made.')).toBeVisible();
  expect(screen.getByText('Change', { exact: false })).toHaveTextContent('Change 10,30 EUR');
  rerender(shop([], 0));
  expect(screen.getByText('Invoice 41/PP1/1 made.')).toBeVisible();
  expect(screen.queryByText('Change', { exact: false })).toBeNull();
  rerender(shop([cola], 1030));
  expect(screen.queryByText(/41\/PP1\/1/)).toBeNull();
});
