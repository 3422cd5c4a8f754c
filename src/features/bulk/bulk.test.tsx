import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { articles } from '#i18n/en/articles.ts';
import { registry } from '#resources/index.ts';
import { pathsOf } from '#resources/schema/condition.ts';
import { SelectionBar } from './index.ts';
import { bulkLeaves } from './leaves.ts';
import { overrides } from '#tests/support/departures.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

const people = ['ana', 'ivo', 'mia'].map((username, i) => ({ id: i + 1, version: i + 5, username, roles: [username === 'mia' ? 'admin' : 'player'], active: true, email: { address: null } }));
const open = (bulk: unknown, caller: keyof typeof callers = 'admin') => {
  const getList = vi.fn(async () => ({ data: people, total: 3 }));
  const desk = openDesk({ path: '/users', provider: { getList, bulk }, caller: callers[caller], tools: { selection: SelectionBar } });
  return { ...desk, getList };
};
const bar = () => screen.findByRole('region', { name: /selected/ });
const button = async (name: string) => within(await bar()).findByRole('button', { name });

describe('many rows at once', () => {
  test('only rows that this person may change can be selected, one by one, all of the page, or by the space bar', async () => {
    open(undefined, 'employee');
    const ana = await screen.findByRole('checkbox', { name: 'Select ana' });
    expect(screen.queryByRole('checkbox', { name: 'Select mia' })).toBeNull();
    await userEvent.click(ana);
    expect(await bar()).toHaveTextContent('1 selected');
    const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    expect(page.indeterminate).toBe(true);
    await userEvent.click(page);
    expect(await bar()).toHaveTextContent('2 selected');
    await userEvent.click(page);
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
    screen.getByRole('row', { name: /ivo/ }).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Select ivo' })).toBeChecked();
    expect(screen.getByRole('row', { name: /ivo/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('gives one field of all of them the same value, and lets go of them', async () => {
    const bulk = vi.fn(async () => [{ id: 1, error: null }, { id: 2, error: null }]);
    const { said, getList } = open(bulk);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select ana' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ivo' }));
    await userEvent.click(await button('Change a field'));
    const dialog = await screen.findByRole('dialog', { name: 'Change 2 entries' });
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'Active');
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Active' }));
    const before = getList.mock.calls.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(said()).toContain('2 entries changed'));
    expect(bulk).toHaveBeenCalledWith('users', expect.objectContaining({ rows: [expect.objectContaining({ id: 1, version: 5 }), expect.objectContaining({ id: 2, version: 6 })], set: { active: true } }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
    expect(getList.mock.calls.length).toBeGreaterThan(before);
  });

  test('names what would be deleted, and which rows were refused and why', async () => {
    const bulk = vi.fn(async () => [{ id: 1, error: null }, { id: 2, error: refusal(409, { code: 'inUse', sentence: 'Sales point to it.' }) }, { id: 3, error: refusal(404) }]);
    const { said } = open(bulk);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete 3 entries' });
    expect(within(question).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ana', 'ivo', 'mia']);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    const results = await screen.findByRole('dialog', { name: 'Not everything worked.' });
    expect(results).toHaveTextContent('2 of 3 were deleted');
    expect(within(results).getByRole('row', { name: 'ivo Sales point to it.' })).toBeVisible();
    expect(said()).toContain('2 entries deleted');
    expect(bulk).toHaveBeenCalledTimes(1);
  });

  test('the list is fetched anew also when no answer came: what was asked may be done', async () => {
    const { getList } = open(vi.fn(async () => [{ id: 1, error: refusal(0) }]));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select ana' }));
    await userEvent.click(await button('Delete'));
    const before = getList.mock.calls.length;
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Delete 1 entry' })).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Not everything worked.' })).toBeVisible();
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(before));
  });

  describe('on cards', () => {
    const entries = [{ title: 'Opening', arena_ids: [1] }, { title: 'Closing', arena_ids: [1, 2] }, { title: 'Elsewhere', arena_ids: [2] }].map((entry, i) => ({ id: i + 1, version: 3, active: true, ...entry }));
    const openCards = (bulk: unknown, caller: keyof typeof callers, data: readonly object[] = entries) =>
      openDesk({ path: '/articles', provider: { getList: async () => ({ data, total: data.length }), bulk }, caller: callers[caller], arena: zagreb, overrides, tools: { selection: SelectionBar } });
    const box = (name: string) => screen.findByRole('checkbox', { name });

    test('each has a named box where this person may change or delete it, and one stands above for the whole page', async () => {
      openCards(undefined, 'manager');
      const opening = await box('Select Opening');
      expect(opening.closest('article')).toHaveTextContent('Opening');
      expect(screen.queryByRole('checkbox', { name: 'Select Elsewhere' })).toBeNull();
      expect(screen.getAllByRole('article')).toHaveLength(3);
      const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
      opening.focus();
      await userEvent.keyboard(' ');
      expect(await bar()).toHaveTextContent('1 selected');
      expect(page.indeterminate).toBe(true);
      expect(opening.closest('article')).toHaveClass('ad-chosen');
      await userEvent.click(page);
      expect(await bar()).toHaveTextContent('2 selected');
      expect(page).toBeChecked();
      await userEvent.click(await button('Clear selection'));
      await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
      expect(opening).not.toBeChecked();
    });

    test('the question names them, with what would be said of each alone; nothing is opened by selecting', async () => {
      const bulk = vi.fn(async () => [{ id: 1, error: null }, { id: 2, error: null }]);
      const { router, said } = openCards(bulk, 'manager');
      await userEvent.click(await box('Select Opening'));
      await userEvent.click(await box('Select Closing'));
      expect(router.state.location.pathname).toBe('/articles');
      await userEvent.click(await button('Delete'));
      const question = await screen.findByRole('dialog', { name: 'Delete 2 entries' });
      expect(within(question).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Opening', `Closing${articles.notes.othersKeep}`]);
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(said()).toContain('2 entries deleted'));
      expect(bulk).toHaveBeenCalledWith('articles', expect.objectContaining({ rows: [expect.objectContaining({ id: 1, version: 3 }), expect.objectContaining({ id: 2 })], set: undefined }));
      await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
    });

    test('there is nothing to select for who may change none, and nothing above where there is none', async () => {
      openCards(undefined, 'manager', entries.slice(2));
      expect(await screen.findByRole('article')).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBeDisabled();
      cleanup();
      openDesk({ path: '/global-games', provider: { getList: async () => ({ data: [{ id: 1, version: 1, name: 'Chess' }], total: 1 }) }, caller: callers.manager, tools: { selection: SelectionBar } });
      expect(await screen.findByRole('article')).toBeVisible();
      expect(screen.queryByRole('checkbox')).toBeNull();
    });
  });

  test('OP-011 whoever deletes all of the last page is led to the one before', async () => {
    let all = Array.from({ length: 12 }, (_, i) => ({ id: i + 1, version: 1, username: `user${i + 1}`, roles: ['player'], active: true, email: { address: null } }));
    const getList = async (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) => ({ data: all.slice((page - 1) * perPage, page * perPage), total: all.length });
    const bulk = async (_: string, { rows }: { rows: readonly { id: number }[] }) => {
      all = all.slice(0, 10);
      return rows.map(({ id }) => ({ id, error: null }));
    };
    const { router } = openDesk({ path: '/users?page=2', provider: { getList, bulk }, tools: { selection: SelectionBar } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await button('Delete'));
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Delete 2 entries' })).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('user10')).toBeVisible());
    expect(screen.getByText('1–10 of 10')).toBeVisible();
    expect(router.state.location.search).not.toContain('page=2');
  });

  test('a field that depends on another, is unique or can never be changed is not offered', () => {
    const paths = (name: string) => bulkLeaves(registry.get(name)).map(({ path }) => path);
    // Who is banned is told why and where, which is each one's own.
    expect(paths('users')).toEqual(['active']);
    expect(paths('articles')).toContain('active');
    // Nor what each row may have by what it is.
    expect(bulkLeaves(registry.get('global-items'), overrides['global-items']?.bulk?.never).map(({ path }) => path)).not.toContain('category');
    expect(bulkLeaves(registry.get('company-settings'), overrides['company-settings']?.bulk?.never).map(({ path }) => path)).toEqual(['fiscal_data.fiscalization', 'fiscal_data.demo']);
    for (const resource of registry.all) for (const leaf of bulkLeaves(resource)) {
      expect(resource.when[leaf.path], `${resource.name}.${leaf.path}`).toBeUndefined();
      expect(Object.values(resource.when).flatMap(pathsOf), `${resource.name}.${leaf.path}`).not.toContain(leaf.path);
    }
  });
});
