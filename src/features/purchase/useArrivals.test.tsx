import { act, render, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useScanner } from '#src/features/card-scan/index.ts';
import { refusing, zagreb } from '#tests/support/engine-desk.tsx';
import type { Step } from './basket.ts';
import { useArrivals } from './useArrivals.ts';

const nothing = () => undefined;
const goods = { shelves: [], asked: '', pending: false, fetching: false, failed: false, refresh: nothing, find: () => Promise.resolve([]), renew: () => Promise.resolve(new Map()), seek: () => Promise.resolve(null) };
interface Props {
  readonly dispatch: (step: Step) => void;
  readonly idle?: () => Promise<void>;
  readonly makeRoom?: () => Promise<void>;
}
const Till = ({ dispatch, idle = () => Promise.resolve(), makeRoom = () => Promise.resolve() }: Props) => {
  useScanner(';');
  useArrivals({ arena: { ...zagreb, rate: 100 }, goods, dispatch, page: useRef(null), idle, makeRoom });
  return null;
};
const scan = (code: string) => {
  for (const key of [';', ...code, 'Enter']) window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

test('OP-025 of two cards and a piece scanned at once none is lost, and the player is whoever came last, though the first answer is late', async () => {
  const held = new Map<string, (rows: readonly object[]) => void>();
  const provider = refusing({
    usersByCard: (card: string) => new Promise((done) => void held.set(card, done)),
    purchaseItems: async () => ({ Drinks: [{ id: 1, name: 'Cola', category: { name: 'Drinks' }, variants: [{ id: 5, name: 'Cola', sku: 'COLA-05', price: 250, stock: 3 }] }] }),
  });
  const steps: Step[] = [];
  render(<MemoryRouter><CoreAdminContext dataProvider={provider} store={memoryStore()}><Till dispatch={(step) => void steps.push(step)} /></CoreAdminContext></MemoryRouter>);
  const done = () => steps.flatMap((step): readonly unknown[] => (step.do === 'choose' ? [step.player?.username] : step.do === 'more' ? [step.good.variant] : []));
  act(() => {
    scan('111111');
    scan('COLA-05');
    scan('222222');
  });
  await waitFor(() => expect(held.size).toBe(2));
  await act(async () => held.get('222222')?.([{ id: 2, username: 'ana', card_id: '222222' }]));
  await act(async () => held.get('111111')?.([{ id: 1, username: 'marko', card_id: '111111' }]));
  await waitFor(() => expect(done()).toEqual(['marko', 5, 'ana']));
});

test('OP-025 a card that is scanned while a sale is on its way is for the next one', async () => {
  let sold: () => void = nothing;
  const sale = new Promise<void>((done) => {
    sold = done;
  });
  const usersByCard = vi.fn(async () => [{ id: 1, username: 'marko', card_id: '111111' }]);
  const steps: Step[] = [];
  render(<MemoryRouter><CoreAdminContext dataProvider={refusing({ usersByCard })} store={memoryStore()}><Till idle={() => sale} dispatch={(step) => void steps.push(step)} /></CoreAdminContext></MemoryRouter>);
  act(() => scan('111111'));
  await waitFor(() => expect(usersByCard).toHaveBeenCalledOnce());
  await act(async () => void (await Promise.all(usersByCard.mock.results.map(({ value }) => value as Promise<unknown>))));
  expect(steps).toEqual([]);
  await act(async () => sold());
  await waitFor(() => expect(steps.find((step) => step.do === 'choose')).toMatchObject({ player: { username: 'marko' } }));
});

test.each([
  ['an address', '/purchase?user=6', null], ['a card that was scanned elsewhere', '/purchase', { scanned: '111111' }],
])('who comes by %s begins a sale of their own: room is made before they are chosen', async (_what, path, state) => {
  const [pathname = '', search = ''] = path.split('?');
  const marko = { id: 6, username: 'marko', card_id: '111111' };
  const steps: string[] = [];
  render(
    <MemoryRouter initialEntries={[{ pathname, search, state }]}>
      <CoreAdminContext dataProvider={refusing({ usersByCard: async () => [marko], getOne: async () => ({ data: marko }) })} store={memoryStore()}>
        <Till dispatch={(step) => void steps.push(step.do)} makeRoom={async () => void steps.push('room')} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(steps).toEqual(['room', 'choose', 'search', 'tab']));
});

test('who comes by an address has their turn as well: a card that is scanned meanwhile has the last word', async () => {
  let found: (answer: object) => void = nothing;
  const provider = refusing({ usersByCard: async () => [{ id: 2, username: 'ana', card_id: '222222' }], getOne: () => new Promise((done) => void (found = done)) });
  const chosen: unknown[] = [];
  render(
    <MemoryRouter initialEntries={['/purchase?user=6']}>
      <CoreAdminContext dataProvider={provider} store={memoryStore()}><Till dispatch={(step) => void (step.do === 'choose' && chosen.push(step.player?.username))} /></CoreAdminContext>
    </MemoryRouter>,
  );
  await act(async () => scan('222222'));
  await act(async () => found({ data: { id: 6, username: 'marko' } }));
  await waitFor(() => expect(chosen).toEqual(['marko', 'ana']));
});

test('a piece that has run out sends nobody away, though its code has the digits of a card', async () => {
  const purchaseItems = async (_arena: number, { sku }: { readonly sku: string }) => ({ Drinks: [{ id: 1, name: 'Cola', category: { name: 'Drinks' }, variants: [{ id: 5, name: 'Cola', sku, price: 250, stock: sku === '333333' ? 0 : 3 }] }] });
  const usersByCard = async () => [];
  const steps: Step[] = [];
  render(<MemoryRouter><CoreAdminContext dataProvider={refusing({ usersByCard, purchaseItems })} store={memoryStore()}><Till dispatch={(step) => void steps.push(step)} /></CoreAdminContext></MemoryRouter>);
  act(() => {
    scan('333333');
    scan('COLA-05');
  });
  await waitFor(() => expect(steps.map((step) => step.do)).toEqual(['more']));
});
