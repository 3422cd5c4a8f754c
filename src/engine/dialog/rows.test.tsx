import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openDesk, refusal } from '#tests/support/engine-desk.tsx';

beforeAll(() => import('./FormDialog.tsx'));

const list = (rows: readonly object[]) => vi.fn(async () => ({ data: rows, total: rows.length }));
const name = () => screen.findByRole('textbox', { name: /^Name/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('rows that are taken out', () => {
  test('COUNTRY-02 a saved row that is taken out goes by its own call, after what else changed, each with the version it saw', async () => {
    const country = { id: 5, version: 2, name: 'Hrvatska', code: 'hr', legalAge: 18, currency: 'EUR', locale: 'hr', timezone: 'Europe/Zagreb', coinsPerCurrency: 100, taxes: [{ id: 1, name: 'PDV 25 %', rate: 25, active: true }, { id: 2, name: 'PDV 13 %', rate: 13, active: true }], fiscalAttributes: [] };
    const removeRow = vi.fn(async () => ({ data: { ...country, version: 4, taxes: country.taxes.slice(1) } }));
    const update = vi.fn().mockRejectedValueOnce(refusal(409)).mockResolvedValue({ data: { ...country, version: 3 } });
    openDesk({ path: '/countries/5', provider: { getList: list([country]), getOne: async () => ({ data: country }), removeRow, update } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove row 1' }));
    await userEvent.type(await name(), '!');
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    // A refused save has taken nothing away.
    expect(removeRow).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removeRow).toHaveBeenCalledExactlyOnceWith('countries', { id: 5, list: 'taxes', row: 1, version: 3 });
    expect(update).toHaveBeenLastCalledWith('countries', expect.objectContaining({ id: 5, meta: { version: 2 }, data: expect.objectContaining({ name: 'Hrvatska!' }) }));
  });

  test('COUNTRY-01 COUNTRY-02 a row that the service keeps is there again and marked with why; what else was saved is, and is not saved twice', async () => {
    const [high, low] = [{ id: 1, name: 'PDV 25 %', rate: 25, active: true }, { id: 2, name: 'PDV 13 %', rate: 13, active: true }];
    const country = { id: 5, version: 2, name: 'Hrvatska', code: 'hr', legalAge: 18, currency: 'EUR', locale: 'hr', timezone: 'Europe/Zagreb', coinsPerCurrency: 100, taxes: [high, low], fiscalAttributes: [] };
    const added = { id: 3, name: 'PDV 5 %', rate: 5, active: true };
    const saved = { ...country, version: 3, taxes: [high, low, added] };
    const removeRow = vi.fn().mockRejectedValueOnce(refusal(409, { code: 'inUse', sentence: 'It is still in use.' })).mockResolvedValueOnce({ data: { ...saved, version: 4, taxes: [high, added] } });
    const update = vi.fn().mockResolvedValue({ data: saved });
    const getList = list([country]);
    const { said } = openDesk({ path: '/countries/5', provider: { getList, getOne: async () => ({ data: country }), removeRow, update } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove row 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add tax' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Tax name/ }), 'PDV 5 %');
    await userEvent.type(screen.getByRole('textbox', { name: /^Rate/ }), '5');
    const asked = getList.mock.calls.length;
    await save();
    const boxes = await waitFor(() => {
      const found = screen.getAllByRole('textbox', { name: /^Tax name/ });
      expect(found.map((box) => (box as HTMLInputElement).value)).toEqual(['PDV 25 %', 'PDV 5 %']);
      return found;
    });
    await waitFor(() => expect(boxes[0]).toHaveAccessibleDescription('It is still in use.'));
    expect(boxes[0]).toHaveFocus();
    expect(boxes[1]).not.toHaveAccessibleDescription('It is still in use.');
    expect(said()).toBe('Saved, except for what is marked:\nIt is still in use.');
    // The list behind shows what was saved, should the rest be given up.
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(asked));
    expect(removeRow.mock.calls.map((sent: unknown[]) => sent[1])).toEqual([1, 2].map((row) => ({ id: 5, list: 'taxes', row, version: 3 })));
    await userEvent.type(await name(), '!');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).toHaveBeenLastCalledWith('countries', expect.objectContaining({ data: { name: 'Hrvatska!' }, meta: { version: 4 } }));
    expect(removeRow).toHaveBeenCalledTimes(2);
  });

  test('COUNTRY-02 where nobody knows whether a row was taken out it stays away, and the next save takes it out without adding anything twice', async () => {
    const high = { id: 1, name: 'PDV 25 %', rate: 25, active: true };
    const added = { id: 3, name: 'PDV 5 %', rate: 5, active: true };
    const country = { id: 5, version: 2, name: 'Hrvatska', code: 'hr', legalAge: 18, currency: 'EUR', locale: 'hr', timezone: 'Europe/Zagreb', coinsPerCurrency: 100, taxes: [high], fiscalAttributes: [] };
    const saved = { ...country, version: 3, taxes: [high, added] };
    const removeRow = vi.fn().mockRejectedValueOnce(refusal(0, { code: 'unavailable' })).mockResolvedValueOnce({ data: { ...saved, version: 4, taxes: [added] } });
    const update = vi.fn().mockResolvedValue({ data: saved });
    const { said } = openDesk({ path: '/countries/5', provider: { getList: list([country]), getOne: async () => ({ data: country }), removeRow, update } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove row 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add tax' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Tax name/ }), 'PDV 5 %');
    await userEvent.type(screen.getByRole('textbox', { name: /^Rate/ }), '5');
    await save();
    await waitFor(() => expect(said()).toContain('not available'));
    expect(screen.getAllByRole('textbox', { name: /^Tax name/ }).map((box) => (box as HTMLInputElement).value)).toEqual(['PDV 5 %']);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update.mock.lastCall?.[1]).toMatchObject({ data: { taxes: [{ id: 3 }] } });
    expect(removeRow).toHaveBeenCalledTimes(2);
  });
});
