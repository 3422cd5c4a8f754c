import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { categories as words } from '#i18n/en/categories.ts';
import { overrides } from '#tests/support/departures.ts';
import { openDesk } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./categories-form.tsx');
});
const attribute = (name: string) => ({ name, type: 'string', rules: ['nullable'] });
const shirts = { id: 5, version: 1, name: 'Shirts', image: null, attributes: [attribute('Colour'), attribute('Size'), attribute('Cut')] };
const open = (items: number) => {
  const getList = vi.fn(async (name: string, _asked: object) => (name === 'global-items' ? { data: [], total: items } : { data: [shirts], total: 1 }));
  openDesk({ path: '/categories/5', overrides, provider: { getList, getOne: async () => ({ data: shirts }) } });
  return { counted: () => getList.mock.calls.filter(([name]) => name === 'global-items').map(([, asked]) => asked) };
};
// By their labels: roles of so many controls take long to compute.
const names = () => screen.findAllByLabelText(/^Attribute name/);
const retype = async (number: number, text: string) => {
  const box = (await names())[number - 1];
  if (!box) throw new Error(`there is no row ${number}`);
  await userEvent.clear(box);
  if (text !== '') await userEvent.paste(text);
  return box;
};
const notes = () => [...document.querySelectorAll('[role=note]')].map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByLabelText(name));

test('CAT-06 whoever renames an attribute is told at its row how many items lose what they have under the old name', async () => {
  const { counted } = open(1_031);
  await names();
  expect([notes(), counted()]).toEqual([[], []]);
  const box = await retype(2, 'Length');
  const told = '1.031 items have “Size”: their values under this name are lost and must be entered anew.';
  await waitFor(() => expect(notes()).toEqual([told]));
  expect(box.closest('li')).toHaveTextContent(told);
  expect(counted()).toEqual([expect.objectContaining({ meta: { query: { category_id: 5 } } })]);
  await retype(2, '');
  expect(notes()).toEqual([told]);
  // Blanks around a name are not stored.
  await retype(2, ' Size ');
  expect(notes()).toEqual([]);
});

test('CAT-06 whoever removes one is told below the list, beside what those lack that come to it; order alone loses nothing', async () => {
  open(1);
  await press('Move row 1 down');
  expect(notes()).toEqual([]);
  await press('Move row 2 up');
  await press('Remove row 1');
  await waitFor(() => expect(notes()).toEqual(['1 item has “Colour”: its value is lost.']));
  await userEvent.click(screen.getByText(words.adds.attributes));
  await waitFor(() => expect(notes()).toEqual(['1 item has “Colour”: its value is lost.', words.notes.attributesAdded]));
});

test('CAT-06 of a category without items nothing is lost', async () => {
  const { counted } = open(0);
  await retype(3, 'Fit');
  await waitFor(() => expect(counted()).toHaveLength(1));
  expect(notes()).toEqual([]);
});
