import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, refusal } from '#tests/support/engine-desk.tsx';

beforeAll(() => import('./index.ts'));

const arena = { id: 1, version: 2, name: 'Zagreb West', company: { id: 3, name: 'Igre d.o.o.' }, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr', active: 1, web_shop: 0, base_rate: 200, equipment: [{ id: 5, version: 1, name: 'Chairs', image: null, description: null }] };
const week = (opens: string) => Array.from({ length: 7 }, () => [opens, '22:00']);
const open = (more: Record<string, unknown>) => openDesk({
  path: '/arenas/1', overrides,
  provider: {
    getList: async (resource: string) => (resource === 'companies' ? { data: [{ id: 3, name: 'Igre d.o.o.' }], total: 1 } : { data: [arena], total: 1 }), getMany: async () => ({ data: [{ id: 3, name: 'Igre d.o.o.' }] }), getOne: async () => ({ data: arena }),
    arenaBaseRate: async () => ({ value: 200, version: 1 }), arenaBonuses: async () => ({ value: [], version: 1 }), arenaWorkingHours: async () => ({ value: week('08:00'), version: 1 }), arenaEmployees: async () => [],
    arenaTerms: async () => null, arenaWarehouses: async () => [], employees: async () => [], ...more,
  },
});
const section = async (name: string) => {
  await waitFor(() => expect(document.querySelector(`#arena-${name}`)).not.toBeNull());
  return within(document.querySelector(`#arena-${name}`) as HTMLElement);
};
const saveIn = (part: ReturnType<typeof within>) => userEvent.click(part.getByRole('button', { name: 'Save section' }));
const retype = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.tab();
};
/** Calls that are answered when the test says so. */
const slow = (answered: (...asked: never[]) => unknown) => {
  let answer: () => void = () => undefined;
  const call = vi.fn((...asked: never[]) => new Promise((done, fail) => {
    answer = () => {
      try {
        done(answered(...asked));
      } catch (error) {
        fail(error as Error);
      }
    };
  }));
  return { call, answer: () => act(async () => answer()) };
};

test('ARENA-04 ARENA-14 what is typed while a section is saved stays, is marked as not saved, and goes with the next save', async () => {
  const { call, answer } = slow((_: unknown, value: unknown) => ({ value, version: 2 }));
  open({ saveArenaWorkingHours: call });
  const part = await section('workingHours');
  const opens = (day: number) => part.getAllByLabelText('Opens')[day] as HTMLInputElement;
  await retype(opens(0), '07:00');
  await saveIn(part);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await retype(opens(1), '06:30');
  await answer();
  await waitFor(() => expect(part.getByRole('button', { name: 'Save section' })).toBeEnabled());
  expect([opens(0).value, opens(1).value, opens(2).value]).toEqual(['07:00', '06:30', '08:00']);
  expect(screen.getByTitle('not saved')).toBeVisible();
  await saveIn(part);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.lastCall?.[1]).toEqual(week('08:00').with(0, ['07:00', '22:00']).with(1, ['06:30', '22:00']));
  await answer();
  await waitFor(() => expect(screen.queryByTitle('not saved')).toBeNull());
});

test('ARENA-04 ARENA-05 so it is with the fields of the arena, also where somebody else was faster', async () => {
  let late = false;
  const { call, answer } = slow((_: unknown, { data }: { data: object }) => {
    if (late) throw refusal(409, { code: 'stale', current: { ...arena, version: 9, web_shop: 1, name: 'Zagreb Novi' } });
    return { data: { ...arena, ...data, version: 3 } };
  });
  open({ update: call });
  const part = await section('general');
  const name = () => part.getByRole('textbox', { name: 'Name' });
  await retype(name(), 'Zagreb Novi');
  await saveIn(part);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await retype(name(), 'Zagreb Novi Zapad');
  await answer();
  await waitFor(() => expect(part.getByRole('button', { name: 'Save section' })).toBeEnabled());
  expect(name()).toHaveValue('Zagreb Novi Zapad');
  expect(screen.getByTitle('not saved')).toBeVisible();
  late = true;
  await saveIn(part);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await retype(name(), 'Zagreb Novi Jug');
  await answer();
  expect(await screen.findByRole('dialog', { name: 'Somebody else changed this entry' })).toHaveTextContent('Zagreb Novi Jug');
});

test('ARENA-12 a piece of equipment that is typed while another is added is no second one of it', async () => {
  const { call, answer } = slow((_place: unknown, id: number | null, _arena: unknown, body: object) => ({ id: id ?? 8, version: 1, ...body }));
  open({ saveArenaPlace: call });
  const part = await section('equipment');
  const names = () => part.getAllByRole('textbox', { name: /^Name/ }) as HTMLInputElement[];
  const add = () => userEvent.click(part.getByRole('button', { name: 'Add equipment' }));
  await add();
  await retype(names()[1] as HTMLElement, 'Screens');
  await saveIn(part);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await add();
  await retype(names()[2] as HTMLElement, 'Tables');
  await answer();
  await waitFor(() => expect(part.getByRole('button', { name: 'Save section' })).toBeEnabled());
  expect(names().map(({ value }) => value)).toEqual(['Chairs', 'Screens', 'Tables']);
  await saveIn(part);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.lastCall?.slice(1)).toEqual([null, 1, expect.objectContaining({ name: 'Tables' }), undefined]);
});
