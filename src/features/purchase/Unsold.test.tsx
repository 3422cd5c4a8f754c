import 'fake-indexeddb/auto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { catalogueOf, createI18n } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import { EngineContext } from '#src/engine/context.ts';
import { till, tillStore } from '#src/features/till/kept.ts';
import { TillPlace } from '#src/features/till/place.ts';
import { FieldsContext } from '#src/fields/context.ts';
import { callers, refusal, refusing, zagreb } from '#tests/support/engine-desk.tsx';
import { emptySale, type Step } from './basket.ts';
import { Unsold } from './Unsold.tsx';

const shell = { signOut: () => undefined, onExpired: () => () => undefined, refreshCaller: () => undefined, refreshArena: () => undefined, leaveArena: () => undefined, unsay: () => undefined };
const owner = { user: callers.employee.id, arena: 1, register: '1' };
const saleOf = (title: string) => ({ body: { arena_id: 1, cash_register_label: 1, payment_method: 'cash' as const, variants: [{ id: 7, quantity: title.length, price: 250 }] }, gross: 250, currency: 'EUR', title, cart: { lines: [title] } });
const silence = () => Promise.reject(refusal(0, { code: 'unavailable' }));
const service = {
  sell: vi.fn<ServiceProvider['sell']>(), outcomeOf: vi.fn<ServiceProvider['outcomeOf']>(), saleOf: silence,
  salesLike: ({ forgotten }: { readonly forgotten?: boolean }) => Promise.resolve(forgotten ? { certain: [], near: [] } : null),
};
const sold = { invoice: { id: 12, label: '12/PP1/1', fiscalized: true }, transaction: null } as unknown as Awaited<ReturnType<ServiceProvider['sell']>>;
const dispatch = vi.fn<(step: Step) => void>();
const open = async ({ caller = callers.employee, blank = true }: { readonly caller?: (typeof callers)[keyof typeof callers]; readonly blank?: boolean } = {}) => {
  const i18n = createI18n({ from: await catalogueOf('en') });
  return render(
    <EngineContext value={{ registry, caller, arena: zagreb, overrides: {}, tools: {}, cardScannerPrefix: ';', shell }}>
      <FieldsContext value={{ arena: zagreb, caller, resourceOf: registry.get, upload: silence }}>
        <TillPlace value={{ register: 1, registers: [{ id: 1, label: 1, active: true }], methods: [], company: null, choose: () => undefined }}>
          <CoreAdminContext dataProvider={refusing(service)} i18nProvider={i18n} store={memoryStore()}><Unsold blank={blank} current={() => emptySale} currency="EUR" dispatch={dispatch} idle={() => Promise.resolve()} /></CoreAdminContext>
        </TillPlace>
      </FieldsContext>
    </EngineContext>,
  );
};
const notice = async (text: RegExp) => within(await screen.findByText(text).then((found) => found.parentElement ?? found));
const sell = (title: string) => act(() => till.sell(service, owner, saleOf(title)));

beforeEach(async () => {
  for (const name of ['sales', 'baskets'] as const) for (const { key } of await tillStore.ofUser(name, owner.user)) await tillStore.take(name, key);
  dispatch.mockClear();
  service.sell.mockReset().mockImplementation(silence);
  service.outcomeOf.mockReset().mockImplementation(silence);
});

test('the basket of a sale whose answer was lost outlives the next sale, and is offered once it is known that nothing was sold', async () => {
  await open();
  await sell('twenty lines');
  expect((await notice(/Not known yet whether this was sold: twenty lines/)).queryByRole('button', { name: 'Bring the basket back' })).toBeNull();
  service.sell.mockResolvedValueOnce(sold);
  await sell('cola');
  service.outcomeOf.mockResolvedValue({ state: 'unseen' });
  await userEvent.click(screen.getByRole('button', { name: 'Ask now' }));
  await userEvent.click((await notice(/^Not sold: twenty lines \(\d\d:\d\d\)\. The service never received this sale/)).getByRole('button', { name: 'Bring the basket back' }));
  await waitFor(() => expect(dispatch).toHaveBeenCalledExactlyOnceWith({ do: 'restore', kept: { lines: ['twenty lines'] } }));
  await waitFor(() => expect(screen.queryByText(/Not sold/)).toBeNull());
});

test('of several each is named and brought back or left by itself, also beside one that is not known yet', async () => {
  await open();
  service.sell.mockRejectedValueOnce(refusal(422, { code: 'invalid', sentence: 'No.' })).mockRejectedValueOnce(refusal(422, { code: 'invalid', sentence: 'No.' }));
  await sell('cola');
  await sell('chips');
  await sell('lost');
  expect(await screen.findByText(/Not known yet whether this was sold: lost/)).toBeVisible();
  await userEvent.click((await notice(/Not sold: cola/)).getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(screen.queryByText(/Not sold: cola/)).toBeNull());
  await userEvent.click((await notice(/Not sold: chips/)).getByRole('button', { name: 'Bring the basket back' }));
  await waitFor(() => expect(dispatch).toHaveBeenCalledExactlyOnceWith({ do: 'restore', kept: { lines: ['chips'] } }));
});

test('one of long ago is left to the journal, and is never said not to have arrived', async () => {
  await open();
  await sell('cola');
  const [entry] = await tillStore.ofUser('sales', owner.user);
  if (entry) await tillStore.put('sales', { ...entry, at: Date.now() - 36 * 86_400_000 });
  service.outcomeOf.mockClear().mockResolvedValue({ state: 'unseen' });
  await act(async () => void (await till.settle(service, owner.user, undefined, entry?.key)));
  const said = await notice(/^Nobody can tell any more whether this was sold: cola \(.*\d{4}.*\)\. Decide it in the journal\./);
  expect(said.queryByRole('button')).toBeNull();
  expect(service.outcomeOf).not.toHaveBeenCalled();
  await act(async () => void (await till.decide(service, entry?.key ?? '', null)));
  expect((await notice(/^Not sold: cola .*You said that this was not sold\./)).getByRole('button', { name: 'Bring the basket back' })).toBeEnabled();
});

test('nothing is brought back over a basket on the screen, and nothing is shown to another person', async () => {
  service.sell.mockRejectedValueOnce(refusal(422, { code: 'invalid', sentence: 'No.' }));
  await sell('cola');
  const mine = await open({ blank: false });
  expect((await notice(/Not sold: cola/)).getByRole('button', { name: 'Bring the basket back' })).toBeDisabled();
  mine.unmount();
  await open({ caller: callers.manager });
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByText(/Not sold/)).toBeNull();
});
