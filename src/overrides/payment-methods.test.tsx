import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogueOf } from '#i18n/index.ts';
import { languageCodes } from '#i18n/plurals.ts';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./payment-methods-form.tsx');
});
const arenas = [{ id: 1, name: 'Zagreb West', had: ['cash', 'bank'] }, { id: 2, name: 'Split', had: ['cash', 'creditCard', 'bank'] }];
const provider = (more: object = {}) => ({
  getList: async (resource: string) => (resource === 'arenas' ? { data: arenas, total: 2 } : { data: [], total: 0 }),
  getMany: async (_: string, { ids }: { ids: readonly number[] }) => ({ data: arenas.filter(({ id }) => ids.includes(id)) }),
  getOne: async (_: string, { id }: { id: number }) => {
    const { had = [], ...arena } = arenas.find((one) => one.id === id) ?? {};
    return { data: { ...arena, payment_methods: had.map((process_type) => ({ payment_method: { process_type } })) } };
  },
  ...more,
});
const method = () => screen.getByRole('combobox', { name: /Method/ });
const chooseArena = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /Arena/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

describe('the payment methods of an arena', () => {
  test('SETUP-10 the add form offers the one that the arena does not have yet', async () => {
    const create = vi.fn(async () => ({ data: { id: 9, payment_method: 'creditCard' } }));
    const getOne = vi.fn(provider().getOne);
    await act(async () => { openDesk({ path: '/payment-methods/create', provider: provider({ create, getOne }), overrides, arena: zagreb }); });
    await waitFor(() => expect(getOne).toHaveBeenCalledWith('arenas', expect.objectContaining({ id: 1 })));
    await act(async () => void (await Promise.all(getOne.mock.results.map(({ value }) => value as Promise<unknown>))));
    await userEvent.click(method());
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Credit card']));
    await userEvent.click(screen.getByRole('option', { name: 'Credit card' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith('payment-methods', expect.objectContaining({ data: expect.objectContaining({ arena_id: 1, payment_method: 'creditCard' }) })));
  });

  test('SETUP-10 where none is missing the form says so; what was chosen for another arena goes', async () => {
    await act(async () => { openDesk({ path: '/payment-methods/create', provider: provider(), overrides, arena: zagreb }); });
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Arena/ })).toHaveValue('Zagreb West'));
    await userEvent.click(method());
    await userEvent.click(await screen.findByRole('option', { name: 'Credit card' }));
    await chooseArena('Split');
    expect(await screen.findByText('This arena already has every payment method: switch them on or off in the list.')).toBeVisible();
    expect(method()).toHaveAttribute('aria-disabled', 'true');
    expect(method()).not.toHaveTextContent(/card/i);
  });

  test('SETUP-10 a method that came meanwhile is named by the sentence of the refusal, and marked alone', async () => {
    const sentence = 'The arena already has the payment method “Credit card”: switch it on or off instead.';
    const create = vi.fn(() => Promise.reject(refusal(409, { code: 'hasCreditCard', sentence, violations: [{ path: 'payment_method', rule: 'unique' }] })));
    const { said } = openDesk({ path: '/payment-methods/create', provider: provider({ create }), overrides, arena: zagreb });
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Arena/ })).toHaveValue('Zagreb West'));
    await userEvent.click(method());
    await userEvent.click(await screen.findByRole('option', { name: 'Credit card' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This arena already has it')).toBeVisible();
    expect(said()).toBe(sentence);
    expect(method()).toHaveTextContent('Credit card');
  });

  test('SETUP-10 in every language the refusal names the method as the list does', async () => {
    for (const language of languageCodes) {
      const { errors, resources } = await catalogueOf(language);
      const names = resources['payment-methods'].choices.payment_method;
      expect([errors.hasCash, errors.hasCreditCard, errors.hasBank].map((sentence, i) => sentence.includes([names.cash, names.creditCard, names.bank][i] ?? '?'))).toEqual([true, true, true]);
    }
  });
});
