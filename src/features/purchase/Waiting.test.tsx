import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { catalogueOf, createI18n } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import { EngineContext } from '#src/engine/context.ts';
import { tillStore } from '#src/features/till/kept.ts';
import { TillPlace } from '#src/features/till/place.ts';
import { FieldsContext } from '#src/fields/context.ts';
import { callers, refusing, zagreb } from '#tests/support/engine-desk.tsx';
import { emptySale, isBlank, type Line, type Step } from './basket.ts';
import { useSale } from './useSale.ts';
import { Waiting } from './Waiting.tsx';

const caller = callers.employee;
const owner = { user: caller.id, arena: 1, register: '1' };
const shell = { signOut: () => undefined, onExpired: () => () => undefined, refreshCaller: () => undefined, refreshArena: () => undefined, leaveArena: () => undefined, unsay: () => undefined };
const line = (name: string, variant: number): Line => ({ variant, item: variant, name, sku: name, category: 'Drinks', price: 250, rate: null, stock: null, quantity: 1 });
const parkedNames = async () => (await tillStore.ofOwner('parked', owner)).map(({ name }) => name);

/** A till that takes no step while a sale is on its way. */
let selling: Promise<void> | null = null;
const sale = { ends: (): void => undefined };
const begin = { ...emptySale, lines: [line('Cola', 1)] };
const Till = () => {
  const { sale: shownSale, current, change } = useSale(begin);
  useEffect(() => {
    sale.ends = () => change({ do: 'reset' });
  }, [change]);
  const dispatch = (step: Step) => void (selling === null && change(step));
  return (
    <>
      <p aria-label="sale">{shownSale.lines.map(({ name }) => name).join(', ')}</p>
      <button type="button" onClick={() => dispatch({ do: 'more', good: line('Water', 2), by: 1 })}>scan</button>
      <Waiting blank={isBlank(shownSale)} current={current} currency="EUR" dispatch={dispatch} idle={async () => void (await selling)} />
    </>
  );
};
const open = async () => {
  const i18n = createI18n({ from: await catalogueOf('en') });
  render(
    <EngineContext value={{ registry, caller, arena: zagreb, overrides: {}, tools: {}, cardScannerPrefix: ';', shell }}>
      <FieldsContext value={{ arena: zagreb, caller, resourceOf: registry.get, upload: () => Promise.reject(new Error('no upload')) }}>
        <TillPlace value={{ register: 1, registers: [{ id: 1, label: 1, active: true }], methods: [], company: null, choose: () => undefined }}>
          <CoreAdminContext dataProvider={refusing({})} i18nProvider={i18n} store={memoryStore()}><Till /></CoreAdminContext>
        </TillPlace>
      </FieldsContext>
    </EngineContext>,
  );
};
const shown = () => screen.getByLabelText('sale').textContent;

beforeEach(async () => {
  selling = null;
  for (const { id } of await tillStore.ofOwner('parked', owner)) await tillStore.take('parked', id);
});

test('a piece that is scanned while a sale is being put aside is the next one’s', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Park' }));
  fireEvent.click(screen.getByText('scan'));
  await waitFor(async () => expect(await parkedNames()).toHaveLength(1));
  await act(() => new Promise((done) => void setTimeout(done, 20)));
  expect(shown()).toBe('Water');
});

/** One basket is parked, another on its way to be sold, and the parked one is taken back. Answers how the sale ends. */
const takenBackDuringSale = async (): Promise<() => void> => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Park' }));
  await userEvent.click(screen.getByText('scan'));
  await userEvent.click(await screen.findByRole('button', { name: /Parked/ }));
  let sold: () => void = () => undefined;
  selling = new Promise<void>((done) => {
    sold = done;
  });
  await userEvent.click(await screen.findByRole('menuitem'));
  await waitFor(async () => expect(await parkedNames()).toEqual([]));
  return sold;
};
test('a parked basket that is taken back while a sale is on its way comes once that has ended, and what is on the screen then is put aside', async () => {
  const sold = await takenBackDuringSale();
  expect(shown()).toBe('Water');
  await act(async () => {
    selling = null;
    sold();
  });
  await waitFor(() => expect(shown()).toBe('Cola'));
  await waitFor(async () => expect(await parkedNames()).toHaveLength(1));
});

test('what was sold meanwhile is not put aside', async () => {
  const sold = await takenBackDuringSale();
  await act(async () => {
    sale.ends();
    selling = null;
    sold();
    // Nothing is drawn before the basket is brought back.
    await new Promise((done) => void setTimeout(done, 20));
  });
  await waitFor(() => expect(shown()).toBe('Cola'));
  await act(() => new Promise((done) => void setTimeout(done, 20)));
  expect(await parkedNames()).toEqual([]);
});
