import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { useReducer, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { catalogue } from '#i18n/en/index.ts';
import { createI18n } from '#i18n/index.ts';
import { refusing } from '#tests/support/engine-desk.tsx';
import { afterStep, emptySale } from './basket.ts';
import type { Shelf } from './goods.ts';
import { Items } from './Items.tsx';
import type { Goods } from './useGoods.ts';

const open = (find: Goods['find']) => {
  const goods: Goods = { shelves: [], asked: '', pending: false, fetching: false, failed: false, refresh: () => undefined, find, renew: async () => new Map(), seek: async () => null };
  const Till = () => {
    const [sale, dispatch] = useReducer(afterStep, emptySale);
    return <Items goods={goods} sale={sale} currency="EUR" searchBox={useRef(null)} dispatch={dispatch} />;
  };
  render(<CoreAdminContext dataProvider={refusing({})} i18nProvider={createI18n({ from: catalogue })} store={memoryStore()}><Till /></CoreAdminContext>);
  return screen.getByRole('searchbox');
};

test('what is typed while the piece before is being found replaces its text whole', async () => {
  let found: (shelves: readonly Shelf[]) => void = () => undefined;
  const find = vi.fn(() => new Promise<readonly Shelf[]>((done) => void (found = done)));
  const box = open(find);
  await userEvent.type(box, 'cola{Enter}wa');
  expect(box).toHaveValue('wa');
  found([]);
  await waitFor(() => expect(find.mock.results[0]?.value).resolves.toEqual([]));
  await userEvent.keyboard('ter');
  expect(box).toHaveValue('water');
});
