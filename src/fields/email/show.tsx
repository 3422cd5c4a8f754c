import { memo, type ReactElement } from 'react';
import { Address } from '#src/ui/Address.tsx';
import { Nothing, textual } from '../parts/cells.tsx';
import { TextFilter } from '../parts/filters.tsx';
import { isEmpty, valueOf } from '../parts/value.ts';
import type { FieldKind, ViewProps } from '../types.ts';

const View = ({ leaf, record }: ViewProps): ReactElement => {
  const value = valueOf(leaf, record);
  return isEmpty(value) ? <Nothing /> : <a href={`mailto:${encodeURI(String(value))}`} className="ad-lines"><Address text={String(value)} /></a>;
};

export const email: FieldKind = { Cell: textual(String, 'ad-clip', true), View: memo(View), Filter: TextFilter, align: 'left', text: String };
