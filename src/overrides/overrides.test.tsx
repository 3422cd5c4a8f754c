import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from '#i18n/en/users.ts';
import type { users as declared } from '#resources/users.ts';
import { registry } from '#resources/index.ts';
import { defineForm, defineOverrides } from '#src/engine/overrides.ts';
import { SelectionBar } from '#src/features/bulk/index.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';
import { overrides } from '#tests/support/departures.ts';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./users-form.tsx');
  await import('./categories-form.tsx');
  await import('#src/features/arena-editor/index.ts');
});
const page = (rows: readonly object[]) => vi.fn(async () => ({ data: rows, total: rows.length }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const Nothing = () => null;
/** Never called: that it compiles, and the lines marked do not, is the test. */
const types = () => {
  defineOverrides<typeof declared>({ list: { cell: { 'email.address': Nothing, created_at: Nothing } } });
  // @ts-expect-error a cell of a field that is not declared
  defineOverrides<typeof declared>({ list: { cell: { 'email.adress': Nothing } } });
  // @ts-expect-error a view of a field that is not declared
  defineOverrides<typeof declared>({ show: { view: { nickname: Nothing } } });
  // @ts-expect-error an input of a field that no form may write
  defineForm<typeof declared>({ input: { keycloak_id: Nothing } });
  // @ts-expect-error a field sent along that is not declared
  defineForm<typeof declared>({ also: ['registered_in'] });
  // @ts-expect-error a record has no such value
  defineOverrides<typeof declared>({ onDeleted: (record) => record.nickname });
};

test('departures are typed by the declaration, and stand only on declared resources', () => {
  expect(types).toBeTypeOf('function');
  for (const name of Object.keys(overrides)) expect(registry.names.has(name)).toBe(true);
});

describe('users', () => {
  const player = { id: 9, version: 1, username: 'marko', roles: ['player'], active: true, banned: false, ban_reason: null, ban_arena_id: null, registered_in_arena: 4, email: { address: 'm@a.test', status: null } };
  const arenas = { data: [{ id: 1, name: 'Zagreb West' }], total: 1 };
  const provider = (more: Record<string, unknown> = {}) => ({
    getList: async (resource: string) => (resource === 'arenas' ? arenas : resource === 'roles' ? { data: [{ id: 1, name: 'player', is_default: true }], total: 1 } : { data: [player], total: 1 }),
    getMany: async () => ({ data: arenas.data }),
    getOne: async () => ({ data: player }),
    userInventory: async () => [],
    userSubscriptions: async () => [],
    ...more,
  });

  test('USER-09 USER-46 the e-mail carries its state; without one it is not verified', async () => {
    openDesk({ path: '/users', provider: provider(), overrides });
    const cell = await screen.findByRole('cell', { name: /m@a\.test/ });
    expect(cell).toHaveTextContent('Unverified');
  });

  test('USER-14 USER-33 nobody is offered to award themselves, and staff only whom they may manage', async () => {
    const rows = [player, { ...player, id: 3, username: 'employee', roles: ['employee'] }, { ...player, id: 2, username: 'manager', roles: ['manager'] }, { ...player, id: 1, username: 'admin', roles: ['admin'] }];
    for (const [caller, offered] of [[callers.employee, ['marko']], [callers.manager, ['marko', 'employee']], [callers.admin, ['marko', 'employee', 'manager']]] as const) {
      openDesk({ path: '/users', provider: provider({ getList: async () => ({ data: rows, total: rows.length }) }), overrides, caller });
      await screen.findByRole('button', { name: 'Award marko' });
      expect(screen.getAllByRole('button', { name: /^Award / }).map((button) => button.getAttribute('aria-label'))).toEqual(offered.map((name) => `Award ${name}`));
      cleanup();
    }
  });

  test('USER-38 USER-39 USER-40 VAL-28 a ban starts in the current arena, which only admins change; without a reason it is refused; lifting it clears both', async () => {
    const update = vi.fn(async () => ({ data: player }));
    openDesk({ path: '/users/9', provider: provider({ update }), overrides, caller: callers.manager, arena: zagreb });
    await userEvent.click(await screen.findByRole('switch', { name: 'Banned' }));
    const arena = await screen.findByRole('combobox', { name: /Ban arena/ });
    await waitFor(() => expect(arena).toHaveValue('Zagreb West'));
    expect(arena).toHaveAttribute('aria-disabled', 'true');
    await save();
    expect(await screen.findByText('Field is required')).toBeVisible();
    expect(update).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /Ban reason/ }), 'Threw a chair');
    await userEvent.click(screen.getByRole('switch', { name: 'Banned' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Banned' }));
    expect(await screen.findByRole('textbox', { name: /Ban reason/ })).toHaveValue('');
    await userEvent.type(screen.getByRole('textbox', { name: /Ban reason/ }), 'Threw a chair');
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith('users', expect.objectContaining({ data: { banned: true, ban_reason: 'Threw a chair', ban_arena_id: 1 } })));
  });

  test('USER-43 USER-56 VAL-21 a new user belongs to the current arena; the password says how strong it is', async () => {
    const create = vi.fn(async () => ({ data: { id: 10, username: 'ana' } }));
    openDesk({ path: '/users/create', provider: provider({ create }), overrides, arena: zagreb });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Username/ }), 'ana');
    await userEvent.type(screen.getByLabelText(/^Password/), 'Abcd12');
    expect(screen.getByRole<HTMLMeterElement>('meter', { name: 'Strength of the password' }).value).toBe(75);
    expect(screen.getByText('Good', { selector: 'p' })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: /Roles/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'player' }));
    await userEvent.keyboard('{Escape}');
    await save();
    await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith('users', expect.objectContaining({ data: expect.objectContaining({ username: 'ana', password: 'Abcd12', roles: ['player'], registered_in_arena: 1 }) })));
  });

  test('SHELL-26 a card that is scanned in the form is filled in; everybody who holds it already is named', async () => {
    const holders = [player, { ...player, id: 10, username: 'ana' }, { ...player, id: 11, username: 'ivo' }].map((user) => ({ ...user, card_id: '123456' }));
    openDesk({ path: '/users/9', provider: provider({ usersByCard: async () => holders }), overrides });
    await userEvent.click(await screen.findByRole('button', { name: 'Scan a card' }));
    await userEvent.type(within(await screen.findByRole('dialog', { name: 'Scan a card' })).getByRole('textbox', { name: 'Card ID' }), '123456');
    expect(await screen.findByText('This card already belongs to ana, ivo')).toBeVisible();
  });

  test('USER-43 USER-58 an update names the arena of nobody who came without one', async () => {
    const update = vi.fn(async () => ({ data: player }));
    openDesk({ path: '/users/9', provider: provider({ update, getOne: async () => ({ data: { ...player, registered_in_arena: null } }) }), overrides, arena: zagreb });
    await userEvent.click(await screen.findByRole('switch', { name: 'Active' }));
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith('users', expect.objectContaining({ data: { active: false } })));
  });

  const boss = { ...player, id: Number(callers.admin.id), username: 'admin', roles: ['admin'] };
  test.for(['Active', 'Banned'])('USER-38 AUTH-25 whoever would lock themselves out by %s is asked first; of somebody else nothing is asked', async (name) => {
    const update = vi.fn(async () => ({ data: boss }));
    const change = async (record: typeof boss) => {
      openDesk({ path: `/users/${record.id}`, provider: provider({ update, getOne: async () => ({ data: record }) }), overrides, arena: zagreb });
      await userEvent.click(await screen.findByRole('switch', { name }));
      if (name === 'Banned') await userEvent.type(await screen.findByRole('textbox', { name: /Ban reason/ }), 'x');
      await save();
    };
    await change(boss);
    const question = within(await screen.findByRole('dialog', { name: users.notes.lockOut }));
    expect(question.getByText(users.notes.ownAccount)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(update).not.toHaveBeenCalled();
    await save();
    await userEvent.click(within(await screen.findByRole('dialog', { name: users.notes.lockOut })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    cleanup();
    await change({ ...boss, id: 77 });
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  });

  test('USER-38 AUTH-25 whoever takes a role of their own away is asked, and is read again once it is saved', async () => {
    const refreshCaller = vi.fn();
    const update = vi.fn(async () => ({ data: { ...boss, roles: ['manager'] } }));
    openDesk({ path: `/users/${boss.id}`, provider: provider({ update, getOne: async () => ({ data: { ...boss, roles: ['manager', 'admin'] } }) }), overrides, arena: zagreb, shell: { refreshCaller } });
    await userEvent.type(await screen.findByRole('combobox', { name: /^Roles/ }), '{Backspace}');
    await save();
    const question = within(await screen.findByRole('dialog', { name: users.notes.giveUp }));
    expect(question.getByText(users.notes.ownRights)).toBeVisible();
    expect(refreshCaller).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(refreshCaller).toHaveBeenCalledOnce());
  });

  test('AUTH-25 many at once, with oneself among them, are asked about too', async () => {
    const refreshCaller = vi.fn();
    const bulk = vi.fn(async () => [boss, player].map(({ id }) => ({ id, error: null })));
    openDesk({ path: '/users', provider: provider({ bulk, getList: async () => ({ data: [boss, player], total: 2 }) }), overrides, tools: { selection: SelectionBar }, shell: { refreshCaller } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change a field' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 entries' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'Active');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    const question = within(await screen.findByRole('dialog', { name: users.notes.lockOut }));
    expect(bulk).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bulk).toHaveBeenCalledOnce());
    // Once: nobody else is.
    await waitFor(() => expect(refreshCaller).toHaveBeenCalledOnce());
  });

  test('AUTH-25 who deletes their own account is signed out', async () => {
    const signOut = vi.fn();
    openDesk({ path: '/users/9/delete', provider: provider({ delete: async () => ({ data: player }) }), overrides, caller: { ...callers.admin, id: 9 }, shell: { signOut } });
    await screen.findByText('Delete marko? This cannot be undone.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });
});

test('USER-09 a user without an address has nothing in its place, so that a card has no line for it', async () => {
  const nameless = { id: 9, version: 1, username: 'lan', roles: ['player'], active: true, banned: false, email: { address: null, status: null } };
  openDesk({ path: '/users', provider: { getList: async () => ({ data: [nameless], total: 1 }) }, overrides });
  const row = await screen.findByRole('row', { name: /lan/ });
  expect(row.querySelector('.ad-chips > .ad-nothing')).toBeNull();
  expect(row.querySelectorAll('td > .ad-nothing').length).toBeGreaterThan(0);
});

test('CAT-06 CAT-07 more attributes of a category are noticed; the delete question says what comes first', async () => {
  const category = { id: 7, version: 1, name: 'Drinks', attributes: [{ name: 'size', type: 'integer', rules: ['required'] }] };
  const { router } = openDesk({ path: '/categories/7', provider: { getList: page([category]), getOne: async () => ({ data: category }) }, overrides });
  await userEvent.click(await screen.findByRole('button', { name: 'Add attribute' }));
  expect(await screen.findByText(/must be updated with the new attributes/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 2' }));
  await waitFor(() => expect(screen.queryByText(/must be updated/)).toBeNull());
  await router.navigate('/categories/7/delete');
  expect(await screen.findByText(/Add its items to another category anew and delete them here first/)).toBeVisible();
});

test('CAT-03 rules of an attribute that contradict each other are told at that attribute', async () => {
  const category = { id: 7, version: 1, name: 'Drinks', attributes: [{ name: 'size', type: 'integer', rules: ['required'] }, { name: 'best before', type: 'integer', rules: ['required', 'date'] }] };
  openDesk({ path: '/categories/7', provider: { getList: page([category]), getOne: async () => ({ data: category }) }, overrides });
  await userEvent.type(await screen.findByDisplayValue('best before'), ' day');
  await save();
  const said = 'these rules contradict each other or the data type of the attribute';
  expect(await screen.findAllByText(said)).toHaveLength(1);
  expect(within(screen.getByRole('group', { name: 'Row 2' })).getByText(said)).toBeVisible();
});

test('APP-07 GAME-19 who takes an app or a game out of an arena is told what goes with it and what stays', async () => {
  const app = { id: 3, version: 1, name: 'Steam', global_id: 8, display_order: 1, tags: ['launcher'] };
  const entries = [{ id: 1, launchers: [{ id: 3, name: 'Steam' }] }, { id: 2, launchers: [{ id: 4, name: 'Epic' }, { id: 3, name: 'Steam' }] }, { id: 5, launchers: [] }];
  const provider = { getList: page([app]), getOne: async () => ({ data: app }), arenaEntries: async () => entries };
  openDesk({ path: '/apps/3/delete', provider, overrides, arena: zagreb });
  expect(await screen.findByText('It is the launcher of 2 games of this arena, which are left without it.')).toBeVisible();
  expect(screen.getByText('It goes from this arena only and stays in the catalogue of the chain.')).toBeVisible();
  cleanup();
  openDesk({ path: '/games/3/delete', provider, overrides, arena: zagreb });
  expect(await screen.findByText('It goes from this arena only and stays in the catalogue of the chain.')).toBeVisible();
});

test('CAT-01 CAT-07 an attribute is named with each of its words once; what cannot be deleted anyway is not asked for', async () => {
  const coins = { id: 1, version: 1, name: 'Coins', attributes: [{ name: 'volume', type: 'numeric', rules: ['required', 'numeric'] }] };
  openDesk({ path: '/categories/1/delete', provider: { getList: page([coins]), getOne: async () => ({ data: coins }) }, overrides });
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(screen.getByText('volume (Number, Required)')).toBeInTheDocument());
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(dialog.queryByText(/another category/)).toBeNull();
});

test('COMP-02 COMP-03 COMP-04 COMP-05 COMP-07 a company shows its fiscal data, secrets masked or null, and the seven of a signature where there is one', async () => {
  const secret = '****';
  const company = (code: string) => ({ id: 3, name: 'Spiel GmbH', country: { id: 1, name: 'Österreich', code }, coins_taxes: [{ id: 5, name: 'USt 20 %', active: true }, { id: 6, name: 'USt 16 %', active: false }], fiscal_data: { inTaxSystem: true, tokenKey: secret, aesKey: secret }, certificate: '/api/files/x.p12', certificatePassword: secret });
  const terms = () => Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));
  openDesk({ path: '/companies/3/show', provider: { getList: page([]), getOne: async () => ({ data: company('at') }) }, overrides });
  await screen.findByText('Spiel GmbH');
  expect(terms()).toMatchObject({ 'In the tax system': 'Yes', Fiscalization: 'No', Certificate: 'set', 'Certificate password': '****', 'Token key': '****', 'AES key': '****', 'Coin taxes': 'USt 20 %USt 16 % (Inactive)' });
});

describe('arenas', () => {
  const arena = { id: 1, version: 2, name: 'Zagreb West', company: { id: 3, name: 'Igre d.o.o.' }, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr', active: 1, web_shop: 0, base_rate: 200 };
  const provider = (more: Record<string, unknown> = {}) => ({
    getList: async (resource: string) => (resource === 'companies' ? { data: [{ id: 3, name: 'Igre d.o.o.' }], total: 1 } : { data: [arena], total: 1 }),
    getMany: async () => ({ data: [{ id: 3, name: 'Igre d.o.o.' }] }),
    getOne: async () => ({ data: arena }),
    arenaBaseRate: async () => ({ value: 200, version: 1 }),
    arenaBonuses: async () => ({ value: [], version: 1 }),
    arenaWorkingHours: async () => ({ value: Array.from({ length: 7 }, () => ['10:00', '22:00']), version: 1 }),
    arenaEmployees: async () => [2],
    arenaTerms: async () => '<p>Be kind</p>',
    arenaWarehouses: async () => [{ id: 1, name: 'Bar' }],
    employees: async () => [{ id: 2, username: 'ana' }, { id: 3, username: 'ivo' }],
    ...more,
  });

  test('ARENA-22 ARENA-24 the delete question shows five values; deleting the chosen arena leaves it', async () => {
    const leaveArena = vi.fn();
    openDesk({ path: '/arenas/1/delete', provider: provider({ delete: async () => ({ data: arena }) }), overrides, arena: zagreb, shell: { leaveArena } });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Igre d.o.o.');
    expect(within(dialog).getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Base rate', 'Company', 'Active', 'Web shop']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(leaveArena).toHaveBeenCalledExactlyOnceWith('/arenas'));
  });

  test('ARENA-04 ARENA-07 ARENA-23 VAL-51 ERR-33 sections are saved alone; a base rate is a whole number and its call speaks for itself', async () => {
    const saveArenaBaseRate = vi.fn().mockRejectedValueOnce(refusal(500)).mockImplementation(async (_, value: unknown) => ({ value, version: 2 }));
    const update = vi.fn();
    const refreshArena = vi.fn();
    const { said } = openDesk({ path: '/arenas/1', provider: provider({ saveArenaBaseRate, update }), overrides, arena: zagreb, shell: { refreshArena } });
    const rate = await screen.findByRole('textbox', { name: /Base rate/ });
    const [, saveRate] = screen.getAllByRole('button', { name: 'Save section' });
    for (const [text, sentence] of [['1,5', 'must be an integer'], ['-1', 'must be at least 0']] as const) {
      await userEvent.clear(rate);
      await userEvent.type(rate, text);
      await userEvent.click(saveRate as HTMLElement);
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(saveArenaBaseRate).not.toHaveBeenCalled();
    await userEvent.clear(rate);
    await userEvent.type(rate, '240');
    expect(screen.getByTitle('not saved')).toBeVisible();
    await userEvent.click(saveRate as HTMLElement);
    await waitFor(() => expect(said()).toMatch(/^The base rate could not be updated\.\nSomething went wrong with error code: 500/));
    await userEvent.click(saveRate as HTMLElement);
    await waitFor(() => expect(said()).toContain('Base rate updated'));
    expect(saveArenaBaseRate).toHaveBeenLastCalledWith(1, 240, { value: 200, version: 1 });
    expect(update).not.toHaveBeenCalled();
    expect(refreshArena).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByTitle('not saved')).toBeNull());
  });
});

test('USER-49 the import of a faulty user says beforehand what its username may hold', async () => {
  const faulty = { id: 4, username: 'marko šimić', name: 'Marko Šimić', email: null, coins: 5, experience: 7 };
  openDesk({ path: '/faulty-users', provider: { getList: page([faulty]) }, overrides });
  await userEvent.click(await screen.findByRole('button', { name: 'Import marko šimić' }));
  expect(await screen.findByRole('textbox', { name: /^Username/ })).toHaveAccessibleDescription('only letters, digits and underscore');
});
