import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

// The form's chunk is there before the first test, as it is after a list was idle for a moment.
beforeAll(() => import('#src/engine/dialog/FormDialog.tsx'));

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: { readonly field: string; readonly order: string };
  readonly filter: Readonly<Record<string, unknown>>;
}
const people = (count: number) => Array.from({ length: count }, (_, i) => ({ id: count - i, username: `user${count - i}`, name: 'Ana', surname: `Z${count - i}`, roles: ['player'], email: { address: `u${count - i}@a.test`, status: 'VERIFIED' } }));
const rowsOf = (total: number) => {
  const all = people(total);
  const asked: Asked[] = [];
  const getList = vi.fn(async (_: string, query: Asked) => {
    asked.push(query);
    const { page, perPage } = query.pagination;
    return { data: all.slice((page - 1) * perPage, page * perPage), total };
  });
  return { getList, asked };
};
const rows = () => screen.getAllByRole('row').slice(1);
const address = (router: ReturnType<typeof openDesk>['router']) => new URLSearchParams(router.state.location.search);

afterEach(() => {
  vi.useRealTimers();
});

describe('a list', () => {
  test('USER-01 USER-02 USER-09 asks for ten, newest first, and shows the declared columns', async () => {
    const { getList, asked } = rowsOf(25);
    openDesk({ path: '/users', provider: { getList } });
    await waitFor(() => expect(screen.getByText('user25')).toBeVisible());
    expect(asked).toEqual([expect.objectContaining({ pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' }, filter: {} })]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Full name', 'Username', 'Email', 'Rank', 'Actions']);
    expect(screen.getByText('1–10 of 25')).toBeVisible();
    expect(screen.getByText('25 entries')).toBeVisible();
  });

  test('OP-011 deleting the only row of the last page leads to the page before, with its rows and working controls', async () => {
    const noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    let all = people(11);
    const provider = {
      getList: async (_: string, { pagination: { page, perPage } }: Asked) => ({ data: all.slice((page - 1) * perPage, page * perPage), total: all.length }),
      getOne: async (_: string, { id }: { id: unknown }) => ({ data: all.find((row) => row.id === Number(id)) }),
      delete: async (_: string, { id }: { id: number }) => {
        all = all.filter((row) => row.id !== id);
        return { data: { id } };
      },
    };
    const { router } = openDesk({ path: '/users?page=2', provider });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(screen.queryByText('No entries found')).toBeNull();
      expect(screen.getByText('user2')).toBeVisible();
    });
    expect(screen.getByText('1–10 of 10')).toBeVisible();
    expect(rows()).toHaveLength(10);
    expect(address(router).get('page') ?? '1').toBe('1');
    for (const name of ['Previous page', 'Next page']) expect(screen.getByRole('button', { name })).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '5');
    await waitFor(() => expect(screen.getByText('1–5 of 10')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByText('6–10 of 10')).toBeVisible());
    // Somebody else deletes what is on this page.
    all = all.slice(0, 5);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByText('1–5 of 5')).toBeVisible());
    await waitFor(() => expect(rows()).toHaveLength(5));
    for (const spy of noise) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('OP-012 a save in a dialog that was opened by its address alone shows its row among all of the list', async () => {
    let all = people(25);
    const one = (id: unknown) => all.find((row) => row.id === Number(id));
    const update = vi.fn(async (_: string, { id, data: { email } }: { id: number; data: { email: string } }) => {
      all = all.map((row) => (row.id === id ? { ...row, email: { ...row.email, address: email } } : row));
      return { data: one(id) };
    });
    const provider = {
      getList: async (resource: string, { pagination: { page, perPage } }: Asked) => (resource === 'users' ? { data: all.slice((page - 1) * perPage, page * perPage), total: all.length } : { data: [], total: 0 }),
      getMany: async () => ({ data: [] }), getOne: async (_: string, { id }: { id: unknown }) => ({ data: one(id) }), update,
    };
    openDesk({ path: '/users/20', provider });
    const email = await screen.findByRole('textbox', { name: /^Email/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'new@a.test');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('row', { name: /user20/ })).toHaveTextContent('new@a.test'));
    expect(rows()).toHaveLength(10);
    expect(screen.getByText('1–10 of 25')).toBeVisible();
  });

  test('OP-014 what is typed and not yet searched for shows the key that searches at once', async () => {
    openDesk({ path: '/users', provider: { getList: rowsOf(60).getList } });
    await waitFor(() => expect(screen.getByText('user60')).toBeVisible());
    expect(screen.queryByText('Enter')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'ana');
    expect(screen.getByText('Enter')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Enter')).toBeNull());
    expect(screen.getByRole('searchbox')).toHaveValue('ana');
  });

  test('OP-014 OP-085 sort, search and page stand in the address, are restored from it, and Back undoes one at a time', async () => {
    const { getList, asked } = rowsOf(60);
    const { router } = openDesk({ path: '/users', provider: { getList } });
    await waitFor(() => expect(screen.getByText('user60')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Username' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.type(screen.getByRole('searchbox'), 'ana{Enter}');
    await waitFor(() => expect(JSON.parse(address(router).get('filter') ?? '{}')).toEqual({ q: 'ana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ pagination: { page: 2 }, sort: { field: 'username', order: 'ASC' }, filter: { q: 'ana' } }));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByText('1–10 of 60')).toBeVisible());
    expect(screen.getByRole('searchbox')).toHaveValue('ana');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    expect(screen.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'none'));
  });

  test('OP-014 cards, and tables on small screens, are sorted by a select', async () => {
    const { getList, asked } = rowsOf(5);
    const { router } = openDesk({ path: '/articles', provider: { getList } });
    const select = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(select).toHaveValue('created_at DESC');
    await userEvent.selectOptions(select, '↑ Title');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: { field: 'title', order: 'ASC' } }));
    expect(address(router).get('sort')).toBe('title');
  });

  test('OP-014 with an arena chosen, what every row shares is no order', async () => {
    for (const arena of [zagreb, null]) {
      const { getList } = rowsOf(2);
      openDesk({ path: '/transactions', provider: { getList }, arena });
      const select = await screen.findByRole('combobox', { name: 'Sort by' });
      expect(within(select).queryAllByRole('option', { name: '↑ Arena' })).toHaveLength(arena === null ? 1 : 0);
      cleanup();
    }
  });

  test('USER-03 CONST-06 typing waits 1500 ms and asks once; Enter does not wait; a scanner mark is taken off', async () => {
    const { getList, asked } = rowsOf(25);
    openDesk({ path: '/users', provider: { getList } });
    await waitFor(() => expect(screen.getByText('user25')).toBeVisible());
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const box = screen.getByRole('searchbox');
    for (const text of ['a', 'an', 'ana']) {
      fireEvent.change(box, { target: { value: text } });
      await act(() => vi.advanceTimersByTimeAsync(300));
    }
    await act(() => vi.advanceTimersByTimeAsync(1190));
    expect(asked).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(20));
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(asked.slice(1).map(({ filter }) => filter)).toEqual([{ q: 'ana' }]);
    fireEvent.change(box, { target: { value: ';123456' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(asked.at(-1)?.filter).toEqual({ q: '123456' });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(asked).toHaveLength(3);
  });

  test('OP-013 an older answer that comes last does not win', async () => {
    const answers: Record<string, (rows: readonly object[]) => void> = {};
    const getList = (_: string, { filter }: Asked) => new Promise((answer) => {
      answers[String(filter.q ?? '')] = (data) => answer({ data, total: data.length });
    });
    openDesk({ path: '/users', provider: { getList } });
    await waitFor(() => expect(answers['']).toBeDefined());
    act(() => answers['']?.(people(1)));
    await waitFor(() => expect(screen.getByText('user1')).toBeVisible());
    await userEvent.type(screen.getByRole('searchbox'), 'an{Enter}');
    await waitFor(() => expect(answers.an).toBeDefined());
    await userEvent.type(screen.getByRole('searchbox'), 'a{Enter}');
    await waitFor(() => expect(answers.ana).toBeDefined());
    act(() => answers.ana?.([{ id: 9, username: 'ana', roles: [] }]));
    await waitFor(() => expect(screen.getByText('ana')).toBeVisible());
    act(() => answers.an?.([{ id: 8, username: 'andrej', roles: [] }]));
    await waitFor(() => expect(screen.queryByText('andrej')).toBeNull());
    expect(screen.getByText('ana')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('ana');
  });

  test('USER-04 USER-05 USER-06 search by: seven, three ticked, all and none; nothing is searched by nothing', async () => {
    const { getList, asked } = rowsOf(3);
    const { router } = openDesk({ path: '/users', provider: { getList } });
    await waitFor(() => expect(screen.getByText('user3')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Search by: 3' }));
    const entries = () => screen.getAllByRole('menuitemcheckbox');
    expect(entries().map(({ textContent }) => textContent)).toEqual(['Select all', 'Username', 'Name', 'Email', 'Phone', 'Card ID', 'Rank', 'Role']);
    expect(entries().filter((entry) => entry.getAttribute('aria-checked') === 'true').map(({ textContent }) => textContent)).toEqual(['Username', 'Name', 'Card ID']);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Select all' }));
    await waitFor(() => expect(JSON.parse(address(router).get('filter') ?? '{}')).toEqual({ by: ['username', 'name', 'email', 'phone', 'card_id', 'rank', 'role'] }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Select all' }));
    expect(await screen.findByText('Choose at least one to search by.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(screen.getByRole('searchbox'), 'ana{Enter}');
    expect(asked.some(({ filter }) => filter.q !== undefined)).toBe(false);
  });

  test('USER-08 filter by: five conditions, each sent when ticked', async () => {
    const { getList, asked } = rowsOf(3);
    openDesk({ path: '/users', provider: { getList } });
    await waitFor(() => expect(screen.getByText('user3')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Filter by' }));
    for (const [name, key] of [['Active', 'active'], ['Banned', 'banned'], ['Verified Identity', 'verified_identity'], ['Verified Email', 'verified_email'], ['Verified Phone', 'verified_phone']] as const) {
      await userEvent.click(screen.getByRole('menuitemcheckbox', { name }));
      await waitFor(() => expect(asked.at(-1)?.filter).toHaveProperty(key, true));
    }
  });

  test('CONST-02 CONST-15 sizes 5, 10, 25 and All; All sends the last known total and follows it', async () => {
    let total = 37;
    const asked: number[] = [];
    const getList = async (_: string, { pagination: { page, perPage } }: Asked) => {
      asked.push(perPage);
      return { data: people(total).slice((page - 1) * perPage, page * perPage), total };
    };
    openDesk({ path: '/users', provider: { getList } });
    await waitFor(() => expect(screen.getByText('user37')).toBeVisible());
    const size = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(within(size).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['5', '10', '25', 'All']);
    await userEvent.selectOptions(size, 'All');
    await waitFor(() => expect(rows()).toHaveLength(37));
    expect(asked.at(-1)).toBe(37);
    total = 38;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(rows()).toHaveLength(38));
    expect(size).toHaveDisplayValue('All');
  });

  test('All of a list that is larger than one answer leaves the rest on pages after it', async () => {
    const { getList, asked } = rowsOf(1_003);
    const { router } = openDesk({ path: '/users?page=2&perPage=1000&all=true', provider: { getList } });
    await waitFor(() => expect(screen.getByText('1.001–1.003 of 1.003')).toBeVisible());
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveDisplayValue('All');
    expect(address(router).get('page')).toBe('2');
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeEnabled();
    expect(asked.map(({ pagination }) => pagination)).toEqual([{ page: 2, perPage: 1_000 }]);
  });

  test('ERR-44 a list that cannot be loaded says so in its place and in the console, without a snackbar; ERR-45 ERR-46 empty and filtered', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let answer: () => Promise<unknown> = () => Promise.reject(refusal(500));
    const { router, said } = openDesk({ path: '/users?filter={"q":"x"}', provider: { getList: () => answer() } });
    expect(await screen.findByText('The list could not be loaded')).toBeVisible();
    expect(log).toHaveBeenCalledWith('[users] the list could not be loaded', expect.anything());
    expect(said()).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('x');
    answer = async () => ({ data: [], total: 0 });
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('No entries found')).toBeVisible();
    expect(router.state.location.search).toBe('');
    answer = async () => ({ data: people(1), total: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('user1')).toBeVisible());
    log.mockRestore();
  });

  test('OP-085 rows take the focus: Enter opens, arrows move, / goes to the search', async () => {
    const { getList } = rowsOf(3);
    const getOne = async () => ({ data: people(3)[1] });
    const { router } = openDesk({ path: '/users', provider: { getList, getOne } });
    await waitFor(() => expect(screen.getByText('user3')).toBeVisible());
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    act(() => rows()[0]?.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/2/show'));
    expect(await screen.findByRole('dialog', { name: 'User: user2' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rows()[1]).toHaveFocus());
  });

  test('columns are hidden and moved by mouse and keyboard, and kept under react-admin\'s keys', async () => {
    const { getList } = rowsOf(2);
    const { store } = openDesk({ path: '/users', provider: { getList } });
    await waitFor(() => expect(screen.getByText('user2')).toBeVisible());
    const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent).slice(0, -1);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
    expect(heads()).toEqual(['Full name', 'Username', 'Rank']);
    await userEvent.click(screen.getByRole('button', { name: 'Move Rank to the left' }));
    expect(store.getItem('users.datatable')).toEqual(['email.address']);
    expect(store.getItem('users.datatable_columnRanks')).toEqual([0, 1, 3, 2]);
    act(() => screen.getByRole('checkbox', { name: 'Username' }).focus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(heads()).toEqual(['Username', 'Full name', 'Rank']);
  });

  test('a list that belongs to an arena asks for one, and offers nothing to add', async () => {
    const { getList } = rowsOf(0);
    openDesk({ path: '/articles', provider: { getList }, caller: callers.manager });
    expect(await screen.findByText('Choose an arena')).toBeVisible();
    expect(getList).toHaveBeenCalled();
  });
  test('ITEM-01 a form for a new item does not open while its arena is still to be chosen', async () => {
    openDesk({ path: '/items/create', provider: { getList: async () => ({ data: [], total: 0 }) } });
    expect(await screen.findByText('Choose an arena')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('ART-01 ART-02 cards: twelve of 12, 24, 48, 96, each with picture, title, subtitle, date and state', async () => {
    const asked: Asked[] = [];
    const getList = async (_: string, query: Asked) => {
      asked.push(query);
      return { data: [{ id: 4, title: 'Opening', subtitle: 'Doors at six', image: '/api/files/x.png', created_at: '2026-03-01T10:00:00Z', active: true, arena_ids: [1] }], total: 1 };
    };
    openDesk({ path: '/articles', provider: { getList }, arena: zagreb });
    const card = await screen.findByRole('article');
    expect(asked[0]?.pagination.perPage).toBe(12);
    expect(within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['12', '24', '48', '96']);
    expect(within(card).getByRole('heading', { name: 'Opening' })).toBeVisible();
    expect(within(card).getByText('Doors at six')).toBeVisible();
    expect(within(card).getByRole('img', { name: /Opening/ })).toHaveAttribute('src', '/api/files/x.png');
    expect(card).toHaveTextContent('2026');
  });
});
