import { useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import { todayIn } from '#resources/domain/day.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import type { AddressProps } from '#src/engine/list/address.ts';
import type { Columns } from '#src/engine/list/columns.ts';
import { isFiltered } from '#src/engine/list/Places.tsx';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { useFormat, useWorld } from '#src/fields/index.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { running } from './running.ts';
import { everyLeaf, writeFile } from './write-file.ts';
import './export.css';

interface Props extends AddressProps {
  readonly columns: Columns;
  readonly onClose: () => void;
}
/** Asks which columns go into the file; then the list is free again, and the file comes when it is whole. */
export const ExportDialog = ({ resource, address, columns, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ServiceProvider>();
  const { timezone } = useFormat();
  const { overrides } = useEngine();
  const { total = 0 } = useListContext();
  const world = useWorld();
  const [whole, setWhole] = useState(false);
  const name = translate(`resources.${resource.name}.name`);
  const say = (text: string, type: 'error' | 'success' | 'info' | 'warning') => notify(text, { type, messageArgs: { _: text } });
  const start = async () => {
    onClose();
    if (running.get()) return say(translate('tools.export.busy'), 'info');
    const given = new AbortController();
    const progress = (done: number, of: number) => running.set({ name, done, total: of, cancel: () => given.abort() });
    progress(0, total);
    try {
      const leaves = whole ? everyLeaf(resource) : columns.shown.flatMap(({ leaf }) => leaf ?? []);
      const { blob, rows, unnamed } = await writeFile({ provider, resource, address, leaves, written: overrides[resource.name]?.list?.written, world, timezone, progress, signal: given.signal });
      saveFile(blob, `${resource.name}-${todayIn(timezone)}-${rows}.csv`);
      const done = translate('tools.export.done', { smart_count: rows, total: formatCoins(rows) });
      if (unnamed === 0) say(done, 'success');
      else say([done, translate('tools.export.unnamed', { smart_count: unnamed, total: formatCoins(unnamed) })].join('\n'), 'warning');
    } catch (error) {
      if (given.signal.aborted) say(translate('tools.export.stopped'), 'info');
      else say([translate('tools.export.failed'), ...failureText(failureOf(error), resource, translate, world.moment.locale)].join('\n'), 'error');
    } finally {
      running.set(null);
    }
  };
  const choice = (all: boolean, key: string) => (
    <label><input type="radio" name="export-columns" checked={whole === all} onChange={() => setWhole(all)} />{translate(`tools.export.${key}`)}</label>
  );
  return (
    <DialogFrame size={480} title={translate('tools.export.title', { name })} onClose={onClose}
      footer={<><Button color="inherit" onClick={onClose}>{translate('ra.action.cancel')}</Button><Button variant="contained" autoFocus disabled={total === 0} onClick={() => void start()}>{translate('tools.export.start')}</Button></>}>
      <p>{translate('tools.export.text', { smart_count: total, total: formatCoins(total) })}{isFiltered(address) && ` ${translate('tools.export.filtered')}`}</p>
      <fieldset className="ad-export-columns">
        <legend>{translate('tools.export.columns')}</legend>
        {choice(false, 'shown')}
        {choice(true, 'all')}
      </fieldset>
    </DialogFrame>
  );
};

/** How far a running export is, at the lower edge, with the way to give it up. */
export const Progress = ({ name, done, total, cancel }: NonNullable<ReturnType<typeof running.get>>): ReactElement => {
  const translate = useTranslate();
  const text = translate('tools.export.running', { name, done: formatCoins(done), total: formatCoins(total) });
  const stop = translate('tools.export.cancel');
  return (
    <div className="ad-export-progress">
      <span>{text}</span>
      <progress value={done} max={Math.max(total, 1)} aria-label={translate('tools.export.open')} />
      <button type="button" className="ad-icon-button" aria-label={stop} title={stop} onClick={cancel}><Icon name="close" size={18} /></button>
    </div>
  );
};
