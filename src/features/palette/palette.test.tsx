import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { PaletteButton } from './index.ts';
import { openDesk } from '#tests/support/engine-desk.tsx';

const pages = [{ to: '/users', label: 'Users', icon: 'people' }, { to: '/articles', label: 'Članci', icon: 'article' }] as const;
const actions = [{ to: '/users/create', label: 'Add user', icon: 'add' }] as const;
const names = ['users', 'categories'];
const link = (name: string, id: string) => (name === 'roles' ? null : `/${name}/${id}/show`);
const Bar = () => <PaletteButton className="ad-bar-button" pages={pages} actions={actions} names={names} link={link} />;
const open = (searchRecords: unknown = vi.fn(async () => ({ found: [], unasked: [] }))) => openDesk({ path: '/categories', provider: { getList: async () => ({ data: [], total: 0 }), searchRecords }, tools: { list: Bar } });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const field = () => screen.findByRole('combobox', { name: 'Search pages, entries and actions' });
const marked = async () => document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the palette', () => {
  test('opens by Ctrl K, finds pages and actions without regard to accents, goes by Enter, closes by Escape', async () => {
    const { router } = open();
    await screen.findByRole('button', { name: 'Search everywhere' });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    expect(options()).toEqual(['Users, Pages', 'Članci, Pages', 'Add user, Actions']);
    await userEvent.keyboard('clan');
    await waitFor(() => expect(options()).toEqual(['Članci, Pages']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'user{ArrowDown}');
    expect(await marked()).toContain('Add user');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/create'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'clan{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/articles'));
  });
  test('finds records of all resources, says how many more there are, and offers what was picked first the next time', async () => {
    const searchRecords = vi.fn(async () => ({ found: [{ resource: 'users', total: 7, rows: [{ id: 3, username: 'ana', full_name: 'Ana Babić' }] }, { resource: 'roles', total: 1, rows: [{ id: 1, name: 'an' }] }], unasked: [] }));
    const { router } = open(searchRecords);
    await userEvent.click(await screen.findByRole('button', { name: 'Search everywhere' }));
    await userEvent.type(await field(), 'a');
    expect(searchRecords).not.toHaveBeenCalled();
    await userEvent.type(await field(), 'n');
    await waitFor(() => expect(options()).toEqual(['Članci, Pages', 'anaAna Babić, Users']));
    expect(searchRecords).toHaveBeenCalledTimes(1);
    expect(searchRecords).toHaveBeenCalledWith(expect.objectContaining({ text: 'an', names, everywhere: false }));
    expect(screen.getByRole('listbox')).toHaveTextContent('6 more in Users');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/3/show'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(options()[0]).toBe('anaAna Babić'));
  });
  test('services that need a call for each resource are asked after Enter', async () => {
    const searchRecords = vi.fn(async ({ everywhere }: { readonly everywhere: boolean }) => (everywhere ? { found: [{ resource: 'categories', total: 1, rows: [{ id: 2, name: 'Drinks' }] }], unasked: [] } : { found: [], unasked: ['categories'] }));
    open(searchRecords);
    await userEvent.click(await screen.findByRole('button', { name: 'Search everywhere' }));
    await userEvent.type(await field(), 'drin');
    const dialog = screen.getByRole('dialog', { name: 'Search everywhere' });
    expect(await within(dialog).findByText('Enter also searches: Categories')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(options()).toEqual(['Drinks, Categories']));
  });
  test('a search that failed says so, and pages are still found', async () => {
    open(() => Promise.reject(new Error('no')));
    await userEvent.click(await screen.findByRole('button', { name: 'Search everywhere' }));
    await userEvent.type(await field(), 'user');
    expect(await screen.findByText('Entries could not be searched.')).toBeVisible();
    expect(options()).toContain('Users, Pages');
  });
});
