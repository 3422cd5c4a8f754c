import { useIsFetching, useQuery, type UseQueryResult } from '@tanstack/react-query';

const mark = 'goes along';
/** Asks what goes with a record that is about to be deleted. Under no key of its resource: whoever has deleted it must not ask for it anew. */
export const useGoesAlong = <T>(key: readonly unknown[], ask: (signal: AbortSignal) => Promise<T>): UseQueryResult<T> =>
  useQuery({ queryKey: [mark, ...key], queryFn: ({ signal }) => ask(signal), staleTime: 0, gcTime: 0 });
/** Whether that is still being asked: until it is answered nobody knows what the question before deleting asks. */
export const useStillAsked = (): boolean => useIsFetching({ queryKey: [mark] }) > 0;
