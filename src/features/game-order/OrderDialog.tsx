import type { ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { Missing } from '#src/engine/dialog/Missing.tsx';
import type { ChosenArena } from '#src/engine/context.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Empty } from '#src/ui/Places.tsx';
import { OrderEditor } from './OrderEditor.tsx';
import './game-order.css';

interface Props {
  readonly arena: ChosenArena;
  readonly onClose: () => void;
}
/** All games of an arena in one list, to be put in another order. They are read anew when it opens, and not again beneath somebody's hands. */
export const OrderDialog = ({ arena, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['games', 'dialog', 'order', arena.id], staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false,
    queryFn: ({ signal }) => provider.arenaEntries('games', arena.id, signal),
  });
  const title = translate('resources.games.notes.title', { arena: arena.name });
  if (data && data.length > 0) return <OrderEditor arena={arena.id} title={title} games={data} onClose={onClose} />;
  return (
    <DialogFrame size={720} title={title} onClose={onClose}>
      {data ? <Empty icon="videogame_asset" title={translate('resources.games.notes.none')}>{translate('resources.games.notes.noneText')}</Empty> : <Missing error={error} retry={() => void refetch()} lines={8} />}
    </DialogFrame>
  );
};
