import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { catalogueOf, createI18n } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import { EngineContext } from '#src/engine/context.ts';
import { FieldsContext } from '#src/fields/context.ts';
import { callers, refusing, zagreb } from '#tests/support/engine-desk.tsx';
import { TillPlace } from './place.ts';
import { PlayerVerbs } from './PlayerVerbs.tsx';

const shell = { signOut: () => undefined, onExpired: () => () => undefined, refreshCaller: () => undefined, refreshArena: () => undefined, leaveArena: () => undefined, unsay: () => undefined };
const registers = [{ id: 1, label: 1, active: true }, { id: 2, label: 2, active: true }];
const methods = [{ id: 1, enabled: true, fiscalize: true, payment_method: { process_type: 'cash', name: 'Cash' } }];
const provider = refusing({ purchaseItems: () => Promise.resolve({ Passes: [{ id: 5, name: 'Day pass', category: { id: 4, name: 'Passes' }, variants: [{ id: 51, name: 'Day pass', sku: 'PASS', price: 1500 }] }] }) });
const Desk = () => {
  const [register, choose] = useState<number | string | null>(null);
  return <TillPlace value={{ register, registers, methods, company: null, choose }}><PlayerVerbs user={{ id: 9, username: 'marko' }} onClose={() => undefined} /></TillPlace>;
};

test('a pass asks for the register as an amount does: by its key, and by its button', async () => {
  const i18n = createI18n({ from: await catalogueOf('en') });
  render(
    <EngineContext value={{ registry, caller: callers.employee, arena: { ...zagreb, coins_per_currency: 100 }, overrides: {}, tools: {}, cardScannerPrefix: ';', shell }}>
      <FieldsContext value={{ arena: zagreb, caller: callers.employee, resourceOf: registry.get, upload: () => Promise.reject(new Error('no upload')) }}>
        <MemoryRouter><CoreAdminContext dataProvider={provider} i18nProvider={i18n} store={memoryStore()}><Desk /></CoreAdminContext></MemoryRouter>
      </FieldsContext>
    </EngineContext>,
  );
  const pass = await screen.findByRole('button', { name: /Sell a pass/ });
  expect(screen.queryByText('Choose a register first.')).toBeNull();
  await userEvent.keyboard('p');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a register first.');
  const choice = screen.getByRole('combobox');
  expect(choice).toHaveFocus();
  await userEvent.click(pass);
  expect(choice).toHaveFocus();
  await userEvent.selectOptions(choice, '2');
  await userEvent.keyboard('p');
  expect(await screen.findByRole('button', { name: /Day pass/ })).toBeVisible();
});
