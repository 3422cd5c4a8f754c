import type { transactions as declared } from '#resources/transactions.ts';
import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { defineOverrides } from '#src/engine/overrides.ts';
import type { Translate } from '#src/engine/rules.ts';
import { RestoreTransactionAct, RestoreTransactionButton } from '#src/features/invoice-actions/index.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { Icon } from '#src/ui/icons.tsx';
import { linkTo, personCell, personLink, wayTo } from './sales.tsx';

/** What the service says by itself of a transaction -> the word for it. Everything else is somebody's own text. */
const own: ReadonlyMap<string, string> = new Map([['Coins', 'sale'], ['Coins taken back', 'restore'], ['Award', 'award']]);
interface Described {
  readonly description?: string | null;
  readonly coins?: number | null;
  readonly restored_transaction_id?: unknown;
}
type Drawn = Omit<CellProps, 'record'> & { readonly record: Described };
/** It takes something back, whether it names that or only takes coins. */
const reverses = ({ coins, restored_transaction_id: taken }: Described): boolean => (taken !== null && taken !== undefined) || (coins ?? 0) < 0;
/** What a transaction is in words: a reversal is kept under the text of what it takes back. */
const saidOf = (record: Described, translate: Translate): string | null | undefined => {
  const { description } = record;
  const word = own.get(description ?? '');
  const say = (key: string, values?: Readonly<Record<string, unknown>>) => translate(`resources.transactions.notes.${key}`, values);
  if (word !== undefined) return say(word === 'sale' && reverses(record) ? 'restore' : word);
  return description && reverses(record) ? say('reversed', { what: description }) : description;
};
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
