import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { preloadForms } from '#src/engine/dialog/lazy.ts';
import type { DialogLinks } from '#src/engine/dialog/links.ts';
import { placedLabelOf } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { Act } from '#src/ui/Act.tsx';

interface Props {
  readonly resource: Resource;
  readonly record: Row;
  readonly links: DialogLinks;
}
const gap = <span className="ad-act-gap" aria-hidden="true" />;
/** View, edit and delete of one row, and what overrides add. What this person may not do to this row is not there; its place stays free, so that icons stand in line. */
export const RowActions = memo(({ resource, record, links }: Props): ReactElement => {
  const translate = useTranslate();
  const can = useAccess(resource);
  const departures = useEngine().overrides[resource.name];
  const name = placedLabelOf(resource, record, translate);
  const [update, remove] = [can('update', record), can('delete', record)];
  const id = String(record.id);
  return (
    <div className="ad-acts">
      {departures?.list?.rowActions?.map((Extra, i) => <Extra key={i} record={record} resource={resource} />)}
      <Act icon="visibility" label={translate('engine.action.view', { name })} onClick={() => links.show(id)} focusKey={`show-${id}`} />
      {update === 'yes' && <Act icon="edit" label={translate('engine.action.edit', { name })} onClick={() => links.edit(id)} onIntent={() => preloadForms(departures)} focusKey={`edit-${id}`} />}
      {update === 'no' && gap}
      {remove === 'yes' && <Act icon="delete" danger label={translate('engine.action.delete', { name })} onClick={() => links.remove(id)} focusKey={`delete-${id}`} />}
      {remove === 'no' && gap}
    </div>
  );
});
