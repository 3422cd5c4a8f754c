import type { transactions as declared } from '#resources/transactions.ts';
import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { defineOverrides } from '#src/engine/overrides.ts';
import { RestoreTransactionAct, RestoreTransactionButton, saidOf, type Described } from '#src/features/invoice-actions/index.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { Icon } from '#src/ui/icons.tsx';
import { linkTo, personCell, personLink, wayTo } from './sales.tsx';

type Drawn = Omit<CellProps, 'record'> & { readonly record: Described };
const described = (part: 'Cell' | 'View') => {
  const { [part]: Text } = fieldKinds.text;
  const Description = ({ record, ...rest }: Drawn): ReactElement => {
    const translate = useTranslate();
    return <Text {...rest} record={{ description: saidOf(record, translate) }} />;
  };
  return Description;
};

interface Pair {
  readonly restored_transaction?: { readonly number?: string | null } | null;
  readonly restored_by_transaction?: { readonly number?: string | null } | null;
}
const DescriptionCell = described('Cell');
/** What took another one back, and what was taken back, name each other: of a sale without coins nothing else tells them apart. */
const Told = ({ record, ...rest }: Omit<Drawn, 'record'> & { readonly record: Drawn['record'] & Pair }): ReactElement => {
  const translate = useTranslate();
  const [before, after] = [record.restored_transaction?.number, record.restored_by_transaction?.number];
  const say = (word: string, number: string) => <small className="ad-under ad-pair"><Icon name="undo" size={14} /> {translate(`resources.transactions.notes.${word}`, { number })}</small>;
  return <><DescriptionCell record={record} {...rest} />{before ? say('restores', before) : after ? say('restoredBy', after) : null}</>;
};

export const transactions = defineOverrides<typeof declared>({
  list: { rowActions: [RestoreTransactionAct], toolbar: wayTo('invoices', 'receipt_long'), cell: { description: Told, 'by_user.label': personCell('by_user'), 'to_user.label': personCell('to_user') } },
  show: {
    actions: [RestoreTransactionButton],
    view: {
      description: described('View'), 'by_user.label': personLink('by_user.id'), 'to_user.label': personLink('to_user.id'),
      'invoice.label': linkTo('invoices', 'invoice', 'label'), 'restored_transaction.number': linkTo('transactions', 'restored_transaction'), 'restored_by_transaction.number': linkTo('transactions', 'restored_by_transaction'),
    },
  },
});
