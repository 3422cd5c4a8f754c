import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { preloadForms } from '#src/engine/dialog/lazy.ts';
import { useDialogLinks } from '#src/engine/dialog/links.ts';
import { nameOf } from '#src/engine/record.ts';
import type { Row } from '#src/fields/types.ts';
import { Act } from './Act.tsx';

/** View, edit and delete of one row, and what overrides add. What the role never may is not drawn; what this row does not allow says so. */
export const RowActions = memo(({ resource, record }: { readonly resource: Resource; readonly record: Row }): ReactElement => {
  const translate = useTranslate();
  const can = useAccess(resource);
  const open = useDialogLinks(resource);
  const extra = useEngine().overrides[resource.name]?.list?.rowActions ?? [];
  const name = nameOf(resource, record);
  const [update, remove] = [can('update', record), can('delete', record)];
  const preload = () => preloadForms(resource.name);
  const id = String(record.id);
  return (
    <div className="ad-acts">
      {extra.map((Extra, i) => <Extra key={i} record={record} resource={resource} />)}
      <Act icon="visibility" label={translate('engine.action.view', { name })} onClick={() => open.show(id)} />
      {update !== 'never' && <Act icon="edit" label={translate('engine.action.edit', { name })} reason={update === 'no' ? translate('engine.reason.update') : undefined} onClick={() => open.edit(id)} onIntent={preload} />}
      {remove !== 'never' && <Act icon="delete" danger label={translate('engine.action.delete', { name })} reason={remove === 'no' ? translate('engine.reason.delete') : undefined} onClick={() => open.remove(id)} />}
    </div>
  );
});
