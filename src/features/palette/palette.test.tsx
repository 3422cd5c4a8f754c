import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PaletteButton } from './index.ts';
import { openDesk } from '#tests/support/engine-desk.tsx';

const pages = [{ to: '/users', label: 'Users', icon: 'people' }, { to: '/articles', label: 'Članci', icon: 'article' }] as const;
const actions = [{ to: '/users/create', label: 'Add user', icon: 'add' }] as const;
const names = ['users', 'categories'];
const link = (name: string, id: string) => (name === 'roles' ? null : `/${name}/${id}/show`);
const Bar = () => <PaletteButton className="ad-bar-button" pages={pages} actions={actions} names={names} link={link} />;
const none = async () => ({ found: [], unasked: [] });
const open = (searchRecords: unknown = vi.fn(none), list = Bar) => openDesk({ path: '/categories', provider: { getList: async () => ({ data: [], total: 0 }), searchRecords }, tools: { list } });
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
  test('places that read the same say what tells them apart, are found by it, and are picked again by it in another arena', async () => {
    const groups = (slug: string) => [
      { to: `/${slug}/achievement-groups/create`, label: 'Add group', beside: 'Achievement groups', icon: 'add' }, { to: `/${slug}/quest-groups/create`, label: 'Add group', beside: 'Quest groups', icon: 'add' },
      { to: `/${slug}/users/create`, label: 'Add user', beside: 'Users', icon: 'add' },
    ] as const;
    const Moving = () => {
      const [slug, setSlug] = useState('zagreb');
      return <><button type="button" onClick={() => setSlug('osijek')}>move</button><PaletteButton className="ad-bar-button" pages={pages} actions={groups(slug)} names={names} link={link} /></>;
    };
    const { router } = open(vi.fn(none), Moving);
    await userEvent.click(await screen.findByRole('button', { name: 'Search everywhere' }));
    await userEvent.type(await field(), 'add');
    expect(options()).toEqual(['Add groupAchievement groups, Actions', 'Add groupQuest groups, Actions', 'Add user, Actions']);
    await userEvent.type(await field(), ' quest');
    expect(options()).toEqual(['Add groupQuest groups, Actions']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/zagreb/quest-groups/create'));
    await router.navigate('/categories');
    await userEvent.click(await screen.findByRole('button', { name: 'move' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    expect(options()[0]).toBe('Add groupQuest groups');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/osijek/quest-groups/create'));
  });
});
