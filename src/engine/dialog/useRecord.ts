import { useGetOne } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Row } from '#src/fields/types.ts';

export interface Opened {
  /** As the service has it now; null while it is on its way. */
  readonly record: Row | null;
  readonly error: unknown;
  readonly retry: () => void;
}
/** Reads one record anew for a dialog: what a list showed may be old, and its version is needed to save. */
export const useRecord = (resource: Resource, id: string | null): Opened => {
  const { data, error, isFetchedAfterMount, refetch } = useGetOne(resource.name, { id: id ?? '' }, { enabled: id !== null, staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false, retry: false });
  return { record: isFetchedAfterMount && data ? (data as Row) : null, error: isFetchedAfterMount ? error : null, retry: () => void refetch() };
};
