import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { openDesk } from '#tests/support/engine-desk.tsx';
import { overrides } from '#tests/support/departures.ts';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./achievements-form.tsx');
});

test('GAMI-10 the form of a quest says that each pool draws, and pays the rewards, in a period of its own', async () => {
  const { router } = openDesk({ path: '/quests', provider: { getList: async () => ({ data: [], total: 0 }) }, overrides });
  // What a first form waits for comes within an act that waits.
  await act(() => router.navigate('/quests/create'));
  expect(await screen.findByText('Each draws anew in its own period, whatever the quest’s kind.', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText('Paid for each pool, once in its period, on top of what the quest type gives.')).toBeVisible();
});

const achievement = {
  id: 3, version: 1, name: 'Regular', description: null, active: true, points: 10, task: null, group: null, type: 'simple', period: null, unit: null, innerType: null, count: null, consecutive: null,
  contexts: ['session'], strategy: 'collect', conditions: null, value: 5, data: null, rewards: { coins: 1, experience: 2, chest: null },
};
const counted = ['Strategy', 'Value', 'Events'];
test.each([
  ['simple', [...counted], ['Period', 'Conditions']], ['group', ['Value', 'Conditions'], ['Period', 'Strategy', 'Events']], ['or', ['Conditions'], ['Period', ...counted]], ['and', ['Conditions'], ['Period', ...counted]],
  ['recurrent', ['Period', ...counted], ['Conditions']], ['recurrent of or', ['Period', 'Inner type', 'Conditions'], counted],
])('GAMI-02 GAMI-03 the view of an achievement shows of its rule what its type (%s) asks for, as the form does', async (said, shown, hidden) => {
  const [type, innerType = null] = said.split(' of ');
  openDesk({ path: '/achievements/3/show', provider: { getOne: async () => ({ data: { ...achievement, type, innerType } }), getList: async () => ({ data: [], total: 0 }), progressUsers: async () => ({ data: [], total: 0 }) }, overrides });
  const view = await screen.findByRole('dialog', { name: 'Achievement: Regular' });
  const terms = within(view).getAllByRole('term').map(({ textContent }) => textContent);
  for (const name of shown) expect(terms).toContain(name);
  for (const name of hidden) expect(terms).not.toContain(name);
});

test('GAMI-02 GAMI-03 a recurrent achievement asks for conditions where its inner type does, in place of events', async () => {
  // Its slots are waited for: the form itself is there already.
  await act(async () => { openDesk({ path: '/achievements/create', provider: { getList: async () => ({ data: [], total: 0 }) }, overrides }); });
  const choose = async (name: RegExp, option: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Type/, 'Recurrent');
  await choose(/^Inner type/, 'Simple');
  expect(screen.getByRole('combobox', { name: /^Strategy/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add conditions' })).toBeNull();
  await choose(/^Inner type/, 'All of');
  expect(screen.getByRole('button', { name: 'Add conditions' })).toBeVisible();
  for (const name of [/^Strategy/, /^Events/]) expect(screen.queryByRole('combobox', { name })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Value/ })).toBeNull();
  await choose(/^Inner type/, 'Group');
  expect(screen.getByRole('textbox', { name: /^Value/ })).toBeVisible();
});

test('GAMI-02 events are asked for while nothing else would move the achievement; of experience no more is given than sums can hold', async () => {
  const update = vi.fn();
  openDesk({ path: '/achievements/3', provider: { getOne: async () => ({ data: achievement }), getList: async () => ({ data: [], total: 0 }), update }, overrides });
  const starred = async () => (await screen.findByText('Events', { selector: 'label' })).textContent.endsWith('*');
  expect(await starred()).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
  expect(await starred()).toBe(false);
  const experience = screen.getByRole('textbox', { name: /^Experience/ });
  await userEvent.clear(experience);
  await userEvent.type(experience, '99999999999999');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(experience).toHaveAccessibleDescription(/^must be between 0 and 1.000.000.000$/));
  expect(update).not.toHaveBeenCalled();
});

test.each(['quests', 'achievements'] as const)('GAMI-09 GAMI-02 whoever deletes one of %s is told how many users lose their progress', async (of) => {
  const goal = { id: 7, version: 1, name: 'Day by day' };
  const progressUsers = vi.fn(async () => ({ data: [], total: 212 }));
  openDesk({ path: `/${of}/7/delete`, overrides, provider: { getList: async () => ({ data: [goal], total: 1 }), getOne: async () => ({ data: goal }), progressUsers } });
  expect(await screen.findByText('212 users lose the progress made in it.')).toBeVisible();
  expect(progressUsers).toHaveBeenCalledWith(of, 7, 1, 1, expect.anything());
});
