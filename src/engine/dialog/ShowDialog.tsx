import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { holds } from '#resources/schema/condition.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { fieldLabel, sectionTitle } from '#src/engine/rules.ts';
import { fieldKinds, placedLabelOf } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { DialogSection } from '#src/ui/DialogSection.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { preloadForms } from './lazy.ts';
import type { DialogLinks } from './links.ts';
import { Missing } from './Missing.tsx';
import { useRecord } from './useRecord.ts';

/** What is never shown, and what this record has no use for: its form does not ask for it either. */
const hiddenIn = ({ when }: Resource, record: Row | null) => (leaf: Leaf): boolean => {
  const condition = when[leaf.path];
  return (leaf.kind === 'secret' && leaf.options.shown !== 'set') || (condition !== undefined && record !== null && !holds(condition, record));
};

/** Fields of a record with their labels, each drawn by an override of just this field or as its kind does. */
export const Pairs = ({ resource, leaves, record }: { readonly resource: Resource; readonly leaves: readonly Leaf[]; readonly record: Row }): ReactElement => {
  const translate = useTranslate();
  const override = useEngine().overrides[resource.name]?.show?.view;
  const hidden = hiddenIn(resource, record);
  return (
    <dl className="ad-pairs">
      {leaves.filter((leaf) => !hidden(leaf)).map((leaf) => {
        const Draw = override?.[leaf.path] ?? fieldKinds[leaf.kind].View;
        return [<dt key={`${leaf.path} label`}>{fieldLabel(resource, leaf.path, translate)}</dt>, <dd key={leaf.path}><Draw leaf={leaf} record={record} resource={resource} /></dd>];
      })}
    </dl>
  );
};

interface Props {
  readonly resource: Resource;
  readonly id: string;
  readonly links: DialogLinks;
}
/** Everything of one record, section by section as its form has them, and what may be done with it. */
export const ShowDialog = ({ resource, id, links }: Props): ReactElement => {
  const translate = useTranslate();
  const can = useAccess(resource);
  const { overrides, tools } = useEngine();
  const departures = overrides[resource.name];
  const RecordTools = tools?.record;
  const { record, error, retry } = useRecord(resource, id);
  const { before: Before, after: After, actions = [], sections: own, size = 720 } = departures?.show ?? {};
  const declared = [...resource.form.map(({ name, leaves }) => ({ title: `resources.${resource.name}.sections.${name}`, leaves })), { title: 'engine.record', leaves: resource.view }];
  const chosen = own && record ? own(record).map(({ title, paths }) => ({ title, leaves: paths.flatMap((path) => resource.leaf(path) ?? []) })) : declared;
  const hidden = hiddenIn(resource, record);
  const sections = chosen.filter(({ leaves }) => leaves.some((leaf) => !hidden(leaf)));
  const button = (operation: 'update' | 'delete', icon: 'edit' | 'delete', onClick: () => void) => {
    const word = translate(`ra.action.${operation === 'update' ? 'edit' : 'delete'}`);
    return record && can(operation, record) === 'yes' ? (
      <Button size="small" aria-label={word} color={operation === 'delete' ? 'error' : 'primary'} startIcon={<Icon name={icon} size={18} />} onClick={onClick} onMouseEnter={() => preloadForms(departures)}><span className="ad-word">{word}</span></Button>
    ) : null;
  };
  const one = translate(`resources.${resource.name}.one`);
  return (
    <DialogFrame
      size={size}
      title={record ? `${one}: ${placedLabelOf(resource, record, translate)}` : one}
      tools={<>{RecordTools && <RecordTools resource={resource} id={id} record={record} />}{record && actions.map((Action, i) => <Action key={i} record={record} resource={resource} />)}{button('update', 'edit', () => links.edit(id))}{button('delete', 'delete', () => links.remove(id))}</>}
      onClose={() => links.close()}
    >
      {record ? (
        <RecordContextProvider value={record}>
          {Before && <Before record={record} resource={resource} />}
          {sections.map(({ title, leaves }, i) => <DialogSection key={title} id={`show-${i}`} title={sections.length > 1 ? sectionTitle(resource, title, leaves, translate) : undefined}><Pairs resource={resource} leaves={leaves} record={record} /></DialogSection>)}
          {After && <After record={record} resource={resource} />}
        </RecordContextProvider>
      ) : <Missing error={error} retry={retry} lines={sections.flatMap(({ leaves }) => leaves).length} />}
    </DialogFrame>
  );
};
