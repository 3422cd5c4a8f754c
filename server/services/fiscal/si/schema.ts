type Shape = Readonly<Record<string, (value: unknown) => boolean>>;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object' && !Array.isArray(value);
const text = (form: RegExp) => (value: unknown): boolean => typeof value === 'string' && form.test(value);
const bool = (value: unknown): boolean => typeof value === 'boolean';
const taxNumber = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 10_000_000 && Number(value) <= 99_999_999;
/** At most 14 digits before the point, two after it. */
const amount = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) < 1e14 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-3;
const rate = (value: unknown): boolean => amount(value) && Number(value) >= 0 && Number(value) <= 100;
const several = (each: (value: unknown) => boolean) => (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(each);
/** Keys that end in `?` may be missing; unknown ones may not be there. */
const shape = (forms: Shape) => (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const known = Object.entries(forms).map(([name, form]) => ({ name: name.replace('?', ''), form, optional: name.endsWith('?') }));
  return Object.keys(value).every((key) => known.some(({ name }) => name === key)) && known.every(({ name, form, optional }) => (value[name] === undefined ? optional : form(value[name])));
};

const moment = text(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})?$/);
const mark = text(/^[0-9A-Za-z]{1,20}$/);
const number = text(/^[1-9]\d{0,19}$/);
const identifier = shape({ BusinessPremiseID: mark, ElectronicDeviceID: mark, InvoiceNumber: number });
const vat = shape({ TaxRate: rate, TaxableAmount: amount, TaxAmount: amount });
const seller = shape({
  'SellerTaxNumber?': taxNumber, 'VAT?': several(vat), 'FlatRateCompensation?': Array.isArray, 'OtherTaxesAmount?': amount, 'ExemptVATTaxableAmount?': amount, 'ReverseVATTaxableAmount?': amount, 'NontaxableAmount?': amount,
  'SpecialTaxRulesAmount?': amount,
});

/** Whether a request is what the JSON schema of the Financial Administration allows. */
export const fitsSchema = shape({
  Header: shape({ MessageID: text(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/), DateTime: moment }),
  Invoice: shape({
    TaxNumber: taxNumber, IssueDateTime: moment, NumberingStructure: text(/^[BC]$/), InvoiceIdentifier: identifier, 'CustomerVATNumber?': text(/^.{1,20}$/), InvoiceAmount: amount, 'ReturnsAmount?': amount,
    PaymentAmount: amount, TaxesPerSeller: several(seller), 'OperatorTaxNumber?': taxNumber, 'ForeignOperator?': bool, ProtectedID: text(/^[0-9a-f]{32}$/), 'SubsequentSubmit?': bool,
    'ReferenceInvoice?': several(shape({ ReferenceInvoiceIdentifier: identifier, 'ReferenceInvoiceIssueDateTime?': moment })), 'SpecialNotes?': text(/^.{1,1000}$/),
  }),
});
