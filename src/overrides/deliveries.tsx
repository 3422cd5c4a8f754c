import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatInteger } from '#resources/domain/money.ts';
import { at } from '#resources/schema/condition.ts';
import { isEmpty, useWorld, type CellProps, type Row } from '#src/fields/index.ts';
import { formatInstant } from '#src/lib/format.ts';

interface Delivery {
  readonly kind: string;
  readonly name: string;
  readonly amount: number;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly withdrawn_at: string | null;
}

/** What the player got by an invoice: how much of what, from when until when by the arena's clock, and since when it is taken back. */
export const Deliveries = ({ leaf, record, resource }: Omit<CellProps, 'record'> & { readonly record: object }): ReactElement => {
  const translate = useTranslate();
  const { moment } = useWorld(record as Row);
  const rows = (at(record, leaf.path) ?? []) as readonly Delivery[];
  const word = (name: string) => translate(`resources.${resource.name}.fields.${leaf.path}.${name}`);
  const facts = ({ kind, valid_from, valid_to, withdrawn_at }: Delivery) => [
    translate(`resources.${resource.name}.choices.${leaf.path}.kind.${kind}`, { _: kind }),
    ...(isEmpty(valid_from) || isEmpty(valid_to) ? [] : [`${formatInstant(String(valid_from), moment)} – ${formatInstant(String(valid_to), moment)}`]),
    ...(isEmpty(withdrawn_at) ? [] : [`${word('withdrawn_at')} ${formatInstant(String(withdrawn_at), moment)}`]),
  ];
  return (
    <table className="ad-inner-table">
      <thead>
        <tr>
          <th scope="col">{word('name')}</th>
          <th scope="col" className="ad-right">{word('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            <td>{row.name}<small className="ad-muted ad-under">{facts(row).join(' · ')}</small></td>
            <td className="ad-right"><span className="ad-figure">{formatInteger(row.amount)}</span></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
