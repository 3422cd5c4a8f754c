import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { fields } from '#i18n/en/fields.ts';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./index.ts');
});

test('a game is not chosen before the apps that start it are known: it would have none', async () => {
  const arenaEntries = vi.fn(async (_kind: string): Promise<readonly object[]> => []);
  arenaEntries.mockImplementation((kind) => (kind === 'apps' ? Promise.reject(new Error('no answer')) : Promise.resolve([])));
  // Awaited: what its form is made of comes with the dialog.
  await act(async () => void openDesk({ path: '/games/create', overrides, arena: zagreb, provider: { getList: async () => ({ data: [{ id: 7, version: 1, name: 'Doom', launchers: [{ id: 3 }] }], total: 1 }), arenaEntries } }));
  const box = await screen.findByRole('combobox', { name: /game/i });
  await userEvent.click(box);
  expect(await screen.findByText(fields.optionsFailed)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  arenaEntries.mockImplementation(async (kind) => (kind === 'apps' ? [{ id: 30, global_id: 3, name: 'Steam' }] : []));
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: 'Doom' }));
  expect(await screen.findByRole('button', { name: 'Steam' })).toBeVisible();
});
