import { act, renderHook, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { registry } from '#resources/index.ts';
import { useAddress } from './address.ts';

const users = registry.get('users');
/** The hook at an address whose navigations wait until they are let through. */
const open = (search = '') => {
  let gate: Promise<void> = Promise.resolve();
  let letThrough: () => void = () => undefined;
  const seen: { current?: ReturnType<typeof useAddress> } = {};
  const Probe = () => {
    seen.current = useAddress(users);
    return null;
  };
  const router = createMemoryRouter([{ path: '/users', element: <Probe />, loader: async () => {
    await gate;
    return null;
  }, hydrateFallbackElement: <p /> }], { initialEntries: [`/users${search}`] });
  renderHook(() => undefined, { wrapper: () => <RouterProvider router={router} /> });
  return {
    hold: () => {
      gate = new Promise((done) => {
        letThrough = done;
      });
    },
    let: () => act(async () => letThrough()),
    ready: () => waitFor(() => expect(seen.current).toBeDefined()),
    address: () => seen.current?.[0],
    change: (...given: Parameters<ReturnType<typeof useAddress>[1]>) => act(() => seen.current?.[1](...given)),
  };
};

test('of two choices that follow each other at once neither is lost, though the first is still on its way', async () => {
  const list = open('?filter={"active":true}');
  await list.ready();
  const shown = list.address()?.filter ?? {};
  list.hold();
  list.change({ filter: { ...shown, banned: true } });
  list.change({ filter: { ...shown, roles: ['player'], active: undefined } });
  list.change({ perPage: 25 });
  await list.let();
  await waitFor(() => expect(list.address()).toMatchObject({ perPage: 25, filter: { banned: true, roles: ['player'] } }));
  expect(list.address()?.filter).not.toHaveProperty('active');
});

test('a filter that is cleared is gone whole', async () => {
  const list = open();
  await list.ready();
  list.hold();
  list.change({ filter: { banned: true } });
  list.change({ filter: {} });
  await list.let();
  list.change({ page: 2 });
  await list.let();
  await waitFor(() => expect(list.address()).toMatchObject({ page: 2, filter: {} }));
});
