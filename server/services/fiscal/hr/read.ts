import type { Answer, Reading, Told } from '#server/services/fiscal/country.ts';
import { qrOf } from '#server/services/fiscal/hr/codes.ts';
import { all, parseXml, textOf } from '#server/services/fiscal/read-xml.ts';

/** Refusals that may be otherwise the next time: the authority's own trouble, and what is still to come by its clock, such as a sale of an hour that comes twice. */
const passing = ['s006', 'v177'];
/** What is to blame, by the authority's code. */
const blamed: Readonly<Record<string, string>> = {
  s002: 'company.certificate', s003: 'company.certificate', s004: 'company.certificate', s005: 'company.pidn', v176: 'created_at', v177: 'created_at', v178: 'number', v179: 'by_user.pidn', v180: 'user.company.pidn',
  total: 'cart.gross', limit: 'cart.gross', sign: 'taxes', tax: 'taxes',
};
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A JIR, or why there is none. */
export function readAnswer({ body }: Answer, { invoice }: Told): Reading | null {
  const document = parseXml(body);
  if (!document) return null;
  const jir = textOf(document, 'Jir')?.toLowerCase() ?? '';
  if (uuid.test(jir)) return { taken: true, data: { jir, qr: qrOf({ jir }, invoice.issued, invoice.gross) } };
  const [error] = all(document, 'Greska');
  const code = error ? textOf(error, 'SifraGreske') : null;
  if (!error || !code) return null;
  return { taken: false, final: !passing.includes(code), error: { code, field: blamed[code] ?? null, text: textOf(error, 'PorukaGreske') } };
}
