import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { preloadForms } from '#src/engine/dialog/lazy.ts';
import type { DialogLinks } from '#src/engine/dialog/links.ts';
import { labelOf } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { Act } from './Act.tsx';

interface Props {
  readonly resource: Resource;
  readonly record: Row;
  readonly links: DialogLinks;
}
/** View, edit and delete of one row, and what overrides add. What the role never may is not drawn; what this row does not allow says so. */
export const RowActions = memo(({ resource, record, links }: Props): ReactElement => {
  const translate = useTranslate();
  const can = useAccess(resource);
  const departures = useEngine().overrides[resource.name];
  const name = labelOf(resource, record);
  const [update, remove] = [can('update', record), can('delete', record)];
  const id = String(record.id);
  return (
    <div className="ad-acts">
      {departures?.list?.rowActions?.map((Extra, i) => <Extra key={i} record={record} resource={resource} />)}
      <Act icon="visibility" label={translate('engine.action.view', { name })} onClick={() => links.show(id)} focusKey={`show-${id}`} />
      {update !== 'never' && (
        <Act icon="edit" label={translate('engine.action.edit', { name })} reason={update === 'no' ? translate('engine.reason.update') : undefined}
          onClick={() => links.edit(id)} onIntent={() => preloadForms(departures)} focusKey={`edit-${id}`} />
      )}
      {remove !== 'never' && (
        <Act icon="delete" danger label={translate('engine.action.delete', { name })} reason={remove === 'no' ? translate('engine.reason.delete') : undefined} 
          onClick={() => links.remove(id)} focusKey={`delete-${id}`} />
      )}
    </div>
  );
});
