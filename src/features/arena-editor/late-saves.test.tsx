import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, refusal } from '#tests/support/engine-desk.tsx';

// The dialog's chunk is there before the first test.
beforeAll(() => import('./index.ts'));

const arena = { id: 1, version: 2, name: 'Zagreb West', company: { id: 3, name: 'Igre d.o.o.' }, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr', active: 1, web_shop: 0, base_rate: 200 };
const week = (opens: string, first = opens) => Array.from({ length: 7 }, (_, day) => [day === 0 ? first : opens, '22:00']);
const cells = (...named: readonly (readonly [day: number, hour: number, value: number])[]) => named.map(([day, hour, value]) => ({ day, hour, value }));
const stale = (value: unknown, version: number) => refusal(409, { code: 'stale', current: { value, version } });
const open = (more: Record<string, unknown>, record: Record<string, unknown> = arena) =>
  openDesk({
    path: '/arenas/1', overrides,
    provider: {
      getList: async (resource: string) => (resource === 'companies' ? { data: [{ id: 3, name: 'Igre d.o.o.' }], total: 1 } : { data: [record], total: 1 }), getMany: async () => ({ data: [{ id: 3, name: 'Igre d.o.o.' }] }), getOne: async () => ({ data: record }),
      arenaBaseRate: async () => ({ value: 200, version: 1 }), arenaBonuses: async () => ({ value: cells([1, 8, 5]), version: 1 }), arenaWorkingHours: async () => ({ value: week('08:00'), version: 1 }), arenaEmployees: async () => [2],
      arenaTerms: async () => null, arenaWarehouses: async () => [], employees: async () => [{ id: 2, username: 'ana' }, { id: 3, username: 'ivo' }, { id: 4, username: 'eva' }],
      ...more,
    },
  });
const section = async (name: string) => {
  await waitFor(() => expect(document.querySelector(`#arena-${name}`)).not.toBeNull());
  return within(document.querySelector(`#arena-${name}`) as HTMLElement);
};
const saveIn = (part: ReturnType<typeof within>) => userEvent.click(part.getByRole('button', { name: 'Save section' }));
const versions = () => screen.findByRole('dialog', { name: 'Somebody else changed this entry' });
const rowsOf = (dialog: HTMLElement) => within(dialog).getAllByRole('row').slice(1).map((row) => [within(row).getByRole('rowheader').textContent, ...within(row).getAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))]);
const retype = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.tab();
};

test('OP-024 ARENA-14 working hours that somebody else has saved meanwhile: both versions, day by day, and nothing typed is lost', async () => {
  const saveArenaWorkingHours = vi.fn().mockRejectedValueOnce(stale(week('10:00', '09:00'), 2)).mockImplementation(async (_, value: unknown) => ({ value, version: 3 }));
  const { said } = open({ saveArenaWorkingHours });
  const part = await section('workingHours');
  const [monday] = part.getAllByLabelText('Opens');
  await retype(monday as HTMLElement, '07:00');
  await saveIn(part);
  const dialog = await versions();
  expect(rowsOf(dialog)[0]).toEqual(['Monday: Opens', '07:00', '09:00']);
  expect(rowsOf(dialog)).toHaveLength(7);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(said()).toContain('Working hours saved'));
  // What only they changed is theirs, what this person changed is this person's, over the version that was shown.
  expect(saveArenaWorkingHours).toHaveBeenLastCalledWith(1, week('10:00', '07:00'), { value: week('10:00', '09:00'), version: 2 });
  expect(part.getAllByLabelText('Opens')[1]).toHaveValue('10:00');
  await waitFor(() => expect(screen.queryByTitle('not saved')).toBeNull());
  await retype(monday as HTMLElement, '06:00');
  await saveIn(part);
  await waitFor(() => expect(saveArenaWorkingHours).toHaveBeenLastCalledWith(1, week('10:00', '06:00'), { value: week('10:00', '07:00'), version: 3 }));
});

test('OP-024 ARENA-14 whoever saves again while both versions are shown has their newest value proposed where this person changed nothing', async () => {
  const saveArenaWorkingHours = vi.fn().mockRejectedValueOnce(stale(week('08:00', '11:00'), 2)).mockRejectedValueOnce(stale(week('08:00', '11:30'), 3)).mockImplementation(async (_, value: unknown) => ({ value, version: 4 }));
  const { said } = open({ saveArenaWorkingHours });
  const part = await section('workingHours');
  await retype(part.getAllByLabelText('Opens')[1] as HTMLElement, '07:00');
  await saveIn(part);
  await userEvent.click(within(await versions()).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(rowsOf(screen.getByRole('dialog', { name: 'Somebody else changed this entry' }))).toEqual([['Monday: Opens', '11:00', '11:30'], ['Tuesday: Opens', '07:00', '08:00']]));
  await userEvent.click(within(await versions()).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(said()).toContain('Working hours saved'));
  expect(saveArenaWorkingHours).toHaveBeenLastCalledWith(1, week('08:00', '11:30').with(1, ['07:00', '22:00']), { value: week('08:00', '11:30'), version: 3 });
});

test('OP-024 ARENA-16 bonuses that somebody else has saved meanwhile: both versions of the hours that differ; the others go together', async () => {
  const theirs = cells([1, 8, 5], [1, 9, 30], [7, 23, 40]);
  const saveArenaBonuses = vi.fn().mockRejectedValueOnce(stale(theirs, 2)).mockImplementation(async (_, value: unknown) => ({ value, version: 3 }));
  const { said } = open({ saveArenaBonuses });
  const part = await section('bonuses');
  const cell = (name: string) => part.getByRole('textbox', { name });
  await retype(cell('Monday 09:00'), '15');
  await retype(cell('Tuesday 10:00'), '20');
  expect(screen.getByTitle('not saved')).toBeVisible();
  await saveIn(part);
  const dialog = await versions();
  expect(rowsOf(dialog)).toEqual([['Monday 09:00', '15 %', '30 %'], ['Tuesday 10:00', '20 %', '0 %'], ['Sunday 23:00', '0 %', '40 %']]);
  await userEvent.click(within(within(dialog).getAllByRole('row')[1] as HTMLElement).getByRole('radio', { name: 'Saved meanwhile' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(said()).toContain('Bonuses saved'));
  const [, sent, seen] = saveArenaBonuses.mock.lastCall as [number, ReturnType<typeof cells>, unknown];
  expect(sent.filter(({ value }) => value > 0)).toEqual(cells([1, 8, 5], [1, 9, 30], [2, 10, 20], [7, 23, 40]));
  expect(seen).toEqual({ value: theirs, version: 2 });
  expect([cell('Monday 09:00'), cell('Tuesday 10:00'), cell('Sunday 23:00')].map((box) => (box as HTMLInputElement).value)).toEqual(['30', '20', '40']);
  await waitFor(() => expect(screen.queryByTitle('not saved')).toBeNull());
});

test('OP-024 ARENA-07 a base rate that somebody else has saved meanwhile: both, and the one chosen is saved over theirs', async () => {
  const saveArenaBaseRate = vi.fn().mockRejectedValueOnce(stale(240, 2)).mockImplementation(async (_, value: unknown) => ({ value, version: 3 }));
  const { said } = open({ saveArenaBaseRate });
  const part = await section('baseRate');
  await retype(part.getByRole('textbox'), '220');
  await saveIn(part);
  const dialog = await versions();
  expect(rowsOf(dialog).map(([, ...values]) => values.map((value) => value?.trim()))).toEqual([['220', '240']]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(said()).toContain('Base rate updated'));
  expect(saveArenaBaseRate).toHaveBeenLastCalledWith(1, 220, { value: 240, version: 2 });
});

test('OP-024 ARENA-12 ARENA-13 a piece of equipment that somebody else has changed meanwhile is shown beside what is typed, and nothing is made twice', async () => {
  const piece = (id: number, name: string, version = 1) => ({ id, version, name, image: null, description: null });
  const current = piece(5, 'Darts, new', 2);
  const saveArenaPlace = vi.fn(async (_place: string, id: number | null, _arena: number, body: { name: string }, version?: unknown) => {
    if (id === 5 && version === 1) throw refusal(409, { code: 'stale', current });
    return { ...body, id: id ?? 9, version: id === null ? 1 : 3 };
  });
  const removeEquipment = vi.fn(async (id: number, version?: unknown) => {
    if (id === 6 && version === 1) throw refusal(409, { code: 'stale', current: piece(6, 'Piano, tuned', 2) });
  });
  const { said } = open({ saveArenaPlace, removeEquipment }, { ...arena, equipment: [piece(5, 'Darts'), piece(6, 'Piano')] });
  const part = await section('equipment');
  const names = () => part.getAllByRole('textbox', { name: /^Name/ });
  await userEvent.click(part.getByRole('button', { name: 'Add equipment' }));
  await retype(names()[2] as HTMLElement, 'Chess');
  await userEvent.click(part.getAllByRole('button', { name: /^Remove/ })[1] as HTMLElement);
  await saveIn(part);
  const removed = await versions();
  expect(removed).toHaveTextContent('Piano, tuned');
  await userEvent.click(within(removed).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(said()).toContain('Equipment saved'));
  expect(removeEquipment.mock.calls).toEqual([[6, 1], [6, 2]]);
  expect(saveArenaPlace.mock.calls.map(([, id]) => id)).toEqual([null]);
  await retype(names()[0] as HTMLElement, 'Darts, ours');
  await saveIn(part);
  const changed = await versions();
  expect(changed).toHaveTextContent('Darts, new');
  await userEvent.click(within(changed).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(saveArenaPlace).toHaveBeenLastCalledWith('equipment', 5, 1, { name: 'Darts, ours', image: null, description: null }, 2));
  await waitFor(() => expect(screen.queryByTitle('not saved')).toBeNull());
  expect(saveArenaPlace.mock.calls.map(([, id]) => id)).toEqual([null, 5, 5]);
});

test('ARENA-12 ARENA-13 a piece of equipment that somebody else has removed meanwhile is marked at its own place, and saved again it is added anew', async () => {
  const piece = (id: number, name: string) => ({ id, version: 1, name, image: null, description: null });
  const saveArenaPlace = vi.fn(async (_place: string, id: number | null, _arena: number, body: { name: string }) => {
    if (id === 6) throw refusal(404, { code: 'notFound', sentence: 'This entry is no longer there.' });
    return { ...body, id: id ?? 9, version: 2 };
  });
  const removeEquipment = vi.fn(async () => undefined);
  const { said } = open({ saveArenaPlace, removeEquipment }, { ...arena, equipment: [piece(6, 'Piano'), piece(5, 'Darts')] });
  const part = await section('equipment');
  const names = () => part.getAllByRole('textbox', { name: /^Name/ });
  for (const box of names()) await userEvent.type(box, '!');
  await saveIn(part);
  const sentence = 'Somebody else has removed this. Saved again, it is added anew.';
  await waitFor(() => expect(names().map((box) => (box.getAttribute('aria-invalid') === 'true' ? (box as HTMLInputElement).value : ''))).toEqual(['Piano!', '']));
  expect(part.getByText(sentence)).toBeVisible();
  expect(said()).toContain(sentence);
  expect(said()).not.toContain('administrators');
  await saveIn(part);
  await waitFor(() => expect(said()).toContain('Equipment saved'));
  expect(saveArenaPlace.mock.calls.map(([, id, , { name }]) => [id, name])).toEqual([[6, 'Piano!'], [5, 'Darts!'], [null, 'Piano!']]);
  expect(removeEquipment).not.toHaveBeenCalled();
  expect(part.queryByText(sentence)).toBeNull();
  await waitFor(() => expect(screen.queryByTitle('not saved')).toBeNull());
});

test('ARENA-29 a business place label that no tax office takes is not sent, and stays as it was typed', async () => {
  const update = vi.fn(async (_resource: string, { data }: { readonly data: object }) => ({ data: { ...arena, ...data, version: 3 } }));
  const { said } = open({ update });
  const part = await section('operations');
  const box = part.getByRole('textbox', { name: 'Business place label' });
  await retype(box, 'a b/č');
  await saveIn(part);
  expect(await part.findByText('only letters A to Z and digits')).toBeVisible();
  expect(box).toHaveValue('a b/č');
  expect(update).not.toHaveBeenCalled();
  await retype(box, 'PP7');
  await saveIn(part);
  await waitFor(() => expect(update).toHaveBeenLastCalledWith('arenas', expect.objectContaining({ data: { businessPlaceLabel: 'PP7' } })));
  await waitFor(() => expect(said()).not.toBe(''));
});

test('VAL-53 a bonus that is no whole percentage is not sent, and stays as it was typed', async () => {
  const saveArenaBonuses = vi.fn();
  open({ saveArenaBonuses });
  const part = await section('bonuses');
  const cell = part.getByRole('textbox', { name: 'Monday 09:00' });
  await retype(cell, '1,5');
  await saveIn(part);
  expect(cell).toHaveValue('1,5');
  expect(cell).toBeInvalid();
  expect(part.getByRole('alert')).toBeVisible();
  expect(saveArenaBonuses).not.toHaveBeenCalled();
  // Enter goes down, as in a table of figures, and saves nothing.
  await userEvent.type(cell, '{Enter}');
  expect(part.getByRole('textbox', { name: 'Monday 10:00' })).toHaveFocus();
});

test('OP-024 ARENA-10 of the employees who comes and who goes is sent; whom others took on meanwhile is shown, and what is ticked while it is saved stays to be saved', async () => {
  const answered: ((ids: readonly number[]) => void)[] = [];
  const changeArenaEmployees = vi.fn(() => new Promise((resolve) => answered.push(resolve)));
  const { said } = open({ changeArenaEmployees });
  const part = await section('employees');
  const box = (name: RegExp) => part.getByRole('checkbox', { name });
  await part.findByRole('checkbox', { name: /ivo/ });
  await userEvent.click(box(/ana/));
  await userEvent.click(box(/ivo/));
  await saveIn(part);
  expect(changeArenaEmployees).toHaveBeenLastCalledWith(1, { add: [3], remove: [2] });
  await userEvent.click(box(/ivo/));
  answered[0]?.([3, 4, 99]);
  await waitFor(() => expect(said()).toContain('Employees saved'));
  expect([box(/ana/), box(/ivo/), box(/eva/)].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false, true]);
  expect(screen.getByTitle('not saved')).toBeVisible();
  await saveIn(part);
  expect(changeArenaEmployees).toHaveBeenLastCalledWith(1, { add: [], remove: [3] });
  answered[1]?.([4, 99]);
  await waitFor(() => expect(screen.queryByTitle('not saved')).toBeNull());
});

test('OP-024 ARENA-05 fields of the arena that somebody else has saved meanwhile: the choice is saved over their version, and another section that only this person changed asks nothing', async () => {
  let stored: Record<string, unknown> = { ...arena, version: 3, coins_per_currency: 101, service_charge: 0 };
  const update = vi.fn(async (_: string, { data, meta }: { data: Record<string, unknown>; meta: { version: unknown } }) => {
    if (meta.version !== stored['version']) throw refusal(409, { code: 'stale', current: stored });
    stored = { ...stored, ...data, version: Number(stored['version']) + 1 };
    return { data: stored };
  });
  const { said } = open({ update });
  const part = await section('general');
  await retype(part.getByRole('textbox', { name: /Coins per currency/ }), '102');
  await saveIn(part);
  const dialog = await versions();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(said()).toContain('Arena updated'));
  expect(update.mock.calls.map(([, { meta }]) => meta.version)).toEqual([2, 3]);
  expect(stored).toMatchObject({ coins_per_currency: 102, version: 4 });
  await waitFor(() => expect(screen.queryByTitle('not saved')).toBeNull());
  // They save once more, elsewhere; this person goes on in the operations, which nobody else touched.
  stored = { ...stored, name: 'Zagreb Far West', version: 5 };
  const operations = await section('operations');
  await userEvent.click(operations.getAllByRole('switch')[0] as HTMLElement);
  await saveIn(operations);
  await waitFor(() => expect(update).toHaveBeenLastCalledWith('arenas', expect.objectContaining({ meta: { version: 5 } })));
  await waitFor(() => expect(screen.queryByTitle('not saved')).toBeNull());
  expect(screen.queryByRole('dialog', { name: 'Somebody else changed this entry' })).toBeNull();
  expect(stored).toMatchObject({ name: 'Zagreb Far West', version: 6 });
});

test('OP-024 a contact that somebody else has made meanwhile: both versions, and the next save changes theirs', async () => {
  const theirs = { id: 7, version: 1, manager: 'Iva', phone: '+385 1 234', email: null, discord: null, instagram: null, facebook: null };
  const saveArenaPlace = vi.fn().mockRejectedValueOnce(refusal(409, { code: 'stale', current: theirs })).mockImplementation(async (_, id: number, _arena, body: object, version: number) => ({ ...body, id, version: version + 1 }));
  const { said } = open({ saveArenaPlace });
  const part = await section('contact');
  await userEvent.type(part.getByLabelText('Manager'), 'Ana');
  await saveIn(part);
  await versions();
  await userEvent.click(screen.getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(said()).toContain('Contact saved'));
  expect(saveArenaPlace.mock.calls.map(([, id]) => id as unknown)).toEqual([null, 7]);
  expect(saveArenaPlace).toHaveBeenLastCalledWith('contacts', 7, 1, expect.objectContaining({ manager: 'Ana', phone: '+385 1 234' }), 1);
});
