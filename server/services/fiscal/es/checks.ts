import { amountOf } from '#server/services/fiscal/amount.ts';
import { isRectifying, namesRecipient } from '#server/services/fiscal/es/kinds.ts';
import { huellaOf, type Registration, type Sealed } from '#server/services/fiscal/es/record.ts';

/** One rate of an invoice as it is sent; amounts in the form of `amountText`. */
export interface Breakdown {
  /** `01` VAT, `03` the tax of the Canary Islands. */
  readonly impuesto: '01' | '03';
  /** Percent. */
  readonly tipo: string;
  readonly base: string;
  readonly cuota: string;
}
/** An invoice as the tax agency gets it. */
export interface Sent {
  readonly record: Registration & Sealed;
  readonly breakdown: readonly Breakdown[];
  /** Tax number of whoever it is made out to; null for a simplified one. */
  readonly recipient: string | null;
  /** `I`: by differences, `S`: in place of the other; null for what puts nothing right. */
  readonly rectifies: 'I' | 'S' | null;
  readonly rectified: { readonly nif: string; readonly numSerie: string } | null;
  readonly first: boolean;
}
export interface Trouble {
  readonly code: string;
  /** Whether the record is not taken at all; else it is, and its sender is told. */
  readonly refused: boolean;
}

/** Ten euros, in cents: what sums may be off by. */
const tolerance = 1_000;
/** Most that a simplified invoice may come to, cents. */
const mostSimplified = 301_000;
/** Rates, and the first and last day on which one that was temporary may stand. */
const rates = new Map<number, readonly [from: string, to: string] | null>([
  [0, null], [4, null], [10, null], [21, null], [2, ['2024-10-01', '2024-12-31']], [5, ['2022-07-01', '2024-09-30']], [7.5, ['2024-10-01', '2024-12-31']],
]);
/** Rates of the Canary Islands. */
const igicRates = new Set([0, 3, 5, 7, 9.5, 13.5, 15, 20]);
export const firstDay = '2024-10-28';
/** Nothing is longer, and nothing in it could be taken for markup. */
export const seriesPattern = /^[\u0020-\u007E]{1,60}$/;
const forbidden = /["'<>=]/;
const nifPattern = /^([0-9XYZ]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[0-9A-J])$/;

/** Codes of refusals, and where whoever reads the invoice's record finds what is wrong. */
export const refusals: Readonly<Record<string, string | null>> = {
  1100: null, 1104: 'taxes', 1109: 'company.pidn', 1112: 'created_at', 1114: 'restored_invoice_id', 1115: 'restored_invoice_id', 1122: 'label', 1142: 'taxes', 1153: 'created_at', 1189: 'user.company', 1190: 'user.company', 1195: 'cart.gross', 3000: 'label',
};
const refused = (code: string): Trouble => ({ code, refused: true });
const warned = (code: string): Trouble => ({ code, refused: false });
const isoDay = (day: string): string => day.split('-').toReversed().join('-');

const sumsOf = (breakdown: readonly Breakdown[]): { readonly base: number; readonly tax: number } | null => {
  const amounts = breakdown.map(({ base, cuota }) => [amountOf(base), amountOf(cuota)] as const);
  if (amounts.some(([base, tax]) => base === null || tax === null)) return null;
  return { base: amounts.reduce((sum, [base]) => sum + (base ?? 0), 0), tax: amounts.reduce((sum, [, tax]) => sum + (tax ?? 0), 0) };
};

const rateTroubles = (breakdown: readonly Breakdown[], day: string): readonly Trouble[] =>
  breakdown.flatMap(({ impuesto, tipo, base, cuota }) => {
    const rate = Number(tipo);
    const days = rates.get(rate);
    const known = impuesto === '03' ? igicRates.has(rate) : days !== undefined && (days === null || (day >= days[0] && day <= days[1]));
    const off = Math.abs(((amountOf(base) ?? 0) * rate) / 100 - (amountOf(cuota) ?? 0));
    return [...(known ? [] : [refused('1104')]), ...(off <= tolerance ? [] : [refused('1142')])];
  });

/** What the agency would say of a record. @param clock its own, epoch milliseconds */
export function troublesOf({ record, breakdown, recipient, rectifies, rectified, first }: Sent, clock: number): readonly Trouble[] {
  const day = isoDay(record.fecha);
  const made = Date.parse(record.ts);
  const [taxes, total] = [amountOf(record.cuota), amountOf(record.importe)];
  const sums = sumsOf(breakdown);
  if (taxes === null || total === null || sums === null || !Number.isFinite(made)) return [refused('1100')];
  return [
    ...(nifPattern.test(record.nif) ? [] : [refused('1109')]),
    ...(seriesPattern.test(record.numSerie) && !forbidden.test(record.numSerie) ? [] : [refused('1122')]),
    ...(day >= firstDay ? [] : [refused('1153')]),
    // A clock may run a minute ahead of the agency's.
    ...(made <= clock + 60_000 ? [] : [refused('1112')]),
    ...(namesRecipient(record.tipo) === (recipient !== null) ? [] : [refused(recipient === null ? '1189' : '1190')]),
    ...(isRectifying(record.tipo) === (rectifies !== null) ? [] : [refused('1114')]),
    ...(rectifies === 'I' && rectified === null ? [refused('1115')] : []),
    ...(record.tipo === 'F2' && total > mostSimplified ? [refused('1195')] : []),
    ...rateTroubles(breakdown, day),
    ...(Math.abs(sums.tax - taxes) <= tolerance ? [] : [warned('2000')]),
    ...(Math.abs(sums.base + sums.tax - total) <= tolerance ? [] : [warned('2001')]),
    ...(record.huella === huellaOf(record) ? [] : [warned('2004')]),
    ...(first === (record.prev === '') ? [] : [warned('2007')]),
  ];
}
