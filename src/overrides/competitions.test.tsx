import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { openDesk } from '#tests/support/engine-desk.tsx';
import { overrides } from '#tests/support/departures.ts';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./achievements-form.tsx');
});

test('GAMI-10 the form of a quest says that each pool draws in a period of its own', async () => {
  openDesk({ path: '/quests/create', provider: { getList: async () => ({ data: [], total: 0 }) }, overrides });
  expect(await screen.findByText('Each draws anew in its own period, whatever the quest’s kind.', {}, { timeout: 10_000 })).toBeVisible();
});

test('GAMI-02 GAMI-03 a recurrent achievement asks for conditions where its inner type does, in place of events', async () => {
  // Its slots are waited for: the form itself is there already.
  await act(async () => { openDesk({ path: '/achievements/create', provider: { getList: async () => ({ data: [], total: 0 }) }, overrides }); });
  const choose = async (name: RegExp, option: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Type/, 'Recurrent');
  await choose(/^Inner type/, 'Simple');
  expect(screen.getByRole('combobox', { name: /^Strategy/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add conditions' })).toBeNull();
  await choose(/^Inner type/, 'All of');
  expect(screen.getByRole('button', { name: 'Add conditions' })).toBeVisible();
  for (const name of [/^Strategy/, /^Events/]) expect(screen.queryByRole('combobox', { name })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Value/ })).toBeNull();
  await choose(/^Inner type/, 'Group');
  expect(screen.getByRole('textbox', { name: /^Value/ })).toBeVisible();
});
