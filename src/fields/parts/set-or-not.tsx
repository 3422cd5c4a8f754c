import { useTranslate } from 'ra-core';
import { memo, type ComponentType, type ReactElement } from 'react';
import type { CellProps } from '../types.ts';
import { isEmpty, valueOf } from './value.ts';

/** Says whether something is there, never what: `word` is the key of what is said when it is. */
export const setOrNot = (word: string): ComponentType<CellProps> => {
  const SetOrNot = ({ leaf, record }: CellProps): ReactElement => {
    const translate = useTranslate();
    const there = !isEmpty(valueOf(leaf, record));
    return <span className={there ? undefined : 'ad-muted'}>{translate(there ? word : 'fields.unset')}</span>;
  };
  return memo(SetOrNot);
};
