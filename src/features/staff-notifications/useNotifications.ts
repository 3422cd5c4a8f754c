import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ServiceProvider, StaffNotification } from '#dataProviders/types.ts';

const halfAMinute = 30_000;
const none: readonly StaffNotification[] = [];

export interface Notifications {
  readonly list: readonly StaffNotification[];
  readonly failed: boolean;
  /** Clears what is shown, for this person alone. Rejects when that fails. */
  readonly clear: () => Promise<void>;
}
/** What this person was told in an arena, asked for every half minute while the tab is in sight, and at once when it comes back. Without an arena nothing is asked. */
export const useNotifications = (arena: number | null): Notifications => {
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const queryKey: QueryKey = ['staff-notifications', arena];
  const { data = none, error } = useQuery({
    queryKey, enabled: arena !== null, queryFn: ({ signal }) => provider.staffNotifications(arena ?? -1, signal),
    refetchInterval: halfAMinute, refetchIntervalInBackground: false, refetchOnWindowFocus: 'always',
  });
  const clear = async () => {
    if (arena === null) return;
    const seen = new Set(data.map(({ id }) => id));
    await provider.clearStaffNotifications(arena, [...seen]);
    // An answer that is under way still has them.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<readonly StaffNotification[]>(queryKey, (now = none) => now.filter(({ id }) => !seen.has(id)));
    void queryClient.invalidateQueries({ queryKey });
  };
  return { list: data, failed: error !== null, clear };
};
