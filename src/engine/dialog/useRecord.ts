import { useDataProvider } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Row } from '#src/fields/types.ts';

export interface Opened {
  /** As the service has it now; null while it is on its way. */
  readonly record: Row | null;
  readonly error: unknown;
  readonly retry: () => void;
}
/** Reads one record anew for a dialog: what a list showed may be old or less than all of it, and the version of now is needed to save. */
export const useRecord = (resource: Resource, id: string | null): Opened => {
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'dialog', id],
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<Row> => (await provider.getOne(resource.name, { id: id ?? '', ...(provider.supportAbortSignal ? { signal } : {}) })).data,
  });
  return { record: data ?? null, error: data ? null : error, retry: () => void refetch() };
};
