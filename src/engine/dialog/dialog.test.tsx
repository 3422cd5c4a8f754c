import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

// The form's chunk is there before the first test, as it is after a list was idle for a moment.
beforeAll(() => import('./FormDialog.tsx'));

const category = { id: 7, version: 3, name: 'Drinks', image: null, attributes: [{ name: 'size', type: 'integer', rules: ['required'] }] };
const list = (rows: readonly object[] = [category]) => vi.fn(async () => ({ data: rows, total: rows.length }));
const openCategory = (more: Record<string, unknown> = {}, path = '/categories/7') => {
  const given = { getList: list(), getOne: vi.fn(async () => ({ data: category })), create: vi.fn(), update: vi.fn(async (_: string, { data }: { data: object }) => ({ data: { ...category, ...data, version: 4 } })), delete: vi.fn(async () => ({ data: category })), ...more };
  return { ...openDesk({ path, provider: given }), ...given };
};
const name = () => screen.findByRole('textbox', { name: /^Name/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('dialogs', () => {
  test('deep links open view, edit, create and delete over the mounted list; another address opens none', async () => {
    const { router } = openCategory({}, '/categories/7/show');
    expect(await screen.findByRole('dialog', { name: 'Category: Drinks' })).toBeVisible();
    expect(screen.getByText('1–1 of 1')).toBeInTheDocument();
    await act(() => router.navigate('/categories/7'));
    expect(await screen.findByRole('dialog', { name: 'Edit Category: Drinks' })).toBeVisible();
    await act(() => router.navigate('/categories/create'));
    expect(await screen.findByRole('dialog', { name: 'Add category' })).toBeVisible();
    await act(() => router.navigate('/categories/7/delete'));
    expect(await screen.findByRole('dialog', { name: 'Delete Category' })).toBeVisible();
    await act(() => router.navigate('/categories/7/what/else'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('what somebody had typed when their session ended is there again once they are back, and for nobody else', async () => {
    const keepers = new Set<() => void>();
    const shell = { onExpired: (keep: () => void) => {
      keepers.add(keep);
      return () => keepers.delete(keep);
    } };
    const provider = { getList: list(), getOne: async () => ({ data: category }), update: vi.fn(async () => ({ data: { ...category, version: 4 } })) };
    const open = (id: number = callers.admin.id) => openDesk({ path: '/categories/7', provider, shell, caller: { ...callers.admin, id } });
    open();
    await userEvent.type(await name(), '!');
    for (const keep of keepers) keep();
    cleanup();
    const { said } = open();
    await waitFor(async () => expect(await name()).toHaveValue('Drinks!'));
    expect(said()).toContain('What you had typed when your session ended is here again.');
    await save();
    await waitFor(() => expect(provider.update).toHaveBeenCalledWith('categories', expect.objectContaining({ data: { name: 'Drinks!' }, meta: { version: 3 } })));
    cleanup();
    // It was given back once.
    open();
    expect(await name()).toHaveValue('Drinks');
    await userEvent.type(await name(), '?');
    for (const keep of keepers) keep();
    cleanup();
    open(99);
    expect(await name()).toHaveValue('Drinks');
    cleanup();
    open();
    expect(await name()).toHaveValue('Drinks');
  });

  test('a save of what somebody has deleted meanwhile says so, and what is typed stays', async () => {
    const { said, getList } = openCategory({ update: vi.fn().mockRejectedValue(refusal(404, { code: 'notFound' })) });
    await userEvent.type(await name(), '!');
    const asked = getList.mock.calls.length;
    await save();
    await waitFor(() => expect(said()).toMatch(/^This entry is no longer there/));
    expect(await name()).toHaveValue('Drinks!');
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(asked));
  });

  test('ITEM-19 a form begins at its top: the first field that can be typed into has the focus and is not scrolled to', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: media.includes('pointer: fine'), onchange: null, addListener: () => undefined, removeListener: () => undefined }));
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    openCategory();
    const box = await name();
    await waitFor(() => expect(box).toHaveFocus());
    const calls = focus.mock.calls.filter((_, i) => focus.mock.contexts[i] === box);
    expect(calls).toEqual([[{ preventScroll: true }]]);
    vi.restoreAllMocks();
  });

  test('USER-11 openDialog opens the form for a new record and goes from the address; the list keeps its state', async () => {
    const { router } = openCategory({}, '/categories?filter={"q":"x"}&openDialog=true');
    expect(await screen.findByRole('dialog', { name: 'Add category' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/categories/create');
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"q":"x"}');
    expect(router.state.location.search).not.toContain('openDialog');
  });

  test('VAL-01 VAL-16 VAL-17 VAL-39 VAL-62 what is wrong stands at its field, rows too, and nothing is sent', async () => {
    const { create } = openCategory({}, '/categories/create');
    await name();
    await userEvent.click(screen.getByRole('button', { name: 'Add attribute' }));
    await save();
    expect(await screen.findAllByText('Field is required')).toHaveLength(2);
    expect(screen.getByText('Data type is required')).toBeVisible();
    expect(screen.getByText('At least one rule is required')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await userEvent.type(await name(), 'Snacks');
    await waitFor(() => expect(screen.getAllByText('Field is required')).toHaveLength(1));
  });

  test.each([0, 502, 503])('OP-035 an answer of status %i, which may hide that it was done: the same text goes again under the same key, another text or a refusal brings a new one', async (status) => {
    const create = vi.fn().mockRejectedValueOnce(refusal(status, { code: 'unavailable' })).mockRejectedValueOnce(refusal(0, { code: 'unavailable' })).mockRejectedValueOnce(refusal(409)).mockResolvedValue({ data: { ...category, id: 8 } });
    openCategory({ create }, '/categories/create');
    await userEvent.type(await name(), 'Snacks');
    const keys: unknown[] = [];
    const again = async () => {
      const before = create.mock.calls.length;
      await save();
      await waitFor(() => expect(create).toHaveBeenCalledTimes(before + 1));
      keys.push((create.mock.lastCall as unknown as [string, { meta: { key: string } }])[1].meta.key);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })?.getAttribute('disabled') ?? null).toBeNull());
    };
    await again();
    await again();
    await userEvent.type(await name(), '!');
    await again();
    await again();
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys)).toEqual(new Set([keys[0], keys[2], keys[3]]));
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  test('somebody else deleted it first: that is said, the dialog closes and the list is read anew', async () => {
    const remove = vi.fn().mockRejectedValue(refusal(404));
    const { getList, said } = openCategory({ delete: remove }, '/categories/7/delete');
    await screen.findByText(/Drinks/);
    const before = getList.mock.calls.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said()).toContain('no longer there');
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(before));
  });

  test('ERR-52 ERR-47 only what changed is sent with the version; then the search is cleared, the list fetched, success said, the dialog closed', async () => {
    const { update, getList, router, said } = openCategory({}, '/categories/7?filter={"q":"dri"}');
    await userEvent.type(await name(), ' & more');
    const before = getList.mock.calls.length;
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).toHaveBeenCalledExactlyOnceWith('categories', expect.objectContaining({ id: 7, data: { name: 'Drinks & more' }, meta: { version: 3 } }));
    expect(said()).toBe('Category updated');
    expect(router.state.location).toMatchObject({ pathname: '/categories', search: '' });
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(before));
  });

  test('OP-058 a date stays that day however often a save is refused', async () => {
    const update = vi.fn(async () => ({ data: event }));
    const event = { id: 3, version: 1, title: 'Old', subtitle: null, image: null, active: true, starts_at: '2026-06-30 00:00:00', ends_at: '2026-07-01 23:30:00', arena_ids: [1], content: '<p>x</p>' };
    openDesk({ path: '/events/3', provider: { getList: list([event]), getOne: async () => ({ data: event }), getMany: async () => ({ data: [] }), update }, arena: { ...zagreb, timezone: 'America/Los_Angeles' } });
    const date = () => screen.getAllByRole('textbox', { name: /Date/ })[0] as HTMLInputElement;
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.clear(date());
    await userEvent.type(date(), '1.7.2026.');
    for (let i = 0; i < 4; i += 1) {
      await save();
      expect(await screen.findByText('Field is required')).toBeVisible();
      expect(date()).toHaveValue('01. 07. 2026.');
    }
    expect(update).not.toHaveBeenCalled();
    await userEvent.type(title, 'Opening');
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update).toHaveBeenCalledWith('events', expect.objectContaining({ data: { title: 'Opening', starts_at: '2026-07-01 00:00:00' } }));
  });

  test('a new record sends everything the form has; twice pressed is once sent', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const create = vi.fn(() => new Promise((resolve) => { answer = resolve; }));
    openCategory({ create }, '/categories/create');
    await userEvent.type(await name(), '  Snacks ');
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith('categories', expect.objectContaining({ data: { name: 'Snacks', attributes: [] } })));
    await act(async () => answer({ data: { id: 8, name: 'Snacks' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(create).toHaveBeenCalledTimes(1);
  });

  test('OP-019 an untouched form closes at once; a touched one asks on Escape and Back, stays when told to, goes when told to', async () => {
    const { router } = openCategory({}, '/categories');
    await act(() => router.navigate('/categories/7'));
    await name();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate('/categories/7'));
    await userEvent.type(await name(), 'x');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await name()).toHaveValue('Drinksx');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/categories/7');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/categories'));
  });

  test('ERR-12 ERR-53 VAL-18 a refusal finds its fields and is said; the dialog keeps what was typed', async () => {
    const update = vi.fn(() => Promise.reject(refusal(422, { code: 'invalid', violations: [{ path: 'name', rule: 'unique' }, { path: 'attributes.0.name', rule: 'maxLength', count: 255 }] })));
    const { said } = openCategory({ update });
    await userEvent.type(await name(), 'x');
    await save();
    expect(await screen.findByText('already taken')).toBeVisible();
    expect(screen.getByText('maximum 255 characters')).toBeVisible();
    expect(said()).toBe('The attribute Name failed for rule: already taken\nThe attribute Attribute name failed for rule: maximum 255 characters');
    expect(await name()).toHaveValue('Drinksx');
    await userEvent.type(await name(), 'y');
    await waitFor(() => expect(screen.queryByText('already taken')).toBeNull());
  });

  test('SETUP-13 CAT-06 an attribute that the product reads is not called otherwise: that is said at its row and nothing is sent', async () => {
    const tickets = { ...category, name: 'Time Tickets', attributes: [{ name: 'minutes', type: 'integer', rules: ['required'] }] };
    const { update } = openCategory({ getOne: async () => ({ data: tickets }), getList: list([tickets]) });
    const box = await screen.findByRole('textbox', { name: /^Attribute name/ });
    await userEvent.clear(box);
    await userEvent.type(box, 'mins');
    await save();
    expect(await screen.findByText('the product itself reads minutes here: name and data type stay')).toBeVisible();
    expect(box).toHaveAccessibleDescription(/reads minutes/);
    expect(update).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, 'minutes');
    await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    await save();
    expect(await screen.findByText('the product itself reads minutes here: name and data type stay')).toBeVisible();
    expect(update).not.toHaveBeenCalled();
  });

  test('SETUP-13 the last default role stays one: that is said at the switch', async () => {
    const player = { id: 4, version: 1, name: 'player', is_default: true };
    const update = vi.fn(() => Promise.reject(refusal(409, { code: 'lastDefault', sentence: 'One must remain.', violations: [{ path: 'is_default', rule: 'lastDefault' }] })));
    const { said } = openDesk({ path: '/roles/4', provider: { getList: list([player]), getOne: async () => ({ data: player }), update } });
    const box = await screen.findByRole('switch', { name: 'Default' });
    await userEvent.click(box);
    await save();
    expect(await screen.findByText('stays: no other role is default')).toBeVisible();
    expect(box).not.toBeChecked();
    expect(said()).toBe('One must remain.');
  });

  test('OP-024 a stale save shows both versions; what only one side changed stays; it is saved with the new version', async () => {
    const theirs = { ...category, version: 9, name: 'Beverages', attributes: [] };
    const update = vi.fn()
      .mockRejectedValueOnce(refusal(409, { code: 'stale', current: theirs }))
      .mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { ...theirs, ...data } }));
    openCategory({ update });
    await userEvent.type(await name(), '!');
    await save();
    const versions = await screen.findByRole('dialog', { name: 'Somebody else changed this entry' });
    expect(within(versions).getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Attributes']);
    const [mineName, theirName, , theirAttributes] = within(versions).getAllByRole('radio');
    expect(mineName?.parentElement).toHaveTextContent('Drinks!');
    expect(theirName?.parentElement).toHaveTextContent('Beverages');
    expect(mineName).toBeChecked();
    expect(theirAttributes).toBeChecked();
    await userEvent.click(within(versions).getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({ data: { name: 'Drinks!' }, meta: { version: 9 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('OP-024 CAT-03 an attribute that one renames while the other changes its type stays one, and is saved with both', async () => {
    const [size] = category.attributes;
    const update = vi.fn()
      .mockRejectedValueOnce(refusal(409, { code: 'stale', current: { ...category, version: 9, attributes: [{ ...size, type: 'string' }] } }))
      .mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { ...category, version: 10, ...data } }));
    openCategory({ update });
    const attribute = await screen.findByRole('textbox', { name: /^Attribute name/ });
    await userEvent.clear(attribute);
    await userEvent.type(attribute, 'length');
    await save();
    const versions = await screen.findByRole('dialog', { name: 'Somebody else changed this entry' });
    expect(within(versions).getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['lengthAttribute name: length', 'sizeAttribute name: size']);
    await userEvent.click(within(versions).getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({ data: { attributes: [{ name: 'length', type: 'string', rules: ['required'] }] }, meta: { version: 9 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('OP-035 a save whose answer was lost and that is sent again is saved: both versions are the same', async () => {
    const update = vi.fn()
      .mockRejectedValueOnce(refusal(0, { code: 'unavailable' }))
      .mockRejectedValueOnce(refusal(409, { code: 'stale', current: { ...category, version: 4, name: 'Drinks!' } }));
    const { said } = openCategory({ update });
    await userEvent.type(await name(), '!');
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(said()).toContain('Category updated'));
  });

  test('VAL-40 while a file was not taken nothing is saved; removing it lets go of it', async () => {
    const create = vi.fn(async () => ({ data: { ...category, id: 8 } }));
    openDesk({ path: '/categories/create', provider: { getList: list(), create } });
    await userEvent.type(await name(), 'Snacks');
    await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), { applyAccept: false });
    expect(await screen.findByText('only JPEG, PNG and BMP pictures')).toBeVisible();
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(create).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('only JPEG, PNG and BMP pictures')).toBeNull();
    await save();
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
  });

  test('OP-024 dropping mine takes theirs and sends nothing', async () => {
    const update = vi.fn(() => Promise.reject(refusal(409, { code: 'stale', current: { ...category, version: 9, name: 'Beverages' } })));
    openCategory({ update });
    await userEvent.type(await name(), '!');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Drop mine and reload' }));
    await waitFor(async () => expect(await name()).toHaveValue('Beverages'));
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('VAL-41 ERR-30 the picture goes first; when that fails it is said and nothing is saved', async () => {
    const upload = vi.fn().mockRejectedValueOnce(new Error('boom')).mockResolvedValue('/api/files/ab.png');
    const create = vi.fn(async () => ({ data: { id: 8 } }));
    const unsay = vi.fn();
    const { said } = openDesk({ path: '/categories/create', provider: { getList: list(), create }, upload, shell: { unsay } });
    await userEvent.type(await name(), 'Snacks');
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0])], 'a.png', { type: 'image/png' });
    await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, png);
    await waitFor(() => expect(screen.getByRole('img', { name: /Chosen picture/ })).toBeInTheDocument());
    await save();
    await waitFor(() => expect(said()).toBe('File upload failed. Try again or contact the administrators.'));
    expect(create).not.toHaveBeenCalled();
    expect(unsay).not.toHaveBeenCalled();
    await save();
    expect(unsay).toHaveBeenCalledExactlyOnceWith('File upload failed. Try again or contact the administrators.');
    await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith('categories', expect.objectContaining({ data: expect.objectContaining({ image: '/api/files/ab.png' }) })));
  });

  test('SETUP-02 a pair that is taken: another value of one field takes the red from both, and from nothing else', async () => {
    const taken = [{ path: 'namespace', rule: 'unique' }, { path: 'key', rule: 'unique' }, { path: 'defaultValue', rule: 'differs' }];
    openDesk({ path: '/settings/create', provider: { getList: list([]), create: () => Promise.reject(refusal(409, { code: 'taken', violations: taken })) } });
    const box = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await screen.findByRole('textbox', { name: /^Namespace/ });
    for (const [label, text] of [['Namespace', 'ns'], ['Key', 'volume'], ['Default value', '5']] as const) await userEvent.type(box(label), text);
    await save();
    await waitFor(() => expect(box('Namespace')).toHaveAccessibleDescription('already taken'));
    expect(box('Key')).toBeInvalid();
    expect(box('Default value')).toBeInvalid();
    await userEvent.type(box('Key'), '2');
    await waitFor(() => expect(box('Namespace')).toBeValid());
    expect(box('Key')).toBeValid();
    expect(box('Default value')).toBeInvalid();
  });

  test('the delete question names the record; a refusal is said and the dialog stays; the last row of a page takes its page along', async () => {
    const remove = vi.fn().mockRejectedValueOnce(refusal(409, { code: 'inUse', sentence: 'It is still in use and cannot be deleted.' })).mockResolvedValue({ data: category });
    const { said, router } = openCategory({ getList: vi.fn(async () => ({ data: [category], total: 11 })), delete: remove }, '/categories/7/delete?page=2');
    expect(await screen.findByText('Delete Drinks? This cannot be undone.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said()).toBe('It is still in use and cannot be deleted.'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said()).toContain('Category deleted');
    expect(router.state.location).toMatchObject({ pathname: '/categories', search: '' });
  });

  test('a record that is gone says so', async () => {
    openCategory({ getOne: () => Promise.reject(refusal(404)) }, '/categories/7/show');
    expect(await screen.findByText('This entry is no longer there')).toBeVisible();
  });
});

describe('access', () => {
  const people = [
    { id: 1, username: 'admin', roles: ['admin'] }, { id: 2, username: 'manager', roles: ['manager'] },
    { id: 3, username: 'employee', roles: ['employee'] }, { id: 4, username: 'player', roles: ['player'] },
  ];
  const allowed = { admin: ['admin', 'manager', 'employee', 'player'], manager: ['employee', 'player'], employee: ['player'] };
  test.each(['admin', 'manager', 'employee'] as const)('USER-17 USER-18 PERM-16 PERM-18 PERM-20 %s: edit and delete stand on whom they manage and are not there on others', async (role) => {
    openDesk({ path: '/users', provider: { getList: list(people) }, caller: callers[role], arena: zagreb });
    await screen.findByRole('button', { name: 'Edit player' });
    for (const verb of ['Edit', 'Delete'])
      for (const { username } of people) expect(screen.queryAllByRole('button', { name: `${verb} ${username}` }), `${verb} ${username}`).toHaveLength(allowed[role].includes(username) ? 1 : 0);
  });

  test('CAT-02 COMP-01 what a role never may is not drawn', async () => {
    openDesk({ path: '/categories', provider: { getList: list() }, caller: callers.manager });
    await screen.findByRole('button', { name: 'View Drinks' });
    for (const gone of ['Edit Drinks', 'Delete Drinks', 'Add category']) expect(screen.queryByRole('button', { name: gone })).toBeNull();
  });
});
