import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import { placedLabelOf } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';

const most = 8;
/** The first of the records by name, the others counted; all of them where the question of each alone would say more, so that nothing of it goes unsaid. */
export const Names = ({ resource, rows }: { readonly resource: Resource; readonly rows: readonly Row[] }): ReactElement => {
  const translate = useTranslate();
  const Body = useEngine().overrides[resource.name]?.remove?.body;
  const shown = Body ? rows : rows.slice(0, most);
  const rest = rows.length - shown.length;
  return (
    <ul className="ad-bulk-names">
      {shown.map((row) => <li key={String(row.id)}>{placedLabelOf(resource, row, translate)}{Body && <Body record={row} resource={resource} />}</li>)}
      {rest > 0 && <li>{translate('tools.bulk.others', { smart_count: rest, total: rest })}</li>}
    </ul>
  );
};
