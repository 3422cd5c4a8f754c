import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { callers, openDesk, zagreb } from '#tests/support/engine-desk.tsx';
import { overrides } from '#tests/support/departures.ts';
import { clocksOf } from './zones.ts';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./events-form.tsx');
});

const arenas = [{ id: 1, name: 'Zagreb West', timezone: 'Europe/Zagreb' }, { id: 6, name: 'Sarajevo Centar', timezone: 'Europe/Sarajevo' }, { id: 8, name: 'Las Palmas', timezone: 'Atlantic/Canary' }];
const event = (id: number, title: string, ...arena_ids: readonly number[]) => ({ id, version: 1, title, subtitle: null, content: null, image: null, active: true, arena_ids, starts_at: '2026-12-10 18:00:00', ends_at: '2026-12-10 23:00:00' });
const rows = [event(1, 'Near', 1, 6), event(2, 'Far', 8), event(3, 'Both', 1, 8)];
const provider = {
  getList: async (resource: string) => (resource === 'arenas' ? { data: arenas, total: arenas.length } : { data: rows, total: rows.length }),
  getOne: async (_: string, { id }: { id: unknown }) => ({ data: rows.find((row) => row.id === Number(id)) }),
  getMany: async (_: string, { ids }: { ids: readonly number[] }) => ({ data: arenas.filter(({ id }) => ids.includes(id)) }),
};

test('EVT-05 ARENA-28 the time of an event names the zones of its arenas where one of their clocks is not the screen\'s', async () => {
  const { router } = openDesk({ path: '/events', provider, overrides, arena: zagreb });
  const card = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement;
  await waitFor(async () => expect(await card('Both')).toHaveTextContent(/18:00\sCET, WET/));
  expect(await card('Far')).toHaveTextContent(/18:00\sWET/);
  expect(await card('Near')).not.toHaveTextContent(/CET|WET/);
  await router.navigate('/events/3/show');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByText('CET, WET')).toHaveLength(2);
  expect(dialog.getAllByTitle('Europe/Zagreb, Atlantic/Canary')).toHaveLength(2);
});

test('EVT-05 ARENA-28 the form names the zones whose clocks start and end are meant by, as arenas are chosen', async () => {
  openDesk({ path: '/events/1', provider, overrides, arena: zagreb, caller: callers.admin });
  const hints = () => ['Starts', 'Ends'].map((name) => screen.getByRole('group', { name: new RegExp(`^${name}`) }).textContent);
  await screen.findAllByText('Clock of each arena: Europe/Zagreb, Europe/Sarajevo.');
  for (const hint of hints()) expect(hint).toContain('Clock of each arena: Europe/Zagreb, Europe/Sarajevo.');
  await userEvent.click(screen.getByRole('combobox', { name: /^Arenas/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Las Palmas' }));
  await waitFor(() => expect(hints()[0]).toContain('Clock of each arena: Europe/Zagreb, Europe/Sarajevo, Atlantic/Canary.'));
});

test('EVT-05 clocks are compared at the time of the event, and a time that is none names no zone', () => {
  const here = { locale: 'en', timezone: 'Europe/Zagreb' };
  expect(clocksOf('2026-01-10 18:00:00', ['Africa/Algiers'], here)).toBe('');
  expect(clocksOf('2026-07-10 18:00:00', ['Africa/Algiers'], here)).not.toBe('');
  for (const none of ['', 'soon', '2026-07-10']) expect(clocksOf(none, ['Atlantic/Canary'], here)).toBe('');
});
