import { memo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { CellProps } from '../types.ts';
import { type Saying, useWorld } from './say.ts';
import { isEmpty, nothing, valueOf } from './value.ts';

/** A value that is there, as text. */
export type TextOf = (value: unknown, saying: Saying) => string;

export const Nothing = (): ReactElement => <span className="ad-muted ad-nothing">{nothing}</span>;

/** What is put together by slashes (`Europe/Ljubljana`) goes on in the next line behind one, before a word is broken. */
export const broken = (text: string): ReactNode => text.split('/').flatMap((part, i) => (i > 0 ? ['/', <wbr key={i} />, part] : part));

/** Draws a value by its text; `className` says how: cut in one line, with its lines, as a figure. `draw` makes more of the text. */
export const textual = (textOf: TextOf, className: string, titled = false, draw: (text: string, value: unknown, saying: Saying) => ReactNode = broken): ComponentType<CellProps> => {
  const Textual = ({ leaf, record, resource, under }: CellProps): ReactElement => {
    const world = useWorld(record);
    const value = valueOf(leaf, record);
    if (isEmpty(value)) return <Nothing />;
    const saying = { ...world, leaf, resource, under };
    const shown = textOf(value, saying);
    return (
      <span className={className} title={titled ? shown : undefined}>
        {draw(shown, value, saying)}
      </span>
    );
  };
  return memo(Textual);
};
