import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { catalogue } from '#i18n/en/index.ts';
import { createI18n } from '#i18n/index.ts';
import { refusing } from '#tests/support/engine-desk.tsx';
import type { Line } from './basket.ts';
import { SaleFoot } from './SaleFoot.tsx';

const toBasket = vi.fn();
const around = { currency: 'EUR', method: 'creditCard' as const, reason: '', busy: false, finishButton: { current: null }, onFinish: () => undefined, toBasket };

test('it says how much is in the basket and what it comes to, and leads there', async () => {
  const cola: Line = { variant: 1, item: 1, name: 'Cola', sku: 'C', category: 'Drinks', price: 150, rate: null, stock: 3, quantity: 3 };
  render(<CoreAdminContext dataProvider={refusing({})} i18nProvider={createI18n({ from: catalogue })}><SaleFoot {...around} lines={[cola]} last={null} /></CoreAdminContext>);
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('4,50 EUR');
  expect(screen.getByText('Credit card')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'To the basket: 3 items' }));
  expect(toBasket).toHaveBeenCalledOnce();
});

test('PURCH-33 beside the total stands which invoice was made last and what goes back of the cash, until something is in the next sale', () => {
  const cola: Line = { variant: 1, item: 1, name: 'Cola', sku: 'C', category: 'Drinks', price: 100, rate: null, stock: 3, quantity: 1 };
  const i18n = createI18n({ from: catalogue });
  const shop = (lines: readonly Line[], change: number) => <CoreAdminContext dataProvider={refusing({})} i18nProvider={i18n}><SaleFoot {...around} lines={lines} last={{ label: '41/PP1/1', change }} /></CoreAdminContext>;
  const { rerender } = render(shop([], 1030));
  expect(screen.getByText('Invoice 41/PP1/1 made.')).toBeVisible();
  expect(screen.getByText('Change', { exact: false })).toHaveTextContent('Change 10,30 EUR');
  rerender(shop([], 0));
  expect(screen.getByText('Invoice 41/PP1/1 made.')).toBeVisible();
  expect(screen.queryByText('Change', { exact: false })).toBeNull();
  rerender(shop([cola], 1030));
  expect(screen.queryByText(/41\/PP1\/1/)).toBeNull();
});
