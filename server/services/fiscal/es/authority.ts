import { createHash } from 'node:crypto';
import type { Element } from '@xmldom/xmldom';
import type { Answer, Authority, Message, Office } from '#server/services/fiscal/country.ts';
import { troublesOf, type Sent, type Trouble } from '#server/services/fiscal/es/checks.ts';
import type { InvoiceKind, Registration } from '#server/services/fiscal/es/record.ts';
import { element, first, text, type Xml } from '#server/services/fiscal/es/xml.ts';
import { all, parseXml } from '#server/services/fiscal/read-xml.ts';

/** What the agency says of each of its codes. */
const words: Readonly<Record<string, string>> = {
  1100: 'Valor o tipo incorrecto de un campo.', 1104: 'Valor del campo TipoImpositivo incorrecto.', 1109: 'El NIF no está identificado.', 1112: 'La fecha de generación del registro es posterior a la fecha actual.',
  1114: 'TipoRectificativa no es coherente con TipoFactura.', 1115: 'Falta la factura rectificada.', 1122: 'El campo NumSerieFactura contiene caracteres no permitidos.', 1142: 'CuotaRepercutida no es coherente con la base y el tipo.',
  1153: 'La fecha de expedición es anterior al 28-10-2024.', 1189: 'Falta el bloque Destinatarios.', 1190: 'No se admite el bloque Destinatarios.', 1195: 'Importe superior al permitido para una factura simplificada.', 3000: 'Registro duplicado.',
  2000: 'CuotaTotal no es coherente con las cuotas.', 2001: 'ImporteTotal no es coherente con las bases y cuotas.', 2003: 'La huella anterior no es la del registro anterior.', 2004: 'La huella no es correcta.', 2007: 'PrimerRegistro no es coherente con la huella anterior.',
};

const recordIn = (root: Element): Registration => ({
  kind: 'alta', nif: text(root, 'IDEmisorFactura'), numSerie: text(root, 'NumSerieFactura'), fecha: text(root, 'FechaExpedicionFactura'), tipo: text(root, 'TipoFactura') as InvoiceKind, cuota: text(root, 'CuotaTotal'), importe: text(root, 'ImporteTotal'),
  prev: first(root, 'RegistroAnterior') ? (all(root, 'Huella')[0]?.textContent ?? '') : '', ts: text(root, 'FechaHoraHusoGenRegistro'),
});
const sentIn = (root: Element): Sent => {
  const rectified = first(root, 'IDFacturaRectificada');
  const kind = text(root, 'TipoRectificativa');
  const recipient = first(root, 'IDDestinatario');
  return {
    record: { ...recordIn(root), huella: all(root, 'Huella').at(-1)?.textContent ?? '' },
    breakdown: all(root, 'DetalleDesglose').map((part) => ({ impuesto: text(part, 'Impuesto') === '03' ? '03' : '01', tipo: text(part, 'TipoImpositivo'), base: text(part, 'BaseImponibleOimporteNoSujeto'), cuota: text(part, 'CuotaRepercutida') })),
    recipient: recipient ? text(recipient, 'NIF') : null,
    rectifies: kind === 'I' || kind === 'S' ? kind : null,
    rectified: rectified ? { nif: text(rectified, 'IDEmisorFactura'), numSerie: text(rectified, 'NumSerieFactura') } : null,
    first: text(root, 'PrimerRegistro') === 'S',
  };
};

const envelope = (csv: string | null, state: string, line: readonly Xml[], duplicate: readonly Xml[] = []): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/xml; charset=utf-8' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Envelope><Body>${element('RespuestaRegFactuSistemaFacturacion', ...(csv === null ? [] : [element('CSV', csv)]), element('TiempoEsperaEnvio', '60'),
    element('EstadoEnvio', state === 'AceptadoConErrores' ? 'ParcialmenteCorrecto' : state), element('RespuestaLinea', element('EstadoRegistro', state), ...line, ...duplicate)).xml}</Body></Envelope>`,
});
const error = (code: string): readonly Xml[] => [element('CodigoErrorRegistro', code), element('DescripcionErrorRegistro', words[code] ?? code)];
const refusal = (code: string): Answer => envelope(null, 'Incorrecto', error(code));

/** Whether the record that this one names before it is another one than the agency has; it may not have come yet. */
const chainTrouble = async (root: Element, { record }: Sent, office: Office): Promise<readonly Trouble[]> => {
  const before = first(root, 'RegistroAnterior');
  const known = before ? await office.known(`${record.nif}/${text(before, 'NumSerieFactura')}`) : null;
  return known && known.huella !== record.prev ? [{ code: '2003', refused: false }] : [];
};

async function answer({ body }: Message, office: Office): Promise<Answer> {
  const document = parseXml(body);
  const root = document && first(document, 'RegistroAlta');
  if (!root) return refusal('1100');
  const sent = sentIn(root);
  const { nif, numSerie, huella } = sent.record;
  const troubles = [...troublesOf(sent, office.now.getTime()), ...(await chainTrouble(root, sent, office))];
  const refused = troubles.find((trouble) => trouble.refused);
  if (refused) return refusal(refused.code);
  const csv = `A-${createHash('sha256').update(`${nif}/${numSerie}/${huella}`).digest('hex').slice(0, 14).toUpperCase()}`;
  const kept = await office.once(`${nif}/${numSerie}`, () => Promise.resolve({ huella, csv, warning: troubles[0]?.code ?? null }));
  // One number, one record: the same one is answered as it was, another one is not taken.
  if (kept.huella !== huella) return refusal('3000');
  return envelope(String(kept.csv), kept.warning === null ? 'Correcto' : 'AceptadoConErrores', kept.warning === null ? [] : error(String(kept.warning)));
}

/** The tax agency as the product stands in for it. */
export const authority: Authority = { answer, refuse: refusal };
