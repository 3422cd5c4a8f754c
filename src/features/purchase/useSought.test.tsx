import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useEffect, useReducer, type Dispatch } from 'react';
import { expect, test, vi } from 'vitest';
import { catalogue } from '#i18n/en/index.ts';
import { createI18n } from '#i18n/index.ts';
import { refusal, refusing } from '#tests/support/engine-desk.tsx';
import { afterStep, emptySale, type Step } from './basket.ts';
import { Cart } from './Cart.tsx';
import type { Good } from './goods.ts';
import { useGoods } from './useGoods.ts';
import { useSought } from './useSought.ts';

const good = (variant: number, name: string): Good => ({ variant, item: variant, name, sku: name, category: 'Snacks', price: 190, rate: null, stock: 5 });
const purchaseItems = vi.fn();
const arena = { id: 1, rate: 100, currency: 'EUR' } as unknown as Parameters<typeof useGoods>[0];
const none = () => undefined;
const Desk = ({ heard }: { readonly heard: (dispatch: Dispatch<Step>) => void }) => {
  const [sale, change] = useReducer(afterStep, emptySale);
  useEffect(() => heard(change), [heard]);
  useSought(sale, useGoods(arena, '', none), change);
  return <Cart lines={sale.lines} currency="EUR" dispatch={change} />;
};
/** What the service has under a SKU, run out or not. */
const known = (stock: number, ...names: readonly string[]) => purchaseItems.mockImplementation((_: number, { sku = '' }: { readonly sku?: string }) =>
  Promise.resolve(names.includes(sku) ? { Snacks: [{ id: 2, name: sku, category: { id: 3, name: 'Snacks' }, variants: [{ id: 2, name: sku, sku, price: 190, stock }] }] } : {}));

/** The basket of a till, and the way to change it. */
const opened = () => {
  const heard = vi.fn<(dispatch: Dispatch<Step>) => void>();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<CoreAdminContext dataProvider={refusing({ purchaseItems })} queryClient={client} i18nProvider={createI18n({ from: catalogue })}><Desk heard={heard} /></CoreAdminContext>);
  return (...steps: readonly Step[]) => act(() => steps.forEach((step) => heard.mock.lastCall?.[0](step)));
};
const nothing: Step = { do: 'restock', goods: new Map() };
const line = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('what no list has is sold out, or no longer on sale, as the service has it under its SKU; each list asks anew', async () => {
  known(0, 'Chips');
  const change = opened();
  change({ do: 'more', good: good(2, 'Chips'), by: 1 }, { do: 'more', good: good(4, 'Nuts'), by: 1 }, nothing);
  await vi.waitFor(() => expect(line('Chips')).toHaveTextContent('sold out'));
  await vi.waitFor(() => expect(line('Nuts')).toHaveTextContent('no longer on sale'));
  expect(line('Chips')).not.toHaveTextContent('no longer');
  known(0);
  change({ ...nothing, goods: new Map() });
  await vi.waitFor(() => expect(line('Chips')).toHaveTextContent('no longer on sale'));
});

test('where nobody can say, nothing is said', async () => {
  purchaseItems.mockReset().mockImplementation(() => Promise.reject(refusal(0, { code: 'unavailable' })));
  const change = opened();
  change({ do: 'more', good: good(2, 'Chips'), by: 1 }, nothing);
  await vi.waitFor(() => expect(purchaseItems).toHaveBeenCalledWith(1, { sku: 'Chips' }, expect.anything()));
  await act(() => Promise.resolve());
  expect(line('Chips')).not.toHaveTextContent(/no longer|sold out/);
});
