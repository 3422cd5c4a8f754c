import { amountText } from '#server/services/fiscal/amount.ts';
import type { Message } from '#server/services/fiscal/country.ts';
import type { Breakdown } from '#server/services/fiscal/es/checks.ts';
import { dayOf, type Registration, type Sealed } from '#server/services/fiscal/es/record.ts';
import { element, type Xml } from '#server/services/fiscal/es/xml.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';

/** A record as it hangs in its seller's chain. */
export type LinkRecord = Registration & Sealed;

const islands = /^IGIC\b/i;
/** An invoice's amounts by rate; what bears no tax stands at zero percent. */
export function breakdownOf({ gross, taxes }: Pick<FiscalInvoice, 'gross' | 'taxes'>): readonly Breakdown[] {
  const rest = gross - taxes.reduce((sum, { base, amount }) => sum + base + amount, 0);
  const shares = taxes.map(({ name, rate, base, amount }): Breakdown => ({ impuesto: islands.test(name) ? '03' : '01', tipo: String(rate), base: amountText(base), cuota: amountText(amount) }));
  return rest === 0 && shares.length > 0 ? shares : [...shares, { impuesto: '01', tipo: '0', base: amountText(rest), cuota: '0.00' }];
}

/** The tax number as the agency writes it: without the country's letters. */
export const nifOf = (pidn: string): string => pidn.trim().toUpperCase().replace(/^ES(?=.{9}$)/, '');

const invoiceId = (nif: string, numSerie: string, fecha: string): readonly Xml[] => [element('IDEmisorFactura', nif), element('NumSerieFactura', numSerie), element('FechaExpedicionFactura', fecha)];

/** What the system says of itself with every record. */
const system = element('SistemaInformatico', element('NombreRazon', 'Arenadesk'), element('NombreSistemaInformatico', 'Arenadesk'), element('IdSistemaInformatico', 'AD'), element('Version', '1'), element('NumeroInstalacion', '1'),
  element('TipoUsoPosibleSoloVerifactu', 'N'), element('TipoUsoPosibleMultiOT', 'S'), element('IndicadorMultiplesOT', 'S'));

interface Told {
  readonly invoice: FiscalInvoice;
  readonly record: LinkRecord;
  /** The record before it; null for a seller's first. */
  readonly previous: LinkRecord | null;
  /** Told again after it was refused or did not arrive. */
  readonly late: boolean;
}

const registration = ({ invoice, record, previous, late }: Told): Xml => {
  const { issuer, recipient, takesBack, lines } = invoice;
  return element('RegistroAlta',
    element('IDVersion', '1.0'),
    element('IDFactura', ...invoiceId(record.nif, record.numSerie, record.fecha)),
    element('NombreRazonEmisor', issuer.name),
    element('Subsanacion', 'N'),
    ...(late ? [element('Incidencia', 'S')] : []),
    element('TipoFactura', record.tipo),
    ...(takesBack ? [element('TipoRectificativa', 'I'), element('FacturasRectificadas', element('IDFacturaRectificada', ...invoiceId(record.nif, takesBack.label, dayOf(takesBack.issued))))] : []),
    element('DescripcionOperacion', lines.map(({ name }) => name).join(', ').slice(0, 500) || 'Venta'),
    ...(recipient ? [element('Destinatarios', element('IDDestinatario', element('NombreRazon', recipient.name), element('NIF', nifOf(recipient.pidn))))] : []),
    element('Desglose', ...breakdownOf(invoice).map(({ impuesto, tipo, base, cuota }) => element('DetalleDesglose', element('Impuesto', impuesto), element('ClaveRegimen', '01'), element('CalificacionOperacion', 'S1'),
      element('TipoImpositivo', tipo), element('BaseImponibleOimporteNoSujeto', base), element('CuotaRepercutida', cuota)))),
    element('CuotaTotal', record.cuota),
    element('ImporteTotal', record.importe),
    element('Encadenamiento', previous ? element('RegistroAnterior', ...invoiceId(previous.nif, previous.numSerie, previous.fecha), element('Huella', record.prev)) : element('PrimerRegistro', 'S')),
    system,
    element('FechaHoraHusoGenRegistro', record.ts),
    element('TipoHuella', '01'),
    element('Huella', record.huella));
};

/** One record, as the agency's service takes it. */
export function messageOf(told: Told): Message {
  const { invoice: { issuer }, record } = told;
  const body = element('RegFactuSistemaFacturacion', element('Cabecera', element('ObligadoEmision', element('NombreRazon', issuer.name), element('NIF', record.nif))), element('RegistroFactura', registration(told)));
  return { headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '' }, body: `<?xml version="1.0" encoding="UTF-8"?><Envelope><Body>${body.xml}</Body></Envelope>` };
}
