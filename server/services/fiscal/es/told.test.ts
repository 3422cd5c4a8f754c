import { describe, expect, test } from 'vitest';
import type { CompanyKeys, Desk, FiscalCompany, Kept, Reading, Told } from '#server/services/fiscal/country.ts';
import { authority } from '#server/services/fiscal/es/authority.ts';
import { es } from '#server/services/fiscal/es/index.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';
import { memoryOffice } from '#tests/support/fiscal-told.ts';
import { fiscalInvoice } from '#tests/support/told-invoice.ts';

const company = { id: 1, demo: true, inTaxSystem: true, veriFactu: true } as FiscalCompany;
const keys = {} as CompanyKeys;
const deskAfter = (previous: Kept | null): Desk => ({ company, keys, previous });
const sale = (sequence: number, more: Parameters<typeof fiscalInvoice>[0] = {}): FiscalInvoice =>
  fiscalInvoice({ locale: 'es', timezone: 'Europe/Madrid', place: 'PP7', tax: { name: 'IVA 21 %', rate: 21 }, id: sequence, sequence, label: `PP7-1-2026-${sequence}`, ...more });
const office = () => memoryOffice(new Date('2026-11-28T12:30:00Z'));

/** Begins an invoice after a link and tells it; `edit` is what happens to the message on its way. */
const tell = async (invoice: FiscalInvoice, previous: Kept | null, at: ReturnType<typeof office>, edit: (body: string) => string = (body) => body): Promise<{ readonly reading: Reading | null; readonly link: Kept; readonly body: string }> => {
  const begun = await es.begin(invoice, deskAfter(previous));
  const told = { invoice, company, keys, data: begun.data, kept: begun.kept, key: '', attempt: 1, late: false, sent: invoice.issued } as Told;
  const message = await es.message(told);
  const reading = await es.read(await authority.answer({ ...message, body: edit(message.body) }, at), told);
  return { reading, link: begun.links?.at(-1) ?? {}, body: message.body };
};

describe('a record on its way to the tax agency', () => {
  test('is taken with a number of its own, the same whenever it is told again', async () => {
    const at = office();
    const first = await tell(sale(1), null, at);
    expect(first.reading).toEqual({ taken: true, data: { csv: expect.stringMatching(/^A-[0-9A-F]{14}$/) } });
    expect((await tell(sale(1), null, at)).reading).toEqual(first.reading);
    const second = await tell(sale(2, { recipient: { name: 'Píxel & Hijos <S.L.>', address: 'Calle 1', pidn: 'ESB12345674' } }), first.link, at);
    expect(second.reading).toMatchObject({ taken: true });
    expect(second.body).toContain('<NombreRazon>Píxel &amp; Hijos &lt;S.L.&gt;</NombreRazon><NIF>B12345674</NIF>');
    const back = await tell(sale(3, { takesBack: { id: 1, label: 'PP7-1-2026-1', issued: '2026-11-28T13:00:00', fiscal_data: {} } }), second.link, at);
    expect(back.reading).toEqual({ taken: true, data: { csv: expect.any(String) } });
    expect(back.body).toContain('<TipoFactura>R5</TipoFactura><TipoRectificativa>I</TipoRectificativa>');
  });
  test('may come before the one it hangs on; another fingerprint than the one that came is told with the acceptance', async () => {
    const at = office();
    const first = await tell(sale(1), null, office());
    expect((await tell(sale(2), first.link, at)).reading).toEqual({ taken: true, data: { csv: expect.any(String) } });
    await tell(sale(1), null, at);
    expect((await tell(sale(3), { ...first.link, huella: 'F'.repeat(64) }, at)).reading).toMatchObject({ taken: true, data: { warning: '2003' } });
  });
  test('whose amounts were changed on the way is told so, and under its number no other one is taken', async () => {
    const at = office();
    const edited = await tell(sale(1), null, at, (body) => body.replace('<ImporteTotal>12.50<', '<ImporteTotal>12.51<'));
    expect(edited.reading).toMatchObject({ taken: true, data: { warning: '2004' } });
    expect((await tell(sale(1, { totals: [500] }), null, at)).reading).toEqual({ taken: false, final: true, error: { code: '3000', field: 'label', text: 'Registro duplicado.' } });
  });
  test.each<readonly [code: string, field: string | null, more: Parameters<typeof fiscalInvoice>[0]]>([
    ['1109', 'company.pidn', { issuer: { id: 1, name: 'x', address: 'x', pidn: '70415282639' } }], ['1122', 'label', { label: 'Č-1' }], ['1104', 'taxes', { tax: { name: 'IVA 25 %', rate: 25 } }],
    ['1195', 'cart.gross', { totals: [400_000] }],
  ])('is refused with %s, and %s is to blame', async (code, field, more) => {
    expect((await tell(sale(1, more), null, office())).reading).toMatchObject({ taken: false, final: true, error: { code, field } });
  });
  test('is not taken yet where it is still to come by the agency’s clock, and once that has come it is', async () => {
    const early = sale(1, { issued: '2026-11-28T14:00:00' });
    expect((await tell(early, null, office())).reading).toMatchObject({ taken: false, final: false, error: { code: '1112', field: 'created_at' } });
    expect((await tell(early, null, memoryOffice(new Date('2026-11-28T13:00:00Z')))).reading).toMatchObject({ taken: true });
  });
  test('what bears no tax stands at zero percent, the islands’ tax has its own mark', async () => {
    const free = await tell(sale(1, { taxes: [], net: 1_250, gross: 1_250 }), null, office());
    expect(free.reading).toEqual({ taken: true, data: { csv: expect.any(String) } });
    expect(free.body).toContain('<TipoImpositivo>0</TipoImpositivo><BaseImponibleOimporteNoSujeto>12.50</BaseImponibleOimporteNoSujeto>');
    const islands = await tell(sale(2, { tax: { name: 'IGIC 7 %', rate: 7 }, timezone: 'Atlantic/Canary', issued: '2026-11-28T12:00:00' }), null, office());
    expect(islands.reading).toEqual({ taken: true, data: { csv: expect.any(String) } });
    expect(islands.body).toContain('<Impuesto>03</Impuesto>');
  });
  test('nothing is read from what is no answer, and nothing is taken from what is no record', async () => {
    for (const body of ['', '<x>', '<!DOCTYPE x><x/>', '<Envelope/>']) {
      expect(await es.read({ status: 200, headers: {}, body }, {} as Told)).toBeNull();
      expect(await es.read(await authority.answer({ headers: {}, body }, office()), {} as Told)).toMatchObject({ taken: false, error: { code: '1100' } });
    }
    expect(await es.read({ status: 503, headers: {}, body: 'no' }, {} as Told)).toBeNull();
  });
});
