import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '#i18n/en/index.ts';
import type { users } from '#resources/users.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { openDesk, refusal } from '#tests/support/engine-desk.tsx';
import { UserNotices } from './notices.tsx';

const words = catalogue.people.identity;
const ana = { id: 7, version: 4, username: 'ana', roles: ['player'], active: true, banned: false, identity: { name: 'Ana', birthdate: '2001-01-01', status: 'PENDING' } };
const open = (decideIdentity: unknown, getOne: unknown = async () => ({ data: ana })) =>
  openDesk({ path: '/users/7/show', provider: { getList: async () => ({ data: [ana], total: 1 }), getOne, decideIdentity }, overrides: { users: defineOverrides<typeof users>({ show: { before: UserNotices } }) } });
const approve = () => screen.findByRole('button', { name: words.approve });

describe('a pending identity', () => {
  test('USER-31 is decided on as it is shown; what is known of the user has the new version then', async () => {
    const decideIdentity = vi.fn(async () => ({ status: 'APPROVED', version: 5 }));
    const getOne = vi.fn(async () => ({ data: ana }));
    const { said } = open(decideIdentity, getOne);
    await userEvent.click(await approve());
    await waitFor(() => expect(said()).toContain(words.approved));
    expect(decideIdentity.mock.calls).toEqual([[7, 'approve', 4]]);
    await waitFor(() => expect(screen.queryByRole('button', { name: words.approve })).toBeNull());
    expect(getOne).toHaveBeenCalledTimes(1);
  });

  test('of one that somebody has changed since nothing is decided; what it is now is shown, and can be decided on', async () => {
    const decideIdentity = vi.fn().mockRejectedValueOnce(refusal(409, { code: 'stale', sentence: 'Changed meanwhile' })).mockResolvedValueOnce({ status: 'APPROVED', version: 6 });
    let now = ana;
    const { said } = open(decideIdentity, async () => ({ data: now }));
    const button = await approve();
    now = { ...ana, version: 5, identity: { ...ana.identity, birthdate: '1999-01-01' } };
    await userEvent.click(button);
    await waitFor(() => expect(said()).toContain('Changed meanwhile'));
    await waitFor(() => expect(screen.getByText(/1999/)).toBeVisible());
    await userEvent.click(await approve());
    await waitFor(() => expect(said()).toContain(words.approved));
    expect(decideIdentity.mock.calls).toEqual([[7, 'approve', 4], [7, 'approve', 5]]);
  });
});
