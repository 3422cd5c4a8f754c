import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompanyKeys, Message, Reading, Told } from '#server/services/fiscal/country.ts';
import { si } from '#server/services/fiscal/si/index.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';
import { invoiceOf, keysOf, memoryOffice, toldOf } from '#tests/support/fiscal-told.ts';

const now = new Date('2027-03-01T11:00:05Z');
const owner = { name: 'Igralnica Črnuče d.o.o.', pidn: '10039856', country: 'si' };
let keys: CompanyKeys;
beforeAll(async () => {
  keys = await keysOf(owner, now);
});
interface Payload { readonly InvoiceRequest: { readonly Header: { readonly MessageID: string }; readonly Invoice: Readonly<Record<string, unknown>> } }

const place = { locale: 'si', label: 'PP1-1-12', issuer: { id: 1, name: owner.name, address: 'x', pidn: 'SI10039856' } } as const;
const told = (more: Partial<FiscalInvoice> = {}, over: Partial<Told> = {}, gross = 1000) => toldOf(si, invoiceOf(gross, 22, { ...place, ...more }), keys, over);
const answerTo = async (message: Message, of: Told, at = now): Promise<Reading | null> => await si.read(await si.authority.answer(message, memoryOffice(at)), of);
const ask = async (of: Told, at = now): Promise<Reading | null> => answerTo(await si.message(of), of, at);
const tokenOf = ({ body }: Message) => (JSON.parse(body) as { readonly token: string }).token;
const payloadOf = (message: Message) => decodeJwt<Payload>(tokenOf(message)).InvoiceRequest;
const refused = (code: string, field: string | null, final = true) => ({ taken: false, final, error: { code, field, text: expect.any(String) } });

describe('the Slovenian message and the authority that stands in', () => {
  it('is taken and gets an EOR; code and 60 digits were there before', async () => {
    const of = await told();
    expect(of.data).toMatchObject({ zoi: expect.stringMatching(/^[0-9a-f]{32}$/), qr: expect.stringMatching(/^\d{60}$/) });
    expect(await ask(of)).toMatchObject({ taken: true, data: { eor: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
  });
  it('names its certificate, goes where invoices go, and holds the amounts as numbers', async () => {
    const message = await si.message(await told({ operator: { name: 'Ana', pidn: '12345678' } }));
    expect(message.path).toBe('/v1/cash_registers/invoices');
    expect(decodeProtectedHeader(tokenOf(message))).toMatchObject({ alg: 'RS256', subject_name: expect.stringContaining('10039856'), issuer_name: expect.stringContaining('DavPotRacTEST'), serial: expect.stringMatching(/^\d+$/) });
    expect(payloadOf(message).Invoice).toMatchObject({
      TaxNumber: 10_039_856, IssueDateTime: '2027-03-01T12:00:00', NumberingStructure: 'B', InvoiceIdentifier: { BusinessPremiseID: 'PP1', ElectronicDeviceID: '1', InvoiceNumber: '12' }, InvoiceAmount: 10, PaymentAmount: 10,
      TaxesPerSeller: [{ VAT: [{ TaxRate: 22, TaxableAmount: 8.2, TaxAmount: 1.8 }] }], OperatorTaxNumber: 12_345_678,
    });
  });
  it('every try has an identity of its own and the same code; a late one says so; the authority has the invoice once', async () => {
    const first = await told();
    const later = { ...first, late: true, attempt: 2 };
    const [one, two] = [await si.message(first), await si.message(later)];
    expect(payloadOf(one).Header.MessageID).not.toBe(payloadOf(two).Header.MessageID);
    expect([payloadOf(one).Invoice.SubsequentSubmit, payloadOf(two).Invoice.SubsequentSubmit]).toEqual([undefined, true]);
    expect(payloadOf(one).Invoice.ProtectedID).toBe(payloadOf(two).Invoice.ProtectedID);
    const office = memoryOffice(now);
    expect(await si.read(await si.authority.answer(one, office), first)).toEqual(await si.read(await si.authority.answer(two, office), later));
    expect(office.records.size).toBe(1);
  });
  it('a reversal names what it takes back; a company is named, and who has no Slovenian number is foreign', async () => {
    const of = await told({ takesBack: { id: 2, label: 'PP1-1-11', issued: '2027-02-28T18:00:00', fiscal_data: {} }, recipient: { name: 'x', address: 'x', pidn: 'SI24578436' } }, {}, -1000);
    expect(payloadOf(await si.message(of)).Invoice).toMatchObject({
      InvoiceAmount: -10, CustomerVATNumber: '24578436', ForeignOperator: true,
      ReferenceInvoice: [{ ReferenceInvoiceIdentifier: { BusinessPremiseID: 'PP1', ElectronicDeviceID: '1', InvoiceNumber: '11' }, ReferenceInvoiceIssueDateTime: '2027-02-28T18:00:00' }],
    });
    expect(await ask(of)).toMatchObject({ taken: true });
  });
  it('refuses a signature that does not fit, another company, an old certificate, and what is not in the schema', async () => {
    const of = await told();
    const message = await si.message(of);
    const [head, , signature] = tokenOf(message).split('.');
    const other = tokenOf(await si.message(await told({}, {}, 2000))).split('.')[1];
    expect(await answerTo({ ...message, body: JSON.stringify({ token: [head, other, signature].join('.') }) }, of)).toEqual(refused('S003', 'company.certificate'));
    expect(await answerTo({ ...message, body: '{"token": "a.b.c"}' }, of)).toEqual(refused('S004', 'company.certificate'));
    expect(await answerTo({ ...message, body: 'x' }, of)).toEqual(refused('S002', null));
    expect(await ask({ ...of, keys: await keysOf({ ...owner, pidn: '24578436' }, now) })).toEqual(refused('S005', 'company.pidn'));
    expect(await ask(of, new Date('2047-01-01T00:00:00Z'))).toEqual(refused('S008', 'company.certificate'));
    expect(await ask(await told({ place: 'PP-1' }))).toEqual(refused('S002', null));
    expect(await ask(await told({ sequence: 0 }))).toEqual(refused('S002', null));
  });
  it('only the authority\'s own trouble passes; other answers are unreadable; what our records have wrong is named', async () => {
    const of = await told();
    const message = await si.message(of);
    expect(await si.read(si.authority.refuse('S006', message), of)).toEqual(refused('S006', 'arena.businessPlaceLabel'));
    expect(await si.read(si.authority.refuse('S100', message), of)).toEqual(refused('S100', null, false));
    expect(await si.read({ status: 502, headers: {}, body: 'Bad gateway' }, of)).toBeNull();
    expect(si.lacks?.(of)).toBeNull();
    expect(si.lacks?.(await told({ place: '' }))).toMatchObject({ field: 'arena.businessPlaceLabel' });
    expect(si.lacks?.(await told({ issuer: { ...place.issuer, pidn: '123' } }))).toMatchObject({ field: 'company.pidn' });
    expect(si.deadline('2027-03-05T12:00:00')).toBe('2027-03-09T23:59:59');
  });
});
