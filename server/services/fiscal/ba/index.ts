import type { Answer, Country, FiscalError, Reading } from '#server/services/fiscal/country.ts';
import { device, failures, refusals } from '#server/services/fiscal/ba/device.ts';
import { requestOf } from '#server/services/fiscal/ba/message.ts';

const parsed = (body: string): Readonly<Record<string, unknown>> | null => {
  try {
    const content: unknown = JSON.parse(body);
    return content !== null && typeof content === 'object' ? (content as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
};
const errorIn = (error: unknown): FiscalError | null => {
  const { code, text } = (error ?? {}) as { readonly code?: unknown; readonly text?: unknown };
  return typeof code === 'string' ? { code, field: refusals[code]?.[0] ?? null, text: typeof text === 'string' ? text : null } : null;
};

/** The number that the device gave, or what keeps it from printing. */
function read({ status, body }: Answer): Reading | null {
  const content = parsed(body);
  const error = errorIn(content?.error);
  if (error) return { taken: false, error, final: status < 500 && !(error.code in failures) };
  const { invoiceNumber, referentDocumentNumber } = content ?? {};
  if (status !== 200 || typeof invoiceNumber !== 'number' || !Number.isSafeInteger(invoiceNumber)) return null;
  return { taken: true, data: { bf: String(invoiceNumber), ...(typeof referentDocumentNumber === 'number' ? { original_bf: String(referentDocumentNumber) } : {}) } };
}

/** Bosnia and Herzegovina: no code is made here; the register's fiscal device prints the receipt and gives it its number. */
export const ba: Country = {
  begin: () => ({ data: {}, kept: {} }),
  message: (told) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(requestOf(told)) }),
  read,
  deadline: () => null,
  address: ({ billHook }) => billHook,
  authority: device,
};
