import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { put } from '#resources/schema/condition.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { FieldChange, HistoryEntry } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { fieldLabel, type Translate } from '#src/engine/rules.ts';
import { fieldKinds, useWorld } from '#src/fields/index.ts';
import { ListApart } from '#src/fields/list/Apart.tsx';
import type { Row } from '#src/fields/types.ts';
import { formatInstant } from '#src/lib/format.ts';
import { Icon, type IconName } from '#src/ui/icons.tsx';

const icons: Readonly<Record<HistoryEntry['action'], IconName>> = { create: 'add', update: 'edit', delete: 'delete' };

/** What no field draws, as text: the values alone, what holds nothing left out. */
const plain = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map((one: unknown) => (Array.isArray(one) && one.some((part) => part !== null) ? one.map(plain).join('–') : plain(Array.isArray(one) ? null : one))).join(', ');
  return typeof value === 'object' ? Object.entries(value).filter(([key, part]) => key !== 'id' && part !== null).map(([, part]) => plain(part)).join(' ') : String(value);
};

interface ValueProps {
  /** Whether the record was there before and after: of a list only what differs is of interest then. */
  readonly both: boolean;
  readonly change: FieldChange;
  readonly side: 'before' | 'after';
  readonly resource: Resource;
  /** What the value is shown by: the arena it belongs to says currency and zone. */
  readonly around: Row;
}
/** A value as it was, drawn as its field draws it. */
const Value = ({ change, side, both, resource, around }: ValueProps): ReactElement => {
  const translate = useTranslate();
  const { overrides } = useEngine();
  const value = change[side];
  const leaf = resource.leaf(change.path);
  if (change.cut && (value === null || value === undefined)) return <span className="ad-muted">{translate('tools.history.large')}</span>;
  const Part = overrides[resource.name]?.show?.parts?.[change.path];
  if (!leaf && Part && !change.cut) return <Part value={value} other={change[side === 'before' ? 'after' : 'before']} />;
  if (!leaf) return <span className="ad-lines">{plain(value)}</span>;
  // A picture stands small here; a table that is wider than its column scrolls in a box of its own.
  const Draw = leaf.kind === 'image' ? fieldKinds.image.Cell : fieldKinds[leaf.kind].View;
  const drawn = <Draw leaf={leaf} record={put(around, leaf.path, value)} resource={resource} />;
  return (
    <>
      {leaf.kind === 'list' && both && !change.cut
        ? <ListApart leaf={leaf} record={put(around, leaf.path, value)} other={put(around, leaf.path, change[side === 'before' ? 'after' : 'before'])} resource={resource} />
        : leaf.kind === 'list' ? <div>{drawn}</div> : drawn}
      {change.cut && <small className="ad-muted"> ({translate('tools.history.cut')})</small>}
    </>
  );
};

/** A field, or a part that is saved by a call of its own; null for what there is no more. */
const nameOf = (resource: Resource, path: string, translate: Translate): string | null =>
  resource.leaf(path) ? fieldLabel(resource, path, translate) : translate(`resources.${resource.name}.parts.${path}`, { _: '' }) || null;

/** One change of a record: what was done, by whom and when, and the fields it touched. */
export const Entry = ({ entry, resource, record, label }: { readonly entry: HistoryEntry; readonly resource: Resource; readonly record: Row | null; readonly label?: ((path: string) => string) | undefined }): ReactElement => {
  const translate = useTranslate();
  const { moment } = useWorld(record ?? {});
  const around: Row = { id: record?.id ?? 0, ...(record && 'arena' in record ? { arena: record.arena } : {}) };
  const sides = entry.action === 'create' ? (['after'] as const) : entry.action === 'delete' ? (['before'] as const) : (['before', 'after'] as const);
  const heading = translate(`tools.history.${entry.action}`);
  return (
    <li>
      <p className="ad-history-head">
        <Icon name={icons[entry.action]} size={18} />
        <strong>{heading}</strong>
        <span>{translate('tools.history.by', { name: entry.by.username })}</span>
        <time dateTime={entry.at}>{formatInstant(entry.at, moment)}</time>
      </p>
      {entry.changes.length > 0 && (
        <table className="ad-history-changes">
          <thead><tr><th scope="col">{translate('tools.history.field')}</th>{sides.map((side) => <th key={side} scope="col">{translate(`tools.history.${side}`)}</th>)}</tr></thead>
          <tbody>
            {entry.changes.map((change) => (
              <tr key={change.path}>
                <th scope="row">{label?.(change.path) ?? nameOf(resource, change.path, translate) ?? <span title={translate('tools.history.gone')}>{change.path}</span>}</th>
                {change.hidden
                  ? <td colSpan={sides.length} className="ad-muted">{translate('tools.history.hidden')}</td>
                  : sides.map((side) => <td key={side} data-side={translate(`tools.history.${side}`)}><Value change={change} side={side} both={sides.length === 2} resource={resource} around={around} /></td>)}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
};
