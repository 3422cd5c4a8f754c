import { Fragment, memo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { CellProps } from '../types.ts';
import { type Saying, useWorld } from './say.ts';
import { isEmpty, nothing, valueOf } from './value.ts';

/** A value that is there, as text. */
export type TextOf = (value: unknown, saying: Saying) => string;

export const Nothing = (): ReactElement => <span className="ad-muted ad-nothing">{nothing}</span>;

/** What is put together by slashes (`Europe/Ljubljana`) goes on in the next line behind one, before a word is broken. */
const broken = (text: string): ReactNode => {
  const parts = text.split('/');
  return parts.length === 1 ? text : parts.map((part, i) => <Fragment key={i}>{i > 0 && <>/<wbr /></>}{part}</Fragment>);
};

/** Draws a value by its text; `className` says how: cut in one line, with its lines, as a figure. */
export const textual = (textOf: TextOf, className: string, titled = false): ComponentType<CellProps> => {
  const Textual = ({ leaf, record, resource, under }: CellProps): ReactElement => {
    const world = useWorld(record);
    const value = valueOf(leaf, record);
    if (isEmpty(value)) return <Nothing />;
    const shown = textOf(value, { ...world, leaf, resource, under });
    return (
      <span className={className} title={titled ? shown : undefined}>
        {broken(shown)}
      </span>
    );
  };
  return memo(Textual);
};
