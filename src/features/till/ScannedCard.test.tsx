import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { catalogueOf, createI18n } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import { EngineContext } from '#src/engine/context.ts';
import { FieldsContext } from '#src/fields/context.ts';
import { callers, refusing, zagreb } from '#tests/support/engine-desk.tsx';
import { TillPlace } from './place.ts';
import { ScannedCard } from './ScannedCard.tsx';

const player = (balance: number) => ({ id: 9, username: 'marko', card_id: '123456', wallet: { balance } });
const shell = { signOut: () => undefined, onExpired: () => () => undefined, refreshCaller: () => undefined, refreshArena: () => undefined, leaveArena: () => undefined, unsay: () => undefined };
const place = { register: 1, registers: [{ id: 1, label: 1, active: true }], methods: [{ id: 1, enabled: true, fiscalize: true, payment_method: { process_type: 'cash', name: 'Cash' } }], company: null, choose: () => undefined };

const open = async (usersByCard: () => Promise<unknown>, rate = 100) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18n = createI18n({ from: await catalogueOf('en') });
  render(
    <EngineContext value={{ registry, caller: callers.employee, arena: { ...zagreb, coins_per_currency: rate }, overrides: {}, tools: {}, cardScannerPrefix: ';', shell }}>
      <FieldsContext value={{ arena: zagreb, caller: callers.employee, resourceOf: registry.get, upload: () => Promise.reject(new Error('no upload')) }}>
        <TillPlace value={place}>
          <MemoryRouter>
            <CoreAdminContext dataProvider={refusing({ usersByCard })} queryClient={queryClient} i18nProvider={i18n} store={memoryStore()}>
              <ScannedCard scan={{ code: '123456' }} onClose={() => undefined} />
            </CoreAdminContext>
          </MemoryRouter>
        </TillPlace>
      </FieldsContext>
    </EngineContext>,
  );
  return queryClient;
};

test('OP-025 what is typed for a player stays while everything is asked for anew; the balance is the new one then', async () => {
  let answer: (found: readonly object[]) => void = () => undefined;
  const usersByCard = vi.fn(() => new Promise((done) => {
    answer = done;
  }));
  const queryClient = await open(usersByCard);
  await waitFor(() => expect(usersByCard).toHaveBeenCalledOnce());
  act(() => answer([player(100)]));
  await userEvent.type(await screen.findByRole('textbox', { name: /Top up for/ }), '25');
  // A sale elsewhere has settled: all that is shown is looked up again.
  act(() => void queryClient.invalidateQueries());
  await waitFor(() => expect(usersByCard).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('textbox', { name: /Top up for/ })).toHaveValue('25');
  act(() => answer([player(700)]));
  expect(await screen.findByText(/700/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Top up for/ })).toHaveValue('25');
});

test('more money than coins can be bought for is no amount, however many coins one unit is', async () => {
  await open(async () => [player(100)], 1_000_000);
  const box = await screen.findByRole('textbox', { name: /Top up for/ });
  await userEvent.type(box, '9999999999999,99{Enter}');
  expect(box).toHaveAccessibleDescription('An amount with at most two decimals, such as 12,50');
  await userEvent.clear(box);
  await userEvent.type(box, '1.000,00');
  expect(box).toHaveAccessibleDescription(/1\.000\.000\.000/);
});
