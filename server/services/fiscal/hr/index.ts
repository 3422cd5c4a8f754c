import { addDays } from '#resources/domain/day.ts';
import { isOib } from '#resources/domain/oib.ts';
import type { Country, FiscalError, Told } from '#server/services/fiscal/country.ts';
import { authority } from '#server/services/fiscal/hr/authority.ts';
import { qrOf, zkiOf } from '#server/services/fiscal/hr/codes.ts';
import { messageOf } from '#server/services/fiscal/hr/message.ts';
import { readAnswer } from '#server/services/fiscal/hr/read.ts';
import { codeInput } from '#server/services/fiscal/protective-code.ts';

const lacking = (field: string): FiscalError => ({ code: 'lacking', field, text: null });

/** What the message cannot do without, and our own records have wrong. */
function lacks({ invoice }: Told): FiscalError | null {
  if (!isOib(invoice.issuer.pidn)) return lacking('company.pidn');
  if (!/^[0-9A-Za-z]{1,20}$/.test(invoice.place)) return lacking('arena.businessPlaceLabel');
  return invoice.operator.pidn !== null && !isOib(invoice.operator.pidn) ? lacking('by_user.pidn') : null;
}

/** Croatia: ZKI with the sale, JIR from the Tax Administration, within two days from the day of issue. */
export const hr: Country = {
  begin: (invoice, { keys }) => {
    const { issuer, issued, sequence, place, register, gross } = invoice;
    const input = codeInput({ taxNumber: issuer.pidn, issued, number: String(sequence), premises: place, device: String(register), amount: gross });
    const zki = zkiOf(input, keys.rsa.privateKey);
    return { data: { zki, qr: qrOf({ zki }, issued, gross) }, kept: { input } };
  },
  lacks,
  message: messageOf,
  read: readAnswer,
  deadline: (issued) => `${addDays(issued.slice(0, 10), 2)}T23:59:59`,
  authority,
};
