import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Entry, ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';

/** Everything the chosen arena has of the catalogue; nothing is asked while none is chosen. Asked anew when an entry of it is saved. */
export const useArenaEntries = (kind: 'games' | 'apps'): UseQueryResult<readonly Entry[]> => {
  const provider = useDataProvider<ServiceProvider>();
  const arena = useEngine().arena?.id ?? null;
  return useQuery({ queryKey: [kind, 'entries', arena], enabled: arena !== null, queryFn: ({ signal }) => provider.arenaEntries(kind, arena ?? -1, signal) });
};
