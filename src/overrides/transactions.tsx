import type { transactions as declared } from '#resources/transactions.ts';
import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { defineOverrides } from '#src/engine/overrides.ts';
import { RestoreTransactionAct, RestoreTransactionButton } from '#src/features/invoice-actions/index.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { linkTo, personCell, personLink, wayTo } from './sales.tsx';

/** What the service says by itself of a transaction -> the word for it. Everything else is somebody's own text. */
const own: ReadonlyMap<string, string> = new Map([['Coins', 'sale'], ['Coins taken back', 'restore'], ['Award', 'award']]);
type Drawn = Omit<CellProps, 'record'> & { readonly record: { readonly description?: string | null } };
const described = (part: 'Cell' | 'View') => {
  const { [part]: Text } = fieldKinds.text;
  const Description = ({ record, ...rest }: Drawn): ReactElement => {
    const translate = useTranslate();
    const word = own.get(record.description ?? '');
    return <Text {...rest} record={{ description: word === undefined ? record.description : translate(`resources.transactions.notes.${word}`) }} />;
  };
  return Description;
};

export const transactions = defineOverrides<typeof declared>({
  list: { rowActions: [RestoreTransactionAct], toolbar: wayTo('invoices', 'receipt_long'), cell: { description: described('Cell'), 'by_user.label': personCell('by_user'), 'to_user.label': personCell('to_user') } },
  show: {
    actions: [RestoreTransactionButton],
    view: {
      description: described('View'), 'by_user.label': personLink('by_user.id'), 'to_user.label': personLink('to_user.id'),
      'invoice.label': linkTo('invoices', 'invoice', 'label'), 'restored_transaction.number': linkTo('transactions', 'restored_transaction'), 'restored_by_transaction.number': linkTo('transactions', 'restored_by_transaction'),
    },
  },
});
