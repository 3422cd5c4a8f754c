import { createHash } from 'node:crypto';
import { epochOf, instantOf } from '#resources/domain/zone.ts';

/** Kinds of invoices: full, simplified, and those that put one of either right. */
export type InvoiceKind = 'F1' | 'F2' | 'F3' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5';

interface Link {
  /** Tax number of the seller. */
  readonly nif: string;
  /** Series and number as printed. */
  readonly numSerie: string;
  /** Day of issue, `dd-MM-yyyy`. */
  readonly fecha: string;
  /** Fingerprint of the record before it; '' for the first one of a seller. */
  readonly prev: string;
  /** When the record was made, ISO 8601 with the zone's offset. */
  readonly ts: string;
}
export interface Registration extends Link {
  readonly kind: 'alta';
  readonly tipo: InvoiceKind;
  /** Taxes and total in the form of `amountText`. */
  readonly cuota: string;
  readonly importe: string;
}
/** Says that an invoice should never have been issued. */
export interface Cancellation extends Link {
  readonly kind: 'anulacion';
}
export type ChainRecord = Registration | Cancellation;

/** What a record's fingerprint is made from: names and values, trimmed at both ends, as they are sent. */
export function inputOf(record: ChainRecord): string {
  const fields: readonly (readonly [name: string, value: string])[] = record.kind === 'alta'
    ? [
      ['IDEmisorFactura', record.nif], ['NumSerieFactura', record.numSerie], ['FechaExpedicionFactura', record.fecha], ['TipoFactura', record.tipo], ['CuotaTotal', record.cuota], ['ImporteTotal', record.importe],
      ['Huella', record.prev], ['FechaHoraHusoGenRegistro', record.ts],
    ]
    : [['IDEmisorFacturaAnulada', record.nif], ['NumSerieFacturaAnulada', record.numSerie], ['FechaExpedicionFacturaAnulada', record.fecha], ['Huella', record.prev], ['FechaHoraHusoGenRegistro', record.ts]];
  return fields.map(([name, value]) => `${name}=${value.trim()}`).join('&');
}

/** The fingerprint of a record: 64 hex digits in capitals. */
export const huellaOf = (record: ChainRecord): string => createHash('sha256').update(inputOf(record), 'utf8').digest('hex').toUpperCase();

/** A record with its fingerprint, as it was stored. */
export type Sealed = ChainRecord & { readonly huella: string };
/** Goes through a seller's records from the first on: places (from 0) whose fingerprint or link does not hold. */
export const faultsIn = (records: readonly Sealed[]): readonly number[] =>
  records.flatMap((record, i) => (record.huella === huellaOf(record) && record.prev === (records[i - 1]?.huella ?? '') ? [] : [i]));

/** A wall time of a zone with the offset that its clocks have then. @param wall `YYYY-MM-DDTHH:mm:ss` @param instant which coming of a time that comes twice; without it the first */
export function withOffset(wall: string, timezone: string, instant?: string): string {
  const moment = instant === undefined ? instantOf(wall.slice(0, 10), wall.slice(11), timezone).getTime() : epochOf(instant);
  const minutes = Math.round((epochOf(`${wall}Z`) - moment) / 60_000);
  const [size, two] = [Math.abs(minutes), (n: number) => String(n).padStart(2, '0')];
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
/** A day as records have it: `2026-11-28…` → `28-11-2026`. */
export const dayOf = (wall: string): string => wall.slice(0, 10).split('-').toReversed().join('-');
