import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStorage } from '#dataProviders/adapter/tokens.ts';
import { overrides } from '#tests/support/departures.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';
import { forgetReason } from './ReasonForm.tsx';

const arena = { id: 1, name: 'Zagreb West', currency: 'EUR', timezone: 'Europe/Zagreb', coins_per_currency: 100, locale: 'hr' };
const invoice = {
  id: 7, version: 1, number: '12', label: '12/PP1/1', arena, by_user: { id: 3, label: 'Ema' }, user: null, cart: { gross: 2_000, net: 1_600, names: ['Coins'], items: [] }, taxes: [],
  payment_method: { name: 'cash' }, fiscalized: true, fiscal_data: {}, fiscal: { state: 'done', late: false, attempts: 1, deadline: null, last_error: { code: null, field: null, text: null } },
  restored_invoice_id: null, restored_invoice: null, restored_by_invoice: null, restoring_reason: null, order: null, transaction: null, created_at: '2026-11-20T22:30:00.000Z',
};
const sheet = {
  lines: [{ name: 'Cola 0,5 l', unit: 'pieces', quantity: 2, taken_back: 2, used: 0 }, { name: 'Coins', unit: 'coins', quantity: 1_000, taken_back: 400, used: 600 }, { name: 'Plus', unit: 'days', quantity: 30, taken_back: 29, used: 1 }, { name: 'Plus', unit: 'coins', daily: true, quantity: 40, taken_back: 25, used: 15 }],
  coins: { sold: 1_000, left: 400, taken_back: 400 }, stock: [{ name: 'Cola 0,5 l', warehouse: 'Bar', quantity: 2, gone: false }, { name: 'Chips', warehouse: null, quantity: 1, gone: true }], payment_method: 'cash', gross: 2_000, currency: 'EUR',
};
const unfiscal = { ...invoice, fiscalized: false, fiscal: { state: 'pending', late: true, attempts: 2, deadline: '2026-11-22T22:59:59.000Z', last_error: { code: 's005', field: 'company.pidn', text: 'OIB differs from the certificate' } } };
/** A provider that shows one record everywhere. */
const provider = <M extends object = object>(record: Readonly<Record<string, unknown>> & { readonly id: number } = invoice, more: M = {} as M) => ({
  getList: vi.fn(async () => ({ data: [record], total: 1 })), getOne: vi.fn(async () => ({ data: record })), restoreSheet: vi.fn(async () => sheet), outcomeOf: vi.fn(async () => ({ state: 'unseen' })), ...more,
});
const open = (desk: Readonly<Record<string, unknown>>, path = '/invoices', caller: (typeof callers)[keyof typeof callers] = callers.employee) => openDesk({ path, provider: desk, overrides, arena: zagreb, caller });
beforeAll(async () => {
  await import('./RestoreDialog.tsx');
  await import('./RestoreTransactionDialog.tsx');
});
beforeEach(() => {
  localStorage.clear();
  forgetReason('restore.7');
});

const restore = async (reason = 'Wrong player') => {
  await userEvent.click(await screen.findByRole('button', { name: 'Restore 12/PP1/1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore invoice 12/PP1/1' }));
  await dialog.findByText('Cola 0,5 l');
  if (reason !== '') await userEvent.type(dialog.getByRole('textbox', { name: /Restoring reason/ }), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  return dialog;
};

describe('restoring an invoice', () => {
  test('INV-12 VAL-49 no reason, or blanks for one: nothing is sent', async () => {
    const desk = provider(invoice, { restoreInvoice: vi.fn() });
    open(desk);
    const dialog = await restore('   ');
    expect(await dialog.findByText('Field is required')).toBeVisible();
    expect(desk.restoreInvoice).not.toHaveBeenCalled();
  });
  test('INV-12 ERR-19 of a reversal that the tax office does not know yet that is said', async () => {
    const { said } = open(provider(invoice, { restoreInvoice: vi.fn(async () => ({ ...invoice, id: 8, fiscalized: false, fiscal: { state: 'pending' } })) }));
    await restore();
    await waitFor(() => expect(said()).toBe('The invoice was restored. Its reversal is not fiscalized yet.'));
  });
  test('INV-13 ERR-19 the sheet says beforehand what comes back and what was used; it is sent once, said and seen', async () => {
    const { promise, answer } = later<object>();
    const desk = provider(invoice, { restoreInvoice: vi.fn(() => promise) });
    const { said } = open(desk);
    const dialog = await restore();
    expect(dialog.getByText(/Of 1\.000 coins 600 are already played; 400 are taken back\./)).toBeVisible();
    expect(dialog.getByText('Back to the shelf: 2 × Cola 0,5 l (Bar).')).toBeVisible();
    expect(dialog.getByText('Nothing goes back of 1 × Chips: that shelf is gone.')).toBeVisible();
    expect(dialog.getByRole('row', { name: /Plus 30 days 1 day 29 days/ })).toBeVisible();
    expect(dialog.getByRole('row', { name: /Plus: daily coins 40 .*15 .*25/ })).toBeVisible();
    // A second press while the first runs.
    await userEvent.keyboard('{Enter}');
    const before = desk.getList.mock.calls.length;
    answer({ ...invoice, id: 8 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.restoreInvoice).toHaveBeenCalledOnce();
    expect(desk.restoreInvoice).toHaveBeenCalledWith(7, { restoring_reason: 'Wrong player' }, expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(said()).toBe('Invoice restored');
    await waitFor(() => expect(desk.getList.mock.calls.length).toBeGreaterThan(before));
    expect(localStorage).toHaveLength(0);
  });
  test('INV-11 a reversal and what was restored cannot be restored', async () => {
    open(provider({ ...invoice, cart: { ...invoice.cart, gross: -2_000 }, restored_invoice_id: 6 }));
    await screen.findByText('Ema');
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });
  test('INV-11 nor one that another took back', async () => {
    open(provider({ ...invoice, restored_by_invoice: { id: 8, label: '13/PP1/1' } }));
    await screen.findByText('Ema');
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });
  test('ERR-17 a refusal is said, closes the dialog and fetches the list anew; the reason is still there', async () => {
    const desk = provider(invoice, { restoreInvoice: vi.fn().mockRejectedValue(refusal(409, { sentence: 'This has been taken back already.' })) });
    const { said } = open(desk);
    await restore('Wrong player');
    await waitFor(() => expect(said()).toBe('This has been taken back already.'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(desk.getList.mock.calls.length).toBeGreaterThan(1));
    await userEvent.click(screen.getByRole('button', { name: 'Restore 12/PP1/1' }));
    expect(await screen.findByRole('textbox', { name: /Restoring reason/ })).toHaveValue('Wrong player');
  });
  test('a reason that one person typed is shown to nobody else, and forgotten once another is signed in', async () => {
    const desk = () => provider(invoice, { restoreInvoice: vi.fn().mockRejectedValue(refusal(409, { sentence: 'No.' })) });
    const reason = async (who: (typeof callers)[keyof typeof callers]) => {
      cleanup();
      open(desk(), '/invoices', who);
      await userEvent.click(await screen.findByRole('button', { name: 'Restore 12/PP1/1' }));
      return await screen.findByRole('textbox', { name: /Restoring reason/ });
    };
    open(desk());
    await restore('Ana paid twice');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await reason(callers.employee)).toHaveValue('Ana paid twice');
    expect(await reason(callers.manager)).toHaveValue('');
    expect(await reason(callers.employee)).toHaveValue('');
  });
  test('a lost answer is asked for: what was done is said as done, and nothing is sent again', async () => {
    const desk = provider(invoice, { restoreInvoice: vi.fn().mockRejectedValue(refusal(0, { code: 'unavailable' })), outcomeOf: vi.fn().mockRejectedValueOnce(refusal(0, { code: 'unavailable' })).mockResolvedValue({ state: 'done', result: { id: 8 } }) });
    const { said } = open(desk);
    const dialog = await restore();
    expect(await dialog.findByText(/It is not known yet whether it was restored/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(said()).toBe('Invoice restored'));
    expect(desk.restoreInvoice).toHaveBeenCalledOnce();
    const [[, , key]] = desk.restoreInvoice.mock.calls as [[number, object, string]];
    expect(desk.outcomeOf).toHaveBeenLastCalledWith(key);
  });
  test('one that was lost when the session ended is asked for at the next sign-in by who sent it, and by nobody else', async () => {
    const lost = provider(invoice, { restoreInvoice: vi.fn().mockRejectedValue(refusal(503)), outcomeOf: vi.fn().mockRejectedValue(refusal(401)) });
    open(lost);
    expect(await (await restore()).findByText(/It is not known yet whether it was restored/)).toBeVisible();
    const [[, , key]] = lost.restoreInvoice.mock.calls as [[number, object, string]];
    cleanup();
    clearStorage(localStorage);
    const others = provider(invoice, { outcomeOf: vi.fn() });
    open(others, '/invoices', callers.manager);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore 12/PP1/1' }));
    expect(await screen.findByRole('textbox', { name: /Restoring reason/ })).toBeEnabled();
    expect(others.outcomeOf).not.toHaveBeenCalled();
    cleanup();
    const again = provider(invoice, { restoreInvoice: vi.fn(), outcomeOf: vi.fn().mockResolvedValue({ state: 'done', result: { id: 8 } }) });
    const { said } = open(again);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore 12/PP1/1' }));
    await waitFor(() => expect(said()).toBe('Invoice restored'));
    expect(again.outcomeOf).toHaveBeenCalledExactlyOnceWith(key);
    expect(again.restoreInvoice).not.toHaveBeenCalled();
  });
});

describe('fiscalizing', () => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Fiscalize 12/PP1/1' }));
  test('INV-08 INV-09 ERR-19 what the office does not know is told, and then there is nothing more to press', async () => {
    const desk = provider(unfiscal, { fiscalizeInvoice: vi.fn(async () => invoice) });
    const { said } = open(desk);
    await screen.findByRole('button', { name: 'Fiscalize 12/PP1/1' });
    desk.getList.mockResolvedValue({ data: [invoice], total: 1 });
    await press();
    await waitFor(() => expect(said()).toBe('Invoice fiscalized'));
    expect(desk.fiscalizeInvoice).toHaveBeenCalledWith(7, expect.any(String));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Fiscalize 12/PP1/1' })).toBeNull());
  });
  test('INV-10 ERR-20 what still waits is a warning, with what the office said', async () => {
    const { said } = open(provider(unfiscal, { fiscalizeInvoice: async () => unfiscal }));
    await press();
    await waitFor(() => expect(said()).toBe('The invoice is still not fiscalized. OIB differs from the certificate (s005).'));
  });
  test.each([['unreachable', 'ECONNRESET', 'The tax office could not be reached.'], ['timeout', null, 'The tax office did not answer in time.'], ['unreadable', 'HTTP 503', 'The tax office gave an answer that cannot be read.'], ['s001', null, 'The tax office did not say why (code s001).'], ['1', '1', 'The tax office did not say why (code 1).']])('INV-10 an office that said %s is told in words', async (code, text, words) => {
    const waiting = { ...unfiscal, fiscal: { ...unfiscal.fiscal, deadline: '2126-11-22T22:59:59.000Z', last_error: { code, field: null, text } } };
    const { said } = open(provider(waiting, { fiscalizeInvoice: async () => waiting }));
    await press();
    await waitFor(() => expect(said()).toBe(`The invoice is still not fiscalized. ${words}`));
  });
  test('INV-10 a time that has not passed is still there, late or not', async () => {
    open(provider({ ...unfiscal, fiscal: { ...unfiscal.fiscal, deadline: '2126-11-22T22:59:59.000Z', last_error: { code: 'unreachable', field: null, text: 'ECONNRESET' } } }), '/invoices/7');
    const note = await screen.findByRole('note', { name: 'Fiscalization' });
    expect(note).toHaveTextContent('Time until 22. 11. 2126. 23:59.');
    expect(note).toHaveTextContent('Last answer: The tax office could not be reached.');
    expect(screen.queryByText(/ECONNRESET/)).toBeNull();
  });
  test.each([['cart.gross', /cannot be changed any more\. Restore it and sell again\./], ['company.pidn', /Correct what it names, then press Fiscalize\./]])('INV-08 INV-09 what a refusal for %s needs is said', async (field, words) => {
    open(provider({ ...unfiscal, fiscal: { ...unfiscal.fiscal, state: 'rejected', last_error: { code: 'limit', field, text: 'Iznos izvan raspona.' } } }), '/invoices/7');
    const note = await screen.findByRole('note', { name: 'Fiscalization' });
    expect(note).toHaveTextContent(words);
    expect(note).toHaveTextContent('Last answer: Iznos izvan raspona (limit)');
  });
  test('its dialog says until when it is to be told, and what the office said last', async () => {
    open(provider(unfiscal), '/invoices/7');
    const note = await screen.findByRole('note', { name: 'Fiscalization' });
    expect(note).toHaveTextContent('It was due by 22. 11. 2026. 23:59.');
    expect(note).toHaveTextContent('Asked 2 times so far.');
    expect(note).toHaveTextContent('Last answer: OIB differs from the certificate (s005)');
  });
  test('SETUP-10 what was never to be told has a button only where its arena tells of such sales now', async () => {
    const never = { ...unfiscal, fiscal: { ...unfiscal.fiscal, state: 'none', deadline: null, last_error: { code: null, field: null, text: null } } };
    const methods = (fiscalize: boolean) => ({ id: 1, payment_methods: [{ payment_method: { process_type: 'cash' }, fiscalize }, { payment_method: { process_type: 'bank' }, fiscalize: true }] });
    const off = provider(never, { getOne: vi.fn(async (name: string) => ({ data: name === 'arenas' ? methods(false) : never })) });
    open(off, '/invoices/7');
    expect(await screen.findByRole('note', { name: 'Fiscalization' })).toHaveTextContent('This invoice was issued without a fiscal record.');
    await waitFor(() => expect(off.getOne).toHaveBeenCalledWith('arenas', expect.anything()));
    expect(screen.queryByRole('button', { name: /^Fiscalize/ })).toBeNull();
  });
});

describe('what went wrong', () => {
  const refusing = (error: Error) => open(provider(unfiscal, { fiscalizeInvoice: () => Promise.reject(error) }));
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Fiscalize 12/PP1/1' }));
  test.each([
    ['ERR-14', refusal(409, { sentence: 'No tax office is told of this sale' }), 'No tax office is told of this sale'],
    ['ERR-15', refusal(422, { sentence: 'Wrong', violations: [{ path: 'restoring_reason', rule: 'required' }] }), 'Wrong. The following rules failed: Restoring reason: Field is required.'],
    ['ERR-16', refusal(500, { sentence: 'Broken', lines: ['disk full', 'no paper'] }), 'Broken. The following errors occurred: disk full, no paper.'],
    ['no answer', refusal(0, { code: 'unavailable' }), /./],
  ])('%s', async (_row, error, words) => {
    const { said } = refusing(error);
    await press();
    await waitFor(() => expect(said()).toMatch(words));
  });
});

describe('restoring a transaction', () => {
  const transaction = { id: 4, number: '40', description: 'Coins', coins: 500, by_user: { id: 3, label: 'Ema' }, to_user: { id: 9, label: 'Petar' }, arena, created_at: '2026-11-20T22:30:00.000Z', restored_transaction_id: null, restored_transaction: null, restored_by_transaction: null, restoring_reason: null, invoice: null };
  test('TRX-05 TRX-08 VAL-49 asks why, sends the reason under a key, says so and fetches the list anew', async () => {
    const desk = provider(transaction, { restoreTransaction: vi.fn(async () => ({ id: 5 })), restoreTransactionSheet: async () => ({ coins: { sold: 500, left: 65, taken_back: 65, returned: 0 } }) });
    const { said } = open(desk, '/transactions');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore 40' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Of 500 coins 435 are already played; 65 are taken back\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await dialog.findByText('Field is required')).toBeVisible();
    expect(desk.restoreTransaction).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Restoring reason/ }), 'Twice{Enter}');
    await waitFor(() => expect(said()).toBe('Transaction restored'));
    expect(desk.restoreTransaction).toHaveBeenCalledWith(4, { restoring_reason: 'Twice' }, expect.any(String));
    await waitFor(() => expect(desk.getList.mock.calls.length).toBeGreaterThan(1));
  });
  test.each([
    ['TRX-06', { restored_transaction_id: 3, restored_transaction: { id: 3, number: '39' } }], ['TRX-06', { restored_by_transaction: { id: 5, number: '41' } }], ['TRX-07', { coins: -500 }],
  ])('%s the button is disabled where it cannot be: %o', async (_row, more) => {
    open(provider({ ...transaction, ...more }), '/transactions');
    const button = await screen.findByRole('button', { name: 'Restore 40' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** A promise that is answered by hand. */
function later<T>(): { readonly promise: Promise<T>; readonly answer: (value: T) => void } {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    answer = done;
  });
  return { promise, answer };
}
