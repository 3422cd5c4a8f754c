import { useTranslate } from 'ra-core';
import { memo, type ReactElement } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import { YesNo } from '#src/ui/YesNo.tsx';
import type { CellProps, FieldKind } from '../types.ts';
import type { TextOf } from './cells.tsx';
import { yesNoFilter } from './filters.tsx';
import { valueOf } from './value.ts';

/** Yes is true and 1. Nothing counts as no, as the services do. */
const isYes = (value: unknown): boolean => value === true || value === 1;

const text: TextOf = (value, { translate }) => translate(isYes(value) ? 'common.yes' : 'common.no');

const Mark = memo(({ leaf, record }: CellProps): ReactElement => {
  const translate = useTranslate();
  const yes = isYes(valueOf(leaf, record));
  const word = translate(yes ? 'common.yes' : 'common.no');
  return <span className={yes ? 'ad-yes' : 'ad-no'} title={word}><Icon name={yes ? 'check_circle' : 'remove'} size={18} title={word} /></span>;
});
const Worded = memo(({ leaf, record }: CellProps): ReactElement => <YesNo yes={isYes(valueOf(leaf, record))} />);

/** A truth, shown as an icon in cells and with its word in views; `yes` and `no` are the values that travel. */
export const yesNo = (yes: unknown, no: unknown): FieldKind => ({ Cell: Mark, View: Worded, Filter: yesNoFilter(yes, no), align: 'center', text });
