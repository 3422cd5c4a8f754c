import { amountText } from '#server/services/fiscal/amount.ts';
import type { Answer, Begun, Country, Desk, Reading, Told } from '#server/services/fiscal/country.ts';
import { addressOf } from '#server/services/fiscal/es/address.ts';
import { authority } from '#server/services/fiscal/es/authority.ts';
import { refusals } from '#server/services/fiscal/es/checks.ts';
import { kindOf } from '#server/services/fiscal/es/kinds.ts';
import { messageOf, nifOf, type LinkRecord } from '#server/services/fiscal/es/message.ts';
import { dayOf, huellaOf, withOffset, type Registration } from '#server/services/fiscal/es/record.ts';
import { text } from '#server/services/fiscal/es/xml.ts';
import { parseXml } from '#server/services/fiscal/read-xml.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';

/** The fingerprint ties the record to the one before it; whether its address is printed is the company's own decision. */
function begin(invoice: FiscalInvoice, { company, previous }: Desk): Begun {
  const before = previous as LinkRecord | null;
  const { issuer, label, issued, timezone, instant, gross, net } = invoice;
  const record: Registration = {
    kind: 'alta', nif: nifOf(issuer.pidn), numSerie: label, fecha: dayOf(issued), tipo: kindOf(invoice), cuota: amountText(gross - net), importe: amountText(gross), prev: before?.huella ?? '', ts: withOffset(issued, timezone, instant),
  };
  const link: LinkRecord = { ...record, huella: huellaOf(record) };
  const address = addressOf(record, { trial: company.demo, sent: company.veriFactu });
  return { data: { huella: link.huella, [company.veriFactu ? 'qr' : 'qr_kept']: address }, kept: { record: link, previous: before }, links: [{ ...link }] };
}

/** A record that is still to come by the agency's clock is taken once it has come. */
const passing = ['1112'];

/** What the agency's answer means: an acceptance with its number (with what it found wrong, where it took the record all the same), or a refusal of the data. */
function read({ status, body }: Answer): Reading | null {
  const document = status === 200 ? parseXml(body) : null;
  const state = document ? text(document, 'EstadoRegistro') : '';
  if (!document || state === '') return null;
  const [csv, code] = [text(document, 'CSV'), text(document, 'CodigoErrorRegistro')];
  if (state === 'Incorrecto') return { taken: false, final: !passing.includes(code), error: { code, field: refusals[code] ?? null, text: text(document, 'DescripcionErrorRegistro') || null } };
  return csv === '' ? null : { taken: true, data: { csv, ...(code === '' ? {} : { warning: code }) } };
}

/** Spain: the record's fingerprint in its seller's chain and the address of its verification with the sale; the acceptance's number from the tax agency. */
export const es: Country = {
  chain: ({ issuer }) => String(issuer.id),
  begin,
  message: ({ invoice, kept, late }: Told) => messageOf({ invoice, record: kept.record as LinkRecord, previous: kept.previous as LinkRecord | null, late }),
  read,
  // What could not be sent is sent when it can be; no day is named.
  deadline: () => null,
  authority,
};
