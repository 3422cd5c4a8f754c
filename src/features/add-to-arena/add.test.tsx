import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { registry } from '#resources/index.ts';
import { proposal } from '#src/features/entry-form/index.ts';
import { overrides } from '#tests/support/departures.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./AddDialog.tsx');
});
const doom = { id: 7, version: 1, name: 'Doom', active: true, genre: 'Shooter', genres: ['Shooter'], tags: ['old'], path: 'C:\\doom.exe', procs: ['doom.exe'], image: null, launchers: [{ id: 50, name: 'Steam' }], display_order: 1000 };
const chess = { ...doom, id: 8, name: 'Chess', path: null, procs: [], launchers: [] };
const steam = { id: 61, name: 'Steam', global_id: 50, tags: ['launcher'], display_order: 1 };
const browser = { id: 62, name: 'Browser', global_id: 51, tags: [], display_order: 2 };
const provider = (more: Record<string, unknown> = {}) => ({
  getList: async () => ({ data: [chess, doom], total: 2 }),
  arenaEntries: async (kind: string) => (kind === 'apps' ? [steam, browser] : [{ id: 1, name: 'Chess', global_id: 8, display_order: 1 }]),
  ...more,
});

test('GAME-18 GAME-20 an entry begins with what the catalogue says; launchers become the arena’s own apps', () => {
  expect(proposal(registry.get('games'), doom, [steam, browser])).toEqual({ name: 'Doom', active: true, genre: 'Shooter', genres: ['Shooter'], tags: ['old'], path: 'C:\\doom.exe', procs: ['doom.exe'], image: null, global_id: 7, launchers: [61] });
  expect(proposal(registry.get('apps'), { id: 50, name: 'Steam', slug: 'steam', settings: { a: 'b' } }, [])).toEqual({ name: 'Steam', slug: 'steam', settings: { a: 'b' }, global_id: 50 });
});

test('GAME-11 GAME-15 GAME-20 what is there cannot be added again; what is not, is added with its arena', async () => {
  const arenaEntries = vi.fn(provider().arenaEntries);
  const create = vi.fn(async () => ({ data: { id: 2 } }));
  const { said } = openDesk({ path: '/global-games', provider: provider({ arenaEntries, create }), overrides, arena: zagreb, caller: callers.manager });
  expect(await screen.findByRole('button', { name: 'Chess is already in Zagreb West' })).toHaveAttribute('aria-disabled', 'true');
  expect(arenaEntries.mock.calls.map(([kind]) => kind)).toEqual(['games']);
  await userEvent.click(screen.getByRole('button', { name: 'Add Doom to Zagreb West' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Doom'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('combobox', { name: 'Global game' })).toHaveValue('Doom');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledWith('games', expect.objectContaining({ data: expect.objectContaining({ arena_id: 1, global_id: 7, name: 'Doom', path: 'C:\\doom.exe', procs: ['doom.exe'], app_ids: [61], genres: ['Shooter'] }) }));
  await waitFor(() => expect(said()).toContain('Game added to arena'));
});

test('GAME-11 without an arena, or when its games are not known, nothing is added and it says why', async () => {
  const first = openDesk({ path: '/global-games', provider: provider({ arenaEntries: vi.fn().mockRejectedValue(refusal(500)) }), overrides, arena: zagreb });
  const add = await screen.findByRole('button', { name: 'Add Doom to Zagreb West' });
  await userEvent.hover(add);
  expect(await screen.findByText('The arena’s entries could not be loaded')).toBeVisible();
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(first.said()).toBe('');
});

test('GAME-05 GAME-18 GAME-19 an employee looks at and edits a game without asking for the catalogue', async () => {
  const game = { id: 1, version: 1, name: 'Doom', active: true, global_id: 7, path: 'x', procs: ['x'], launchers: [{ id: 61, name: 'Steam' }], app_ids: [61], display_order: 1, arena_id: 1 };
  const getList = vi.fn(async (_resource: string) => ({ data: [game], total: 1 }));
  const { router } = openDesk({ path: '/games/1/show', provider: provider({ getList, getOne: async () => ({ data: game }) }), overrides, arena: zagreb, caller: callers.employee });
  expect(await screen.findByText('#7')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Global games' })).toBeNull();
  await router.navigate('/games/1');
  expect(await screen.findByRole('combobox', { name: 'Launchers' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('combobox', { name: 'Launchers' }));
  expect(screen.queryByRole('option', { name: 'Browser' })).toBeNull();
  expect(getList.mock.calls.every(([resource]) => resource === 'games')).toBe(true);
});

test('NAV-22 a game’s dialogs wait for an arena', async () => {
  openDesk({ path: '/games/create', provider: provider(), overrides, caller: callers.admin });
  expect(await screen.findByText('Games belong to one arena. Choose it in the top bar.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('GAME-20 what was typed into an entry when a session ended is given back to that one alone', async () => {
  let expire: () => void = () => undefined;
  const open = async (name: string) => {
    cleanup();
    openDesk({
      path: '/global-games', overrides, arena: zagreb, caller: callers.manager, provider: provider({ arenaEntries: async (kind: string) => (kind === 'apps' ? [steam] : []) }),
      shell: { onExpired: (keep: () => void) => {
        expire = keep;
        return () => undefined;
      } },
    });
    const add = () => screen.getByRole('button', { name: `Add ${name} to Zagreb West` });
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(add());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(name));
  };
  const path = () => screen.getByRole('textbox', { name: /^Path/ });
  await open('Doom');
  await userEvent.clear(path());
  await userEvent.type(path(), 'D:/doom.exe');
  expire();
  await open('Chess');
  expect(path()).toHaveValue('');
  await open('Doom');
  await waitFor(() => expect(path()).toHaveValue('D:/doom.exe'));
});
