import type { Element } from '@xmldom/xmldom';
import { all, textOf } from '#server/services/fiscal/read-xml.ts';

const amount = /^[+-]?\d{1,15}\.\d{2}$/;
const moment = /^\d{2}\.\d{2}\.\d{4}T\d{2}:\d{2}:\d{2}$/;
const bool = /^(true|false|0|1)$/;
const guid = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
const digits = /^[1-9]\d{0,19}$/;

/** Elements of an invoice in the order of the schema, with the form of their text; `?` may be missing, `{}` holds others. */
const order: readonly (readonly [name: string, form: RegExp | '{}'])[] = [
  ['Oib', /^\d{11}$/], ['USustPdv', bool], ['DatVrijeme', moment], ['OznSlijed', /^[PN]$/], ['BrRac', '{}'], ['Pdv?', '{}'], ['Pnp?', '{}'], ['OstaliPor?', '{}'], ['IznosOslobPdv?', amount], ['IznosMarza?', amount],
  ['IznosNePodlOpor?', amount], ['Naknade?', '{}'], ['IznosUkupno', amount], ['NacinPlac', /^[GKCTO]$/], ['OibOper', /^\S{1,20}$/], ['ZastKod', /^[0-9a-f]{32}$/], ['NakDost', bool], ['ParagonBrRac?', /^.{1,100}$/],
  ['SpecNamj?', /^.{0,1000}$/], ['OibPrimateljaRacuna?', /^\S{1,20}$/],
];

const children = (element: Element): readonly Element[] => [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
const inOrder = (invoice: Element): boolean => {
  const found = children(invoice);
  let next = 0;
  for (const [named, form] of order) {
    const name = named.replace('?', '');
    const element = found[next];
    if (element?.localName === name) {
      if (form !== '{}' && !form.test(element.textContent ?? '')) return false;
      next += 1;
    } else if (!named.endsWith('?')) return false;
  }
  return next === found.length;
};
const texts = (element: Element, forms: Readonly<Record<string, RegExp>>): boolean => {
  const found = children(element);
  return found.length === Object.keys(forms).length && Object.entries(forms).every(([name, form]) => form.test(textOf(element, name) ?? ''));
};

/** Whether a request is what the schema of the Tax Administration allows. */
export function fitsSchema(request: Element): boolean {
  const [header, ...headers] = all(request, 'Zaglavlje');
  const [invoice, ...invoices] = all(request, 'Racun');
  const [number] = all(request, 'BrRac');
  if (!header || !invoice || !number || headers.length > 0 || invoices.length > 0) return false;
  return texts(header, { IdPoruke: guid, DatumVrijeme: moment })
    && inOrder(invoice)
    && texts(number, { BrOznRac: /^(0|[1-9]\d{0,19})$/, OznPosPr: /^[0-9A-Za-z]{1,20}$/, OznNapUr: digits })
    && [...all(request, 'Porez')].every((tax) => texts(tax, { Stopa: /^\d{1,3}\.\d{2}$/, Osnovica: amount, Iznos: amount }));
}
