import { decodeJwt } from 'jose';
import type { Answer, Reading } from '#server/services/fiscal/country.ts';

/** The authority's own trouble: it may be otherwise the next time. */
const passing = 'S100';
/** What is to blame, by the authority's code. */
const blamed: Readonly<Record<string, string>> = { S003: 'company.certificate', S004: 'company.certificate', S005: 'company.pidn', S006: 'arena.businessPlaceLabel', S007: 'company.certificate', S008: 'company.certificate' };
interface Response {
  readonly InvoiceResponse?: { readonly UniqueInvoiceID?: unknown; readonly Error?: { readonly ErrorCode?: unknown; readonly ErrorMessage?: unknown } };
}

/** An EOR, or why there is none. */
export function readAnswer({ body }: Answer): Reading | null {
  try {
    const { token } = JSON.parse(body) as { readonly token?: unknown };
    const { InvoiceResponse: said } = decodeJwt<Response>(String(token));
    const eor = said?.UniqueInvoiceID;
    if (typeof eor === 'string' && eor !== '') return { taken: true, data: { eor: eor.toLowerCase() } };
    const code = said?.Error?.ErrorCode;
    if (typeof code !== 'string' || code === '') return null;
    const text = said?.Error?.ErrorMessage;
    return { taken: false, final: code.toUpperCase() !== passing, error: { code, field: blamed[code.toUpperCase()] ?? null, text: typeof text === 'string' ? text : null } };
  } catch {
    return null;
  }
}
