import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await import('./OrderDialog.tsx');
});
/** This browser draws nothing: rows stand 48 pixels apart, as they do on screen. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('.ad-order-row');
    const top = row?.parentElement ? [...row.parentElement.children].indexOf(row) * 48 : 0;
    return new DOMRect(0, top, 400, row ? 48 : 480);
  });
});
afterEach(() => vi.restoreAllMocks());

const names = ['Chess', 'Doom', 'Quake', 'Tetris', 'Worms'];
const games = names.map((name, i) => ({ id: i + 1, name, display_order: i + 1, active: true, image: null, global_id: i + 1, arena_id: 1 }));
const open = async (more: Record<string, unknown> = {}, caller = callers.employee as (typeof callers)[keyof typeof callers]) => {
  const saveGameOrder = vi.fn(async () => undefined);
  const desk = openDesk({ path: '/games', provider: { getList: async () => ({ data: games, total: games.length }), arenaEntries: async () => games, saveGameOrder, ...more }, overrides, arena: zagreb, caller });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit order' }));
  await screen.findByRole('button', { name: 'Move Chess' });
  return { ...desk, saveGameOrder };
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Order of the games in Zagreb West' }));
const shown = () => within(dialog().getByRole('list', { name: 'Games' })).getAllByRole('listitem').map((row) => row.querySelector('.ad-clip')?.textContent);
const key = async (element: Element, code: string) => {
  fireEvent.keyDown(element, { key: code === 'Space' ? ' ' : code, code });
  // The library listens from the next turn on.
  await new Promise((done) => setTimeout(done, 0));
};
/** Picks a row up by its handle and moves it so many rows. */
const move = async (name: string, steps: number) => {
  const handle = dialog().getByRole('button', { name: `Move ${name}` });
  await key(handle, 'Space');
  for (let i = 0; i < Math.abs(steps); i += 1) await key(handle, steps > 0 ? 'ArrowDown' : 'ArrowUp');
  await key(handle, 'Space');
};

test('GAME-06 GAME-07 GAME-08 GAME-09 GAME-10 OP-062 a row is moved by keyboard; what changed is marked old and new; only that is saved, with the order that was seen', async () => {
  const { saveGameOrder, said } = await open();
  const save = dialog().getByRole('button', { name: 'Save order' });
  expect(save).toBeDisabled();
  await move('Quake', -2);
  await waitFor(() => expect(shown()).toEqual(['Quake', 'Chess', 'Doom', 'Tetris', 'Worms']));
  expect(document.querySelectorAll('.ad-order-changed')).toHaveLength(3);
  expect(screen.getByText('Old order 3, new order 1')).toBeInTheDocument();
  await move('Quake', 2);
  await waitFor(() => expect(shown()).toEqual(names));
  expect(save).toBeDisabled();
  expect(document.querySelectorAll('.ad-order-changed')).toHaveLength(0);
  expect(saveGameOrder).not.toHaveBeenCalled();
  await move('Quake', -2);
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  expect(saveGameOrder).toHaveBeenCalledExactlyOnceWith(1, [{ id: 1, display_order: 2 }, { id: 2, display_order: 3 }, { id: 3, display_order: 1 }], games);
  await waitFor(() => expect(said()).toContain('Display order updated'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('GAME-06 OP-062 Escape puts a row back and leaves the dialog open; with unsaved rows it asks', async () => {
  const { saveGameOrder } = await open();
  const handle = dialog().getByRole('button', { name: 'Move Chess' });
  expect(handle).toHaveAttribute('aria-roledescription', 'sortable');
  await key(handle, 'Space');
  await key(handle, 'ArrowDown');
  await key(handle, 'Escape');
  expect(shown()).toEqual(names);
  expect(await screen.findByText('Chess is back at position 1 of 5.')).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Save order' })).toBeDisabled();
  expect(document.querySelectorAll('.ad-order-changed')).toHaveLength(0);
  expect(saveGameOrder).not.toHaveBeenCalled();
  await move('Chess', 1);
  await waitFor(() => expect(shown()[0]).toBe('Doom'));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('GAME-10 OP-061 an order that somebody else has saved meanwhile: both are shown, mine is still there, either can be kept', async () => {
  const theirs = games.map((game) => (game.id > 3 ? { ...game, display_order: game.id === 4 ? 5 : 4 } : game));
  let now: readonly object[] = games;
  const saveGameOrder = vi.fn().mockImplementationOnce(async () => {
    now = theirs;
    throw refusal(409, { code: 'stale' });
  }).mockResolvedValue(undefined);
  const { said } = await open({ saveGameOrder, arenaEntries: async () => now });
  await move('Doom', -1);
  await userEvent.click(dialog().getByRole('button', { name: 'Save order' }));
  const both = within(await screen.findByRole('alert'));
  expect(both.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Game', 'Before', 'Mine', 'Theirs'], ['Chess', '1', '2', '1'], ['Doom', '2', '1', '2'], ['Worms', '5', '5', '4'], ['Tetris', '4', '4', '5'],
  ]);
  // It stands above the rows: whoever has scrolled down is brought to it.
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(shown()).toEqual(['Doom', 'Chess', 'Quake', 'Tetris', 'Worms']);
  await userEvent.click(both.getByRole('button', { name: 'Take theirs' }));
  expect(shown()).toEqual(['Chess', 'Doom', 'Quake', 'Worms', 'Tetris']);
  expect(dialog().getByRole('button', { name: 'Save order' })).toBeDisabled();
  await move('Doom', -1);
  await userEvent.click(dialog().getByRole('button', { name: 'Save order' }));
  expect(saveGameOrder).toHaveBeenLastCalledWith(1, [{ id: 1, display_order: 2 }, { id: 2, display_order: 1 }], theirs);
  await waitFor(() => expect(said()).toContain('Display order updated'));
});

test('GAME-10 games added or removed meanwhile are said, and a save that had arrived is no conflict', async () => {
  const added = { ...games[0], id: 9, name: 'New one', display_order: 6 };
  const saveGameOrder = vi.fn().mockRejectedValueOnce(refusal(409, { code: 'stale' })).mockRejectedValueOnce(refusal(409, { code: 'stale' }));
  let now: readonly object[] = games;
  const { said } = await open({ saveGameOrder, arenaEntries: async () => now });
  await move('Doom', -1);
  now = [...games.slice(0, 4), added];
  await userEvent.click(dialog().getByRole('button', { name: 'Save order' }));
  const both = within(await screen.findByRole('alert'));
  expect(both.getByRole('row', { name: /^Worms/ })).toHaveTextContent('Worms55not there');
  expect(both.getByRole('row', { name: /^New one/ })).toHaveTextContent('New onenot therenot there6');
  expect(shown()).toEqual(['Doom', 'Chess', 'Quake', 'Tetris', 'New one']);
  now = [{ ...games[1], display_order: 1 }, { ...games[0], display_order: 2 }, ...now.slice(2)];
  await userEvent.click(dialog().getByRole('button', { name: 'Save mine over theirs' }));
  await waitFor(() => expect(said()).toContain('Display order updated'));
});

test('GAME-10 a failure says so and keeps the order; games that could not be loaded can be asked for again', async () => {
  const { said } = await open({ saveGameOrder: vi.fn().mockRejectedValue(refusal(500)) });
  await move('Doom', -1);
  await userEvent.click(dialog().getByRole('button', { name: 'Save order' }));
  await waitFor(() => expect(said()).toMatch(/^The order could not be saved\.\nSomething went wrong with error code: 500/));
  expect(shown()[0]).toBe('Doom');
});

test('no row is moved while an order is being saved', async () => {
  let saved: () => void = () => undefined;
  await open({ saveGameOrder: () => new Promise<void>((done) => void (saved = done)) });
  await move('Doom', -1);
  const list = dialog().getByRole('list', { name: 'Games' });
  expect(list.closest('[inert]')).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: 'Save order' }));
  expect(list.closest('[inert]')).not.toBeNull();
  saved();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
