import { useState, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { at } from '#resources/schema/condition.ts';
import { useWorld } from '#src/fields/parts/say.ts';
import { formatInstant } from '#src/lib/format.ts';
import { Icon } from '#src/ui/icons.tsx';
import { blamesPaper, fiscalOf, officeSaid, type OnRecord } from './record.ts';
import './invoice-actions.css';

/** How an invoice stands with the tax office, where there is something to mind: until when it has to be told, and what it said last. */
export const FiscalNotice = ({ record }: OnRecord): ReactElement | null => {
  const translate = useTranslate();
  const { moment } = useWorld({ ...record });
  const [opened] = useState(() => Date.now());
  const fiscal = fiscalOf(record);
  const state = fiscal?.state;
  if (!fiscal || at(record, 'fiscalized') === true || state === undefined || state === 'done') return null;
  const word = (key: string, values?: object) => translate(`invoiceActions.fiscal.${key}`, values);
  const answer = officeSaid(fiscal.last_error, translate);
  const said = [
    word(state === 'rejected' && blamesPaper(fiscal.last_error) ? 'rejectedForGood' : state),
    ...(state !== 'none' && fiscal.deadline ? [word(Date.parse(fiscal.deadline) < opened ? 'lateSince' : 'deadline', { until: formatInstant(fiscal.deadline, moment) })] : []),
    ...(state === 'pending' && (fiscal.attempts ?? 0) > 0 ? [word('attempts', { smart_count: fiscal.attempts })] : []),
  ];
  return (
    <div className={state === 'none' ? 'ad-notice ad-notice-quiet' : 'ad-notice'} role="note" aria-label={word('title')}>
      <Icon name={state === 'none' ? 'info' : state === 'rejected' ? 'error' : 'schedule'} />
      <span>
        {said.join(' ')}
        {answer !== '' && <><br />{word('lastError')} {answer}</>}
      </span>
    </div>
  );
};
