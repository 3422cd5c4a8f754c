import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { placedLabelOf } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';

const most = 8;
interface NamesProps {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  /** What is said of each. */
  readonly render: ((row: Row) => ReactNode) | undefined;
}
/** The first of the records by name, the others counted; all of them where something is said of each, so that nothing of it goes unsaid. */
export const Names = ({ resource, rows, render }: NamesProps): ReactElement => {
  const translate = useTranslate();
  const shown = render ? rows : rows.slice(0, most);
  const rest = rows.length - shown.length;
  return (
    <ul className="ad-bulk-names">
      {shown.map((row) => <li key={String(row.id)}>{placedLabelOf(resource, row, translate)}{render?.(row)}</li>)}
      {rest > 0 && <li>{translate('tools.bulk.others', { smart_count: rest, total: rest })}</li>}
    </ul>
  );
};
