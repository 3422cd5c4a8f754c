import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { startOf, ViewsButton } from './index.ts';
import { callers, openDesk, refusal } from '#tests/support/engine-desk.tsx';

let owner = 100;
const open = (settings: readonly { key: string; value: string | null }[] = [], path = '/categories', save: unknown = vi.fn(async () => undefined)) => {
  owner += 1;
  const getList = vi.fn(async () => ({ data: [{ id: 1, name: 'Drinks', attributes: [] }], total: 1 }));
  const desk = openDesk({ path, provider: { getList, userSettings: async () => settings, saveUserSetting: save }, caller: { ...callers.admin, id: owner }, tools: { list: ViewsButton, startOf } });
  return { ...desk, getList, save };
};
const menu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  return screen.findByRole('dialog', { name: 'Views' });
};
const kept = (id: string, more: object = {}) => ({ key: `categories.${id}`, value: JSON.stringify({ name: `View ${id}`, search: '?sort=name&order=DESC', hidden: ['attributes'], ranks: null, ...more }) });

describe('views of a list', () => {
  test('the present state is kept under a name at the service, and chosen again', async () => {
    const { save, router, store } = open([], '/categories?sort=name&order=DESC');
    const dialog = await menu();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name of the view' }), 'Backwards{Enter}');
    const chosen = await within(dialog).findByRole('button', { name: 'Backwards' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(save).toHaveBeenCalledWith(owner, 'views', expect.stringMatching(/^categories\.[a-z0-9]+$/), JSON.stringify({ name: 'Backwards', search: '?sort=name&order=DESC', hidden: [], ranks: null }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'As usual' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    store.setItem('categories.datatable', ['attributes']);
    await userEvent.click(within(await menu()).getByRole('button', { name: 'Backwards' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&order=DESC'));
    expect(screen.getByRole('columnheader', { name: 'Attributes' })).toBeVisible();
  });
  test('renamed, made the first, deleted; a name stands once', async () => {
    const { save } = open([kept('a1'), kept('b2')]);
    const dialog = await menu();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Rename View a1' }));
    const [field] = within(dialog).getAllByRole('textbox', { name: 'Name of the view' });
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, 'view B2');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('A view of this name exists.');
    await userEvent.type(field as HTMLElement, ' new{Enter}');
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(owner, 'views', 'categories.a1', expect.stringContaining('"name":"view B2 new"')));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open this list with View b2' }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(owner, 'views', 'categories.b2', expect.stringContaining('"starts":true')));
    expect(within(dialog).getByRole('button', { name: 'Do not open this list with View b2 any more' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete view View b2' }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(owner, 'views', 'categories.b2', null));
    expect(within(dialog).queryByRole('button', { name: 'View b2' })).toBeNull();
  });
  test('a list without a word about how opens with the view that starts it, its columns too; one that says how does not', async () => {
    const { router } = open([kept('a1', { starts: true })]);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&order=DESC'));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Attributes' })).toBeNull());
    cleanup();
    const other = open([kept('a1', { starts: true })], '/categories?filter=%7B%22q%22%3A%22x%22%7D');
    await screen.findByText('Drinks');
    await menu();
    expect(other.router.state.location.search).toBe('?filter=%7B%22q%22%3A%22x%22%7D');
  });
  test('what could not be kept is said, and the name stays', async () => {
    const { said } = open([], '/categories', () => Promise.reject(refusal(500)));
    const dialog = await menu();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name of the view' }), 'Mine{Enter}');
    await waitFor(() => expect(said()).toContain('The view could not be saved.'));
    expect(within(dialog).getByRole('textbox', { name: 'Name of the view' })).toHaveValue('Mine');
  });
});
