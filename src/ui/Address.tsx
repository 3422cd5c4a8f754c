import { Fragment, type ReactElement } from 'react';

/** An address of the net: where it finds no room in one line it goes on before its @ or a dot, not within a word. */
export const Address = ({ text }: { readonly text: string }): ReactElement => (
  <>{text.split(/(?=[@.])/).map((part, i) => <Fragment key={i}>{i > 0 && <wbr />}{part}</Fragment>)}</>
);
