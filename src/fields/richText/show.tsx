import { lazy, memo, type ReactElement, Suspense } from 'react';
import { plainText } from '#resources/domain/plain-text.ts';
import { cut } from '#resources/domain/text.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Nothing, textual } from '../parts/cells.tsx';
import { isEmpty, valueOf } from '../parts/value.ts';
import type { FieldKind, ViewProps } from '../types.ts';

const most = 80;
/** The cleaner is a chunk of its own: only a view of rich text needs it. */
const Clean = lazy(async () => ({ default: (await import('./Clean.tsx')).Clean }));

const View = ({ leaf, record }: ViewProps): ReactElement => {
  const value = valueOf(leaf, record);
  if (isEmpty(value)) return <Nothing />;
  return <Suspense fallback={<Skeleton width="100%" height="3em" />}><Clean html={String(value)} centred={leaf.options.centred} /></Suspense>;
};

export const richText: FieldKind = {
  Cell: textual((value) => cut(plainText(String(value)), most), 'ad-clip'),
  View: memo(View),
  Filter: null,
  align: 'left',
  text: (value) => plainText(String(value)),
};
