import { randomUUID } from 'node:crypto';
import { compactVerify, decodeProtectedHeader, UnsecuredJWT } from 'jose';
import { certificateOf, isValidAt, namedTaxNumbers } from '#server/services/fiscal/certificate.ts';
import type { Answer, Authority, Message, Office } from '#server/services/fiscal/country.ts';
import type { InvoiceRequest } from '#server/services/fiscal/si/message.ts';
import { fitsSchema } from '#server/services/fiscal/si/schema.ts';
import { wallTimeOf } from '#server/services/fiscal/wall-time.ts';

/** Refusals with the authority's words. */
const refusals: Readonly<Record<string, string>> = {
  S001: 'Sporočilo ni v skladu s shemo XML.', S002: 'Sporočilo ni v skladu s shemo JSON.', S003: 'Digitalni podpis ni ustrezen.', S004: 'Identifikator digitalnega potrdila ni ustrezen.',
  S005: 'Davčna številka v sporočilu ni enaka davčni številki iz digitalnega potrdila.', S006: 'Podatki o poslovnem prostoru niso posredovani.', S007: 'Digitalno potrdilo je preklicano.',
  S008: 'Digitalnemu potrdilu je potekla veljavnost.', S100: 'Sistemska napaka pri obdelavi sporočila.',
};

const reply = (content: object, messageId: string, now: Date): Answer => {
  const token = new UnsecuredJWT({ InvoiceResponse: { Header: { MessageID: messageId, DateTime: wallTimeOf(now, 'Europe/Ljubljana') }, ...content } }).encode();
  return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify({ token }) };
};
const refusal = (code: string, messageId: string, now: Date): Answer => reply({ Error: { ErrorCode: code, ErrorMessage: refusals[code] ?? code } }, messageId, now);

const tokenOf = (body: string): string | null => {
  try {
    const { token } = JSON.parse(body) as { readonly token?: unknown };
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
};
const certificateIn = (token: string) => {
  try {
    return certificateOf(decodeProtectedHeader(token).x5c?.[0]);
  } catch {
    return null;
  }
};
const verified = async (token: string, key: Parameters<typeof compactVerify>[1]): Promise<unknown> => {
  const { payload } = await compactVerify(token, key, { algorithms: ['RS256'] });
  return (JSON.parse(new TextDecoder().decode(payload)) as { readonly InvoiceRequest?: unknown }).InvoiceRequest;
};

async function answer({ body }: Message, office: Office): Promise<Answer> {
  const token = tokenOf(body);
  const certificate = token === null ? null : certificateIn(token);
  const unknown = randomUUID();
  if (token === null) return refusal('S002', unknown, office.now);
  if (!certificate) return refusal('S004', unknown, office.now);
  if (!isValidAt(certificate, office.now)) return refusal('S008', unknown, office.now);
  const request = await verified(token, certificate.publicKey).catch(() => null);
  if (request === null) return refusal('S003', unknown, office.now);
  if (!fitsSchema(request)) return refusal('S002', unknown, office.now);
  const { Header: { MessageID }, Invoice } = request as InvoiceRequest;
  const owners = namedTaxNumbers(certificate, 'SI', 8);
  if (owners.length > 0 && !owners.includes(String(Invoice.TaxNumber))) return refusal('S005', MessageID, office.now);
  const { BusinessPremiseID, ElectronicDeviceID, InvoiceNumber } = Invoice.InvoiceIdentifier;
  const identity = [Invoice.TaxNumber, Invoice.IssueDateTime.slice(0, 4), BusinessPremiseID, ElectronicDeviceID, InvoiceNumber, Invoice.ProtectedID].join('/');
  const { eor } = await office.once(identity, () => Promise.resolve({ eor: randomUUID() }));
  return reply({ UniqueInvoiceID: eor }, MessageID, office.now);
}

/** The Financial Administration as the product stands in for it. */
export const authority: Authority = { answer, refuse: (code) => refusal(code, randomUUID(), new Date()) };
