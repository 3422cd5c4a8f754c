import { beforeAll, describe, expect, it } from 'vitest';
import type { CompanyKeys, Message, Reading, Told } from '#server/services/fiscal/country.ts';
import { checkInvoice } from '#server/services/fiscal/hr/checks.ts';
import { hr } from '#server/services/fiscal/hr/index.ts';
import { parseXml } from '#server/services/fiscal/read-xml.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';
import { invoiceOf, keysOf, memoryOffice, toldOf } from '#tests/support/fiscal-told.ts';

const now = new Date('2027-03-01T11:00:05Z');
const owner = { name: 'Arena Igre d.o.o.', pidn: '12345678903', country: 'hr' };
let keys: CompanyKeys;
beforeAll(async () => {
  keys = await keysOf(owner, now);
});

const told = (more: Partial<FiscalInvoice> = {}, over: Partial<Told> = {}, gross = 1250) => toldOf(hr, invoiceOf(gross, 25, more), keys, over);
const answerTo = async (message: Message, of: Told, at = now): Promise<Reading | null> => await hr.read(await hr.authority.answer(message, memoryOffice(at)), of);
const ask = async (of: Told, at = now): Promise<Reading | null> => answerTo(await hr.message(of), of, at);
const refused = (code: string, field: string | null, final = true) => ({ taken: false, final, error: { code, field, text: expect.any(String) } });

describe('the Croatian message and the authority that stands in', () => {
  it('is taken, gets a JIR, and the QR code names it from then on', async () => {
    const of = await told();
    const reading = await ask(of);
    expect(reading).toMatchObject({ taken: true, data: { jir: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect(reading?.taken && reading.data.qr).toBe(`https://porezna.gov.hr/rn?jir=${reading?.taken ? reading.data.jir : ''}&datv=20270301_1200&izn=1250`);
    expect(of.data.qr).toContain(`zki=${of.data.zki}`);
  });
  it('every try has an identity of its own, the same code, and says when it is late; the authority has the invoice once', async () => {
    const first = await told();
    const later = { ...first, late: true, attempt: 2, sent: '2027-03-01T12:30:00' };
    const [one, two] = [await hr.message(first), await hr.message(later)];
    const field = (message: Message, name: string) => new RegExp(`<tns:${name}>([^<]*)<`).exec(message.body)?.[1];
    expect(field(one, 'IdPoruke')).not.toBe(field(two, 'IdPoruke'));
    expect([field(one, 'NakDost'), field(two, 'NakDost')]).toEqual(['false', 'true']);
    expect(field(one, 'ZastKod')).toBe(field(two, 'ZastKod'));
    const office = memoryOffice(new Date('2027-03-01T11:30:02Z'));
    const readings = [await hr.read(await hr.authority.answer(one, office), first), await hr.read(await hr.authority.answer(two, office), later)];
    expect(readings[0]).toEqual(readings[1]);
    expect(office.records.size).toBe(1);
  });
  it('what was changed on the way is refused, and what is signed by another company', async () => {
    const of = await told();
    const { body, headers } = await hr.message(of);
    expect(await answerTo({ headers, body: body.replace('<tns:IznosUkupno>12.50', '<tns:IznosUkupno>11.50') }, of)).toEqual(refused('s004', 'company.certificate'));
    expect(await answerTo({ headers, body: body.replace(/<Signature.*<\/Signature>/, '') }, of)).toMatchObject({ error: { code: 's002' } });
    expect(await answerTo({ headers, body: '<x/>' }, of)).toEqual(refused('s001', null));
    expect(await answerTo({ headers, body: 'no xml' }, of)).toEqual(refused('s001', null));
    const others = { ...of, keys: await keysOf({ ...owner, pidn: '98765432198' }, now) };
    expect(await ask(others)).toEqual(refused('s005', 'company.pidn'));
    expect(await ask(of, new Date('2047-01-01T00:00:00Z'))).toEqual(refused('s002', 'company.certificate'));
  });
  it('refuses what does not fit the schema', async () => {
    expect(await ask(await told({ place: 'PP 1' }))).toEqual(refused('s001', null));
    expect(await ask(await told({ register: 0 }))).toEqual(refused('s001', null));
    expect(await ask(await told({}, { sent: '2027-03-01' }))).toEqual(refused('s001', null));
  });
  it.each([
    ['a tax that does not fit its base', { taxes: [{ name: 'x', rate: 25, base: 1011, amount: 239 }] }, 'tax'],
    ['more cash than is allowed', { gross: 1_000_100, taxes: [{ name: 'x', rate: 25, base: 800_080, amount: 200_020 }] }, 'limit'],
    ['a base of the other sign', { gross: -1250, taxes: [{ name: 'x', rate: 25, base: 1, amount: 0 }] }, 'sign'],
    ['an invoice of last month', { issued: '2027-01-20T12:00:00' }, 'v176'],
    ['number zero', { sequence: 0 }, 'v178'],
    ['an operator whose number is wrong', { operator: { name: 'Ana', pidn: '12345678901' } }, 'v179'],
  ] as const)('refuses %s', async (_what, more, code) => {
    const of = await told(more, { sent: '2027-03-01T12:00:03' });
    expect(await ask(of)).toMatchObject({ taken: false, final: true, error: { code } });
  });
  it('does not take yet what is still to come by the clock: a sale of the first 02:50 is told at the second 02:05 in vain, and later again', async () => {
    const of = await told({ issued: '2027-10-31T02:50:00' }, { late: true });
    const at = (sent: string, clock: string) => ask({ ...of, sent }, new Date(clock));
    expect(await at('2027-10-31T02:05:00', '2027-10-31T01:05:00Z')).toEqual(refused('v177', 'created_at', false));
    expect(await at('2027-10-31T02:50:01', '2027-10-31T01:50:01Z')).toMatchObject({ taken: true });
    expect(await ask(await told({ issued: '2027-03-02T12:00:00' }, { sent: '2027-03-01T12:00:03' }))).toEqual(refused('v177', 'created_at', false));
  });
  it('refuses a total that is not the sum, by more than a cent', async () => {
    const { body } = await hr.message(await told());
    const check = (total: string) => {
      const root = parseXml(body.replace('<tns:IznosUkupno>12.50', `<tns:IznosUkupno>${total}`))?.documentElement;
      return root ? checkInvoice(root, '2027-03-01T12:00:05') : 'unread';
    };
    expect(['12.50', '12.51', '12.49', '12.52', '12.48'].map(check)).toEqual([null, null, null, 'total', 'total']);
  });
  it('takes large transfers, a reversal, a company, what bears no tax, and rates side by side', async () => {
    expect(await ask(await told({ paymentMethod: 'bank' }, {}, 5_000_000))).toMatchObject({ taken: true });
    expect(await ask(await told({}, {}, -1250))).toMatchObject({ taken: true });
    expect(await ask(await told({ recipient: { name: 'A & B <d.o.o.>', address: 'x', pidn: '98765432198' } }))).toMatchObject({ taken: true });
    expect(await ask(await told({ taxes: [] }))).toMatchObject({ taken: true });
    expect(await ask(await told({ gross: 2000, taxes: [{ name: 'PDV 25 %', rate: 25, base: 800, amount: 200 }, { name: 'PDV 5 %', rate: 5, base: 952, amount: 48 }] }))).toMatchObject({ taken: true });
  });
  it('a refusal that is asked for is one of data, but for the authority\'s own trouble; other answers are unreadable', async () => {
    const of = await told();
    const message = await hr.message(of);
    expect(await hr.read(hr.authority.refuse('s004', message), of)).toEqual(refused('s004', 'company.certificate'));
    expect(await hr.read(hr.authority.refuse('s006', message), of)).toEqual(refused('s006', null, false));
    expect(await hr.read({ status: 200, headers: {}, body: '<html>' }, of)).toBeNull();
    expect(await hr.read({ status: 502, headers: {}, body: 'Bad gateway' }, of)).toBeNull();
  });
  it('what our own records have wrong is named before anybody is asked; who has no number is told as the company', async () => {
    expect(hr.lacks?.(await told())).toBeNull();
    expect(hr.lacks?.(await told({ issuer: { id: 1, name: 'x', address: 'x', pidn: '12345678901' } }))).toMatchObject({ field: 'company.pidn' });
    expect(hr.lacks?.(await told({ place: 'Prostor 1' }))).toMatchObject({ field: 'arena.businessPlaceLabel' });
    expect(hr.lacks?.(await told({ operator: { name: 'Ana', pidn: '123' } }))).toMatchObject({ field: 'by_user.pidn' });
    expect((await hr.message(await told())).body).toContain('<tns:OibOper>12345678903<');
    expect(hr.deadline('2027-03-01T12:00:00')).toBe('2027-03-03T23:59:59');
  });
});
