import { memo, type ReactElement } from 'react';
import { Nothing, textual } from '../parts/cells.tsx';
import { isEmpty, valueOf } from '../parts/value.ts';
import type { FieldKind, ViewProps } from '../types.ts';

const text = (value: unknown): string => JSON.stringify(value);

const View = memo(({ leaf, record }: ViewProps): ReactElement => {
  const value = valueOf(leaf, record);
  return isEmpty(value) ? <Nothing /> : <pre className="ad-mono">{JSON.stringify(value, null, 2)}</pre>;
});

export const json: FieldKind = { Cell: textual(text, 'ad-clip', true), View, Filter: null, align: 'left', text };
