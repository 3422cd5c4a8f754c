/** The parts of an invoice's number: counted without a gap in each register and year of the arena's calendar. */
export interface InvoiceNumber {
  /** Language of the arena's papers. */
  readonly locale: string;
  /** Mark of the business place. */
  readonly place: string;
  readonly register: number;
  readonly year: number;
  readonly sequence: number;
}

/** The number as it is printed: `12/PP1/1` in Croatia, `PP1-1-12` in Slovenia, with the year where the country lets numbers begin anew without naming it otherwise. */
export function invoiceLabel({ locale, place, register, year, sequence }: InvoiceNumber): string {
  if (locale === 'hr') return `${sequence}/${place}/${register}`;
  if (locale === 'si') return `${place}-${register}-${sequence}`;
  return `${place}-${register}-${year}-${sequence}`;
}
