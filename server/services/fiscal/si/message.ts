import { randomUUID } from 'node:crypto';
import { CompactSign } from 'jose';
import type { Message, Told } from '#server/services/fiscal/country.ts';
import { isTaxNumber, taxNumberOf } from '#server/services/fiscal/si/codes.ts';

/** Amounts are numbers with two decimals; a double holds them exactly enough to be written so. */
const money = (minor: number): number => minor / 100;
/** `PP1-1-12` names place, device and number; none of them holds a hyphen. */
const identifierOf = (label: string) => {
  const [BusinessPremiseID, ElectronicDeviceID, InvoiceNumber] = label.split('-');
  return { BusinessPremiseID, ElectronicDeviceID, InvoiceNumber };
};

function requestOf({ invoice, data, late, sent }: Told) {
  const { taxes, gross, operator, recipient, takesBack } = invoice;
  const taxed = taxes.filter(({ rate }) => rate > 0);
  const exempt = gross - taxed.reduce((sum, { base, amount }) => sum + base + amount, 0);
  const person = taxNumberOf(operator.pidn ?? '');
  const company = recipient ? taxNumberOf(recipient.pidn) : '';
  return {
    InvoiceRequest: {
      Header: { MessageID: randomUUID(), DateTime: sent },
      Invoice: {
        TaxNumber: Number(taxNumberOf(invoice.issuer.pidn)),
        IssueDateTime: invoice.issued,
        NumberingStructure: 'B',
        InvoiceIdentifier: { BusinessPremiseID: invoice.place, ElectronicDeviceID: String(invoice.register), InvoiceNumber: String(invoice.sequence) },
        ...(isTaxNumber(company) ? { CustomerVATNumber: company } : {}),
        InvoiceAmount: money(gross),
        PaymentAmount: money(gross),
        TaxesPerSeller: [{
          ...(taxed.length > 0 ? { VAT: taxed.map(({ rate, base, amount }) => ({ TaxRate: rate, TaxableAmount: money(base), TaxAmount: money(amount) })) } : {}),
          ...(exempt === 0 ? {} : { ExemptVATTaxableAmount: money(exempt) }),
        }],
        ...(isTaxNumber(person) ? { OperatorTaxNumber: Number(person) } : { ForeignOperator: true }),
        ProtectedID: data.zoi,
        ...(late ? { SubsequentSubmit: true } : {}),
        ...(takesBack ? { ReferenceInvoice: [{ ReferenceInvoiceIdentifier: identifierOf(takesBack.label), ReferenceInvoiceIssueDateTime: takesBack.issued }] } : {}),
      },
    },
  };
}
export type InvoiceRequest = ReturnType<typeof requestOf>['InvoiceRequest'];

/**
 * The invoice as a signed JWS. Its header names the certificate as the Financial Administration wants it, and carries it too, for whoever does not know the certificate
 * from the connection. Every try has an identity of its own and the same codes.
 */
export async function messageOf(told: Told): Promise<Message> {
  const { rsa } = told.keys;
  const token = await new CompactSign(new TextEncoder().encode(JSON.stringify(requestOf(told))))
    .setProtectedHeader({ alg: 'RS256', subject_name: rsa.subject, issuer_name: rsa.issuer, serial: BigInt(`0x${rsa.serial}`).toString(), x5c: [rsa.certificate] })
    .sign(rsa.privateKey);
  return { path: '/v1/cash_registers/invoices', headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify({ token }) };
}
