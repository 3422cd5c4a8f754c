import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { placedLabelOf } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Empty, FailedState } from '#src/ui/Places.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Entry } from './Entry.tsx';
import './history.css';

interface Props {
  readonly resource: Resource;
  readonly id: string;
  readonly record: Row | null;
  readonly onClose: () => void;
}
/** What is no record of a resource: what it is called, where its log is read, and what its fields are called. */
export interface Part {
  readonly name: string;
  readonly read: (page: number, signal: AbortSignal) => ReturnType<ServiceProvider['recordHistory']>;
  readonly label: (path: string) => string;
}
/** What happened to a record, newest first: who, when, which fields, and their values before and after. */
export const HistoryDialog = ({ resource, id, record, part, onClose }: Props & { readonly part?: Part }): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [resource.name, 'dialog', 'history', id],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => (part ? part.read(pageParam, signal) : provider.recordHistory(resource.name, id, pageParam, signal)),
    getNextPageParam: (last, pages) => (last && pages.reduce((sum, page) => sum + (page?.data.length ?? 0), 0) < last.total ? pages.length + 1 : null),
  });
  const entries = data?.pages.flatMap((page) => page?.data ?? []) ?? [];
  const kept = data?.pages[0] !== null;
  const name = part ? part.name : record ? placedLabelOf(resource, record, translate) : (entries.find(({ label }) => label !== null)?.label ?? `#${id}`);
  return (
    <DialogFrame size={720} title={translate('tools.history.title', { name })} onClose={onClose}>
      {isPending && <div aria-busy="true" className="ad-history">{Array.from({ length: 4 }, (_, i) => <Skeleton key={i} width="70%" height={20} />)}</div>}
      {error && <FailedState title={translate('tools.history.failed')} action={<Button variant="outlined" onClick={() => void refetch()}>{translate('common.retry')}</Button>}>{translate('engine.failed.text')}</FailedState>}
      {data && entries.length === 0 && <Empty icon="history" title={translate(kept ? 'tools.history.none' : 'tools.history.kept')} />}
      {entries.length > 0 && <ol className="ad-history">{entries.map((entry) => <Entry key={entry.id} entry={entry} resource={resource} record={record} label={part?.label} />)}</ol>}
      {hasNextPage && <p className="ad-history-more"><Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>{translate('tools.history.more')}</Button></p>}
    </DialogFrame>
  );
};
