import type { ReactElement, ReactNode } from 'react';
import { LinkBase, useTranslate } from 'ra-core';
import { slugOf } from '#resources/domain/slug.ts';
import type { Row } from '#src/fields/types.ts';
import { Clean } from '#src/fields/richText/Clean.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { YesNo } from '#src/ui/YesNo.tsx';
import type { SectionProps } from './section.ts';

/** What is set up on a screen of its own: shown here, with the way there. */
const Elsewhere = ({ arena, list, children }: { readonly arena: Row | null; readonly list: string; readonly children: ReactNode }): ReactElement => {
  const translate = useTranslate();
  return (
    <>
      {children}
      {arena && <p className="ad-below"><LinkBase className="ad-link" to={`/${slugOf(String(arena.name))}/${list}`}>{translate('arenaEditor.changedThere', { name: translate(`resources.${list}.name`) })} <Icon name="chevron_right" size={16} /></LinkBase></p>}
    </>
  );
};
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);
const Nothing = ({ word }: { readonly word: string }): ReactElement => <p className="ad-muted">{useTranslate()(word)}</p>;
const html = (value: unknown): ReactNode => (typeof value === 'string' && value !== '' ? <Clean html={value} /> : '–');

/** A new arena will have every method, off and fiscalized. */
const untouched: readonly Row[] = ['cash', 'creditCard', 'bank'].map((process_type) => ({ payment_method: { process_type }, enabled: false, fiscalize: true }));
export const PaymentMethods = ({ arena }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const words = 'resources.payment-methods';
  const rows = arena ? rowsOf(arena.payment_methods) : untouched;
  return (
    <Elsewhere arena={arena} list="payment-methods">
      <table className="ad-inner-table">
        <thead><tr><th scope="col">{translate(`${words}.fields.payment_method`)}</th><th scope="col">{translate(`${words}.fields.enabled`)}</th><th scope="col">{translate(`${words}.fields.fiscalize`)}</th></tr></thead>
        <tbody>
          {rows.map(({ payment_method: method, enabled, fiscalize }) => {
            const { process_type: type } = method as Row;
            return <tr key={String(type)}><td>{translate(`${words}.choices.payment_method.${String(type)}`)}</td><td><YesNo yes={enabled === true} /></td><td><YesNo yes={fiscalize === true} /></td></tr>;
          })}
        </tbody>
      </table>
    </Elsewhere>
  );
};
export const CashRegisters = ({ arena }: SectionProps): ReactElement => {
  const rows = rowsOf(arena?.cash_registers);
  return (
    <Elsewhere arena={arena} list="cash-registers">
      {rows.length === 0 ? <Nothing word="arenaEditor.noCashRegisters" /> : <ul className="ad-plain-list">{rows.map(({ id, label }) => <li key={String(id)} className="ad-chip">{String(label)}</li>)}</ul>}
    </Elsewhere>
  );
};
export const Warehouses = ({ arena, parts }: SectionProps): ReactElement => (
  <Elsewhere arena={arena} list="warehouses">
    {parts.warehouses.length === 0 ? <Nothing word="arenaEditor.noWarehouses" /> : <ul className="ad-plain-list">{parts.warehouses.map(({ id, name }) => <li key={String(id)} className="ad-chip">{String(name)}</li>)}</ul>}
  </Elsewhere>
);
export const InvoiceSettings = ({ arena }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const settings = (arena?.invoice_settings ?? {}) as Row;
  const words = 'resources.invoice-settings.fields';
  return (
    <Elsewhere arena={arena} list="invoice-settings">
      <dl className="ad-pairs">
        <dt>{translate(`${words}.automatically_open_print_upon_invoice_creation`)}</dt><dd><YesNo yes={settings.automatically_open_print_upon_invoice_creation === true} /></dd>
        <dt>{translate(`${words}.invoice_header`)}</dt><dd>{html(settings.invoice_header)}</dd>
        <dt>{translate(`${words}.invoice_footer`)}</dt><dd>{html(settings.invoice_footer)}</dd>
      </dl>
    </Elsewhere>
  );
};
export const Terms = ({ arena, parts }: SectionProps): ReactElement => <Elsewhere arena={arena} list="terms">{html(parts.terms)}</Elsewhere>;
