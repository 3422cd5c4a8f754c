import { lazy, Suspense, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { maxBonusKeys } from '#resources/groups/max-bonuses.ts';
import { PartHistoryButton } from '#src/features/history/index.ts';
import { Icon } from '#src/ui/icons.tsx';
import { FailedState } from '#src/ui/Places.tsx';
import { StatCard } from '#src/ui/StatCard.tsx';
import { ceilings } from './ceilings.ts';
import './max-bonuses.css';

const EditDialog = lazy(async () => ({ default: (await import('./EditDialog.tsx')).EditDialog }));
const queryKey = ['max-bonuses'];

/** How high each part of a player's bonus may go, and the way to change it. */
export const MaxBonuses = (): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({ queryKey, queryFn: ({ signal }) => provider.maxBonuses(signal) });
  const refresh = translate('common.refresh');
  const edit = translate('ra.action.edit');
  return (
    <div className="ad-list">
      <header className="ad-list-bar">
        <div className="ad-list-title"><h1>{translate('app.pages.max-bonuses')}</h1></div>
        <div className="ad-list-tools">
          <button type="button" className="ad-icon-button" aria-label={refresh} title={refresh} onClick={() => void refetch()}><Icon name="refresh" className={isFetching ? 'ad-spin' : undefined} /></button>
          <PartHistoryButton resource={ceilings} part={{ name: translate('app.pages.max-bonuses'), read: (page, signal) => provider.maxBonusHistory(page, signal), label: (path) => translate(`app.maxBonuses.${path}`) }} />
          <Button variant="contained" disabled={!data} startIcon={<Icon name="edit" size={18} />} data-focus-key="edit" onClick={() => setEditing(true)}>{edit}</Button>
        </div>
      </header>
      <p className="ad-muted ad-ceilings-lead">{translate('app.maxBonuses.lead')}</p>
      {error && !data ? (
        <FailedState title={translate('engine.failed.title')} action={<Button variant="outlined" onClick={() => void refetch()}>{translate('common.retry')}</Button>}>{translate('engine.failed.text')}</FailedState>
      ) : (
        <div className="ad-ceilings">
          {maxBonusKeys.map((key) => <StatCard key={key} icon="percent" label={translate(`app.maxBonuses.${key}`)} figure={data ? String(data.value[key] ?? '–') : null} unit="%" note={translate(`app.maxBonuses.notes.${key}`)} />)}
        </div>
      )}
      {editing && data && (
        <Suspense fallback={null}>
          <EditDialog seen={data} onClose={() => setEditing(false)} onSaved={() => void queryClient.invalidateQueries({ queryKey })} />
        </Suspense>
      )}
    </div>
  );
};
