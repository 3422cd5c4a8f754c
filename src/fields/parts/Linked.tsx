import { LinkBase } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useSurroundings } from '../context.ts';

interface Props {
  readonly resource: string;
  /** null: what is shown is no record that could be opened. */
  readonly id: number | string | null;
  readonly title?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}
/** The name of another record, which leads to its dialog where this person may see it. */
export const Linked = ({ resource, id, title, className = 'ad-clip', children }: Props): ReactElement => {
  const { linkTo } = useSurroundings();
  const to = id === null ? null : (linkTo?.(resource, id) ?? null);
  return to === null ? <span className={className} title={title}>{children}</span> : <LinkBase to={to} className={`${className} ad-ref`} title={title}>{children}</LinkBase>;
};
