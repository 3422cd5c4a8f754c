import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import './user-view.css';

export type PanelName = 'inventory' | 'subscriptions' | 'achievements' | 'quests' | 'settings' | 'bonuses' | 'topItems' | 'topGames' | 'users';
interface Props<T> {
  readonly name: PanelName;
  /** Whose panel it is, and what else its data depend on. */
  readonly of: readonly (number | string)[];
  readonly load: (signal: AbortSignal) => Promise<T>;
  /** Key of the words beside the title. */
  readonly note?: string;
  readonly isEmpty?: (data: T) => boolean;
  readonly children: (data: T) => ReactNode;
}
/** A part of the view that loads by itself, fails by itself, and says when there is nothing. */
export const Panel = <T,>({ name, of, load, note, isEmpty = () => false, children }: Props<T>): ReactNode => {
  const translate = useTranslate();
  const id = useId();
  const { data, error, refetch } = useQuery({ queryKey: ['user-panel', name, ...of], queryFn: ({ signal }) => load(signal), refetchOnWindowFocus: false });
  const title = translate(`people.panels.${name}`);
  return (
    <section className="ad-people-panel" aria-labelledby={id}>
      <h3 id={id}>{title}{note && <small>{translate(note)}</small>}</h3>
      {data !== undefined ? (
        isEmpty(data) ? <p className="ad-muted">{translate(`people.empty.${name}`)}</p> : children(data)
      ) : error ? (
        <div className="ad-people-failed" role="alert">
          <p>{translate('people.failed', { panel: title })}</p>
          <Button size="small" variant="outlined" aria-label={`${translate('common.retry')}: ${title}`} onClick={() => void refetch()}>{translate('common.retry')}</Button>
        </div>
      ) : <output className="ad-people-wait" aria-label={translate('common.loading')}><Skeleton width="70%" /><Skeleton width="55%" /><Skeleton width="62%" /></output>}
    </section>
  );
};
