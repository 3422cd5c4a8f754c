import type { Country, FiscalError, Told } from '#server/services/fiscal/country.ts';
import { codeInput } from '#server/services/fiscal/protective-code.ts';
import { authority } from '#server/services/fiscal/si/authority.ts';
import { code60, isTaxNumber, taxNumberOf, zoiOf } from '#server/services/fiscal/si/codes.ts';
import { messageOf } from '#server/services/fiscal/si/message.ts';
import { readAnswer } from '#server/services/fiscal/si/read.ts';
import { addWorkingDays } from '#server/services/fiscal/si/working-days.ts';

const lacking = (field: string): FiscalError => ({ code: 'lacking', field, text: null });

/** What the message cannot do without, and our own records have wrong. */
function lacks({ invoice }: Told): FiscalError | null {
  if (!isTaxNumber(taxNumberOf(invoice.issuer.pidn))) return lacking('company.pidn');
  return /^[0-9A-Za-z]{1,20}$/.test(invoice.place) ? null : lacking('arena.businessPlaceLabel');
}

/** Slovenia: ZOI with the sale, EOR from the Financial Administration, within two working days from the day of issue. */
export const si: Country = {
  begin: (invoice, { keys }) => {
    const { issuer, issued, sequence, place, register, gross } = invoice;
    const taxNumber = taxNumberOf(issuer.pidn);
    const input = codeInput({ taxNumber, issued, number: String(sequence), premises: place, device: String(register), amount: gross });
    const zoi = zoiOf(input, keys.rsa.privateKey);
    return { data: { zoi, qr: code60(zoi, taxNumber.padStart(8, '0'), issued) }, kept: { input } };
  },
  lacks,
  message: messageOf,
  read: readAnswer,
  deadline: (issued) => `${addWorkingDays(issued.slice(0, 10), 2)}T23:59:59`,
  authority,
};
