import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'ra-core';
import { useReducer } from 'react';
import { expect, test } from 'vitest';
import { catalogueOf, createI18n } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import { EngineContext } from '#src/engine/context.ts';
import { TillPlace } from '#src/features/till/place.ts';
import { createTillStore } from '#src/features/till/store.ts';
import { callers, refusing, zagreb } from '#tests/support/engine-desk.tsx';
import { afterStep, emptySale, type Kept } from './basket.ts';
import type { Good } from './goods.ts';
import { useKeptBasket } from './useKeptBasket.ts';

const shell = { signOut: () => undefined, onExpired: () => () => undefined, refreshCaller: () => undefined, refreshArena: () => undefined, leaveArena: () => undefined, unsay: () => undefined };
const good = (variant: number, name: string, price: number): Good => ({ variant, item: variant, name, sku: name, category: 'Drinks', price, rate: null, stock: null });
const Desk = ({ now, out }: { readonly now: readonly Good[] | null; readonly out: readonly Good[] }) => {
  const [sale, dispatch] = useReducer(afterStep, emptySale);
  useKeptBasket({ sale, currency: 'EUR', dispatch, goods: {
    renew: () => (now ? Promise.resolve(new Map(now.map((each) => [each.variant, each]))) : Promise.reject(new Error('offline'))),
    seek: ({ variant }) => Promise.resolve(out.find((each) => each.variant === variant) ?? null),
  } });
  const { notifications } = useNotificationContext();
  return <><output>{sale.lines.map(({ name, quantity, price }) => `${quantity} ${name} ${price}`).join(', ')}|{sale.player?.username}|{sale.given}</output><p>{notifications.map(({ message, notificationOptions }) => `${String(message)} ${JSON.stringify(notificationOptions?.messageArgs)}`).join()}</p></>;
};
const opened = async (now: readonly Good[] | null, out: readonly Good[] = []) => {
  const cart: Kept = { lines: [{ ...good(1, 'Cola', 250), quantity: 2 }, { ...good(2, 'Chips', 190), quantity: 1 }], player: { id: 6, username: 'marko', name: '', email: '' }, method: 'cash', company: { open: false, name: '', pidn: '', address: '' }, given: '20' };
  await createTillStore().put('drafts', { user: callers.employee.id, arena: 1, register: '1', at: Date.now(), cart });
  const i18n = createI18n({ from: await catalogueOf('en') });
  render(
    <EngineContext value={{ registry, caller: callers.employee, arena: zagreb, overrides: {}, tools: {}, cardScannerPrefix: ';', shell }}>
      <TillPlace value={{ register: 1, registers: [{ id: 1, label: 1, active: true }], methods: [], company: null, choose: () => undefined }}>
        <CoreAdminContext dataProvider={refusing({})} i18nProvider={i18n} store={memoryStore()}><Desk now={now} out={out} /></CoreAdminContext>
      </TillPlace>
    </EngineContext>,
  );
};

test('a basket comes back whole, at the prices of now; what is no longer sold is left out and named', async () => {
  await opened([good(1, 'Cola', 300)]);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 Cola 300|marko|20'));
  expect(screen.getByText(/purchase\.leftOut.*"names":"Chips"/)).toBeInTheDocument();
});

test('what has only run out meanwhile is not left out', async () => {
  await opened([good(1, 'Cola', 300)], [{ ...good(2, 'Chips', 190), stock: 0 }]);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 Cola 300, 1 Chips 190|marko|20'));
  await expect(screen.findByText(/leftOut/, {}, { timeout: 200 })).rejects.toThrow();
});

test('where nobody can say what is sold now, it comes back as it was', async () => {
  await opened(null);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 Cola 250, 1 Chips 190|marko|20'));
  expect(screen.queryByText(/leftOut/)).toBeNull();
});
