import { randomUUID, type X509Certificate } from 'node:crypto';
import type { Document, Element } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { certificateOf, isValidAt, namedTaxNumbers } from '#server/services/fiscal/certificate.ts';
import type { Answer, Authority, Message, Office } from '#server/services/fiscal/country.ts';
import { checkInvoice, refusals, type Refused } from '#server/services/fiscal/hr/checks.ts';
import { namespace } from '#server/services/fiscal/hr/message.ts';
import { fitsSchema } from '#server/services/fiscal/hr/schema.ts';
import { all, parseXml, textOf } from '#server/services/fiscal/read-xml.ts';
import { dotted } from '#server/services/fiscal/protective-code.ts';
import { wallTimeOf } from '#server/services/fiscal/wall-time.ts';

const zone = 'Europe/Zagreb';

/** The element that the signature covers, read anew from what was signed; null where the signature is missing or wrong. */
const signedPart = (xml: string, document: Document, certificate: X509Certificate): Element | null => {
  const [signature] = all(document, 'Signature');
  if (!signature) return null;
  try {
    const verifier = new SignedXml({ publicCert: certificate.publicKey });
    verifier.loadSignature(signature as unknown as Node);
    if (!verifier.checkSignature(xml)) return null;
    const [signed, ...others] = verifier.getSignedReferences();
    const root = signed !== undefined && others.length === 0 ? parseXml(signed)?.documentElement : null;
    return root?.localName === 'RacunZahtjev' ? root : null;
  } catch {
    return null;
  }
};

const reply = (status: number, message: string, now: Date, content: string): Answer => ({
  status,
  headers: { 'content-type': 'text/xml; charset=utf-8' },
  body: `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><tns:RacunOdgovor xmlns:tns="${namespace}"><tns:Zaglavlje><tns:IdPoruke>${message}</tns:IdPoruke><tns:DatumVrijeme>${dotted(wallTimeOf(now, zone), 'T')}</tns:DatumVrijeme></tns:Zaglavlje>${content}</tns:RacunOdgovor></soap:Body></soap:Envelope>`,
});
const refusal = (code: string, message: string, now: Date): Answer =>
  reply(500, message, now, `<tns:Greske><tns:Greska><tns:SifraGreske>${code}</tns:SifraGreske><tns:PorukaGreske>${refusals[code as Refused] ?? code}</tns:PorukaGreske></tns:Greska></tns:Greske>`);
const messageId = (root: Document | Element | null): string => (root && textOf(root, 'IdPoruke')) || randomUUID();

async function answer({ body }: Message, office: Office): Promise<Answer> {
  const document = parseXml(body);
  const refuse = (code: Refused): Answer => refusal(code, messageId(document), office.now);
  if (!document || all(document, 'RacunZahtjev').length !== 1) return refuse('s001');
  const certificate = certificateOf(textOf(document, 'X509Certificate'));
  if (!certificate || !isValidAt(certificate, office.now)) return refuse('s002');
  const request = signedPart(body, document, certificate);
  if (!request) return refuse('s004');
  if (!fitsSchema(request)) return refuse('s001');
  const text = (name: string): string => textOf(request, name) ?? '';
  const owners = namedTaxNumbers(certificate, 'HR', 11);
  if (owners.length > 0 && !owners.includes(text('Oib'))) return refuse('s005');
  const broken = checkInvoice(request, wallTimeOf(office.now, zone));
  if (broken) return refuse(broken);
  const identity = [text('Oib'), text('DatVrijeme').slice(6, 10), text('OznPosPr'), text('OznNapUr'), text('BrOznRac'), text('ZastKod')].join('/');
  const { jir } = await office.once(identity, () => Promise.resolve({ jir: randomUUID() }));
  return reply(200, text('IdPoruke'), office.now, `<tns:Jir>${String(jir)}</tns:Jir>`);
}

/** The Tax Administration as the product stands in for it. */
export const authority: Authority = { answer, refuse: (code, { body }) => refusal(code, messageId(parseXml(body)), new Date()) };
