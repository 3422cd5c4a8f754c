import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { Panel, type PanelName } from './Panel.tsx';
import { SubTable, type SubColumn } from './SubTable.tsx';

interface Props<R> {
  readonly name: PanelName;
  readonly user: number;
  readonly load: (signal: AbortSignal) => Promise<readonly R[]>;
  readonly columns: readonly SubColumn<R>[];
  /** Key of the words beside the title. */
  readonly note?: string;
}
const none = (rows: readonly unknown[]) => rows.length === 0;
/** A panel that is one small table, called like the panel. */
export const TablePanel = <R extends object>({ name, user, load, columns, note }: Props<R>): ReactElement => {
  const translate = useTranslate();
  return (
    <Panel name={name} of={[user]} load={load} isEmpty={none} {...(note === undefined ? {} : { note })}>
      {(rows) => <SubTable label={translate(`people.panels.${name}`)} rows={rows} columns={columns} />}
    </Panel>
  );
};
