import { randomUUID } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { isOib } from '#resources/domain/oib.ts';
import { amountText } from '#server/services/fiscal/amount.ts';
import type { Message, Told } from '#server/services/fiscal/country.ts';
import { dotted } from '#server/services/fiscal/protective-code.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';

export const namespace = 'http://www.apis-it.hr/fin/2012/types/f73';
const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tag = (name: string, ...content: readonly string[]): string => `<tns:${name}>${content.join('')}</tns:${name}>`;
const value = (name: string, text: string): string => tag(name, escaped(text));
const maybe = (name: string, text: string | null): string => (text === null ? '' : value(name, text));

const payment = { cash: 'G', creditCard: 'K', bank: 'T' } as const satisfies Record<FiscalInvoice['paymentMethod'], string>;
/** The tax on drinks and the like, by its name here; everything else with a rate is VAT. */
const isConsumption = (name: string): boolean => /\bPNP\b|potrošnj/i.test(name);
const rate = (percent: number): string => percent.toFixed(2);

/** Taxes by kind, and what bears no tax. */
export function breakdown({ gross, taxes }: FiscalInvoice) {
  const vat = taxes.filter(({ name, rate: percent }) => percent > 0 && !isConsumption(name));
  const consumption = taxes.filter(({ name, rate: percent }) => percent > 0 && isConsumption(name));
  // Consumption tax is reckoned from the base of the VAT beside it.
  const taxed = vat.reduce((sum, { base, amount }) => sum + base + amount, 0) + consumption.reduce((sum, { amount }) => sum + amount, 0);
  return { vat, consumption, exempt: gross - taxed };
}
const taxTags = (name: string, taxes: FiscalInvoice['taxes']): string =>
  taxes.length === 0 ? '' : tag(name, ...taxes.map(({ rate: percent, base, amount }) => tag('Porez', value('Stopa', rate(percent)), value('Osnovica', amountText(base)), value('Iznos', amountText(amount)))));

/** Whoever stood at the till; one without a tax number is told as the company, as tills do that nobody stands at. */
const operatorOf = ({ operator, issuer }: FiscalInvoice): string => operator.pidn ?? issuer.pidn;

function requestOf({ invoice, company, data, late, sent }: Told): string {
  const { vat, consumption, exempt } = breakdown(invoice);
  const recipient = invoice.recipient && isOib(invoice.recipient.pidn) ? invoice.recipient.pidn : null;
  return `<tns:RacunZahtjev xmlns:tns="${namespace}" Id="racun">${[
    tag('Zaglavlje', value('IdPoruke', randomUUID()), value('DatumVrijeme', dotted(sent, 'T'))),
    tag('Racun',
      value('Oib', invoice.issuer.pidn), value('USustPdv', String(company.inTaxSystem)), value('DatVrijeme', dotted(invoice.issued, 'T')), value('OznSlijed', 'N'),
      tag('BrRac', value('BrOznRac', String(invoice.sequence)), value('OznPosPr', invoice.place), value('OznNapUr', String(invoice.register))),
      taxTags('Pdv', vat), taxTags('Pnp', consumption), exempt === 0 ? '' : value('IznosOslobPdv', amountText(exempt)),
      value('IznosUkupno', amountText(invoice.gross)), value('NacinPlac', payment[invoice.paymentMethod]), value('OibOper', operatorOf(invoice)), value('ZastKod', data.zki ?? ''), value('NakDost', String(late)),
      maybe('OibPrimateljaRacuna', recipient)),
  ].join('')}</tns:RacunZahtjev>`;
}

/** The invoice as a signed SOAP message. Every try has an identity of its own and the same codes. */
export function messageOf(told: Told): Message {
  const { rsa } = told.keys;
  const signer = new SignedXml({
    privateKey: rsa.privateKey, canonicalizationAlgorithm: exclusive, signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    getKeyInfoContent: () => `<X509Data><X509Certificate>${rsa.certificate}</X509Certificate></X509Data>`,
  });
  signer.addReference({ xpath: "//*[local-name(.)='RacunZahtjev']", digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256', transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive] });
  const envelope = `<soapenv:Envelope xmlns:soapenv="${soap}"><soapenv:Body>${requestOf(told)}</soapenv:Body></soapenv:Envelope>`;
  signer.computeSignature(envelope, { location: { reference: "//*[local-name(.)='RacunZahtjev']", action: 'append' } });
  return { headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: 'http://e-porezna.porezna-uprava.hr/fiskalizacija/2012/services/FiskalizacijaService/racuni' }, body: `<?xml version="1.0" encoding="UTF-8"?>${signer.getSignedXml()}` };
}
