import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openDesk } from '#tests/support/engine-desk.tsx';
import { overrides } from '#tests/support/departures.ts';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
});

test('GAMI-10 the form of a quest says that each pool draws in a period of its own', async () => {
  openDesk({ path: '/quests/create', provider: { getList: async () => ({ data: [], total: 0 }) }, overrides });
  expect(await screen.findByText('Each draws anew in its own period, whatever the quest’s kind.', {}, { timeout: 10_000 })).toBeVisible();
});
