import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { admin } from '#resources/schema/access.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { failureOf } from '#src/engine/failure.ts';
import type { DialogLinks } from '#src/engine/dialog/links.ts';
import { Empty, FailedState } from '#src/ui/Places.tsx';
import type { Address } from './address.ts';

interface Props {
  readonly resource: Resource;
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly links: DialogLinks;
}
/** Whether the address asks for some of the rows only. */
export const isFiltered = ({ filter }: Address): boolean => Object.keys(filter).some((key) => key !== 'by' && filter[key] !== undefined);

/** What stands where rows would be: the list could not be loaded, nothing matches, or there is nothing yet. */
export const ListPlace = ({ resource, filtered, onClear, links }: Props): ReactElement => {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  const can = useAccess(resource);
  const { arena, caller } = useEngine();
  const again = <Button variant="outlined" onClick={() => void refetch()}>{translate('common.retry')}</Button>;
  const clear = <Button variant="outlined" onClick={onClear}>{translate('engine.empty.clear')}</Button>;
  const name = translate(`resources.${resource.name}.name`);
  if (error) return <FailedState title={translate('engine.failed.title')} action={<>{again}{filtered && clear}</>}>{translate(failureOf(error).status === 403 ? 'errors.forbidden' : 'engine.failed.text')}</FailedState>;
  // Without an arena others than admins were shown the list of none: there is nothing to add to either.
  if (arena === null && resource.scope && !admin(caller)) return <ChooseArena resource={resource} />;
  if (filtered) return <Empty icon="search" title={translate('engine.empty.filtered')} action={clear}>{translate('engine.empty.filteredText')}</Empty>;
  return (
    <Empty icon="inventory_2" title={translate('engine.empty.title')} action={<>{again}{can('create') !== 'never' && <Button variant="contained" onClick={links.create}>{translate(`resources.${resource.name}.add`)}</Button>}</>}>
      {translate('engine.empty.text', { name })}
    </Empty>
  );
};

/** Said in place of a list that belongs to one arena while none is chosen. */
export const ChooseArena = ({ resource }: { readonly resource: Resource }): ReactElement => {
  const translate = useTranslate();
  return <Empty icon="stadium" title={translate('engine.arena.title')}>{translate('engine.arena.text', { name: translate(`resources.${resource.name}.name`) })}</Empty>;
};
