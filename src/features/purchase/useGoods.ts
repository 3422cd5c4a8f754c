import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import type { SaleArena } from './arena.ts';
import { shelvesOf, type Good, type Shelf } from './goods.ts';

/** How long the search waits after the last key, in milliseconds (spec section 9). Enter does not wait. */
export const itemDelay = 400;

export interface Goods {
  readonly shelves: readonly Shelf[];
  /** The text these were searched with; '' for all. */
  readonly asked: string;
  /** Nothing has come yet. */
  readonly pending: boolean;
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly refresh: () => void;
  /** Searches at once, and answers what was found. */
  readonly find: (text: string) => Promise<readonly Shelf[]>;
  /** Asks anew for everything on sale, and answers it by variant. */
  readonly renew: () => Promise<ReadonlyMap<number, Good>>;
  /** Looks up by itself what is in no list: it may only have run out. Null: it is no longer on sale. */
  readonly seek: (good: Pick<Good, 'sku' | 'variant'>) => Promise<Good | null>;
}
const byVariant = (shelves: readonly Shelf[]): ReadonlyMap<number, Good> => new Map(shelves.flatMap(({ goods }) => goods).map((good) => [good.variant, good]));
const key = (arena: number, name: string) => ['purchase', 'goods', arena, name] as const;

/**
 * What the arena can sell, as the service searches it.
 * @param onAll told of the whole list each time it comes: what is in the basket follows it
 */
export const useGoods = (arena: SaleArena, text: string, onAll: (goods: ReadonlyMap<number, Good>) => void): Goods => {
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const typed = text.trim();
  const [waited, setWaited] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(typed), itemDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  // An emptied box shows everything at once: that was fetched before.
  const asked = typed === '' ? '' : waited;
  const { id, rate } = arena;
  const query = useCallback((name: string) => ({
    queryKey: key(id, name), staleTime: 60_000,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => provider.purchaseItems(id, name === '' ? {} : { name }, signal),
  }), [provider, id]);
  const { data, isPending, isFetching, isError, refetch, isPlaceholderData } = useQuery({ ...query(asked), placeholderData: keepPreviousData, refetchOnWindowFocus: false });
  const shelves = useMemo(() => (data ? shelvesOf(data, rate) : []), [data, rate]);
  const whole = asked === '' && !isPlaceholderData && data !== undefined;
  useEffect(() => {
    if (whole) onAll(byVariant(shelves));
  }, [whole, shelves, onAll]);
  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: ['purchase', 'goods'], refetchType: 'none' });
    void refetch();
  }, [queryClient, refetch]);
  return {
    shelves, asked, pending: isPending, fetching: isFetching, failed: isError && data === undefined,
    refresh,
    seek: async ({ sku, variant }) => (sku === '' ? null : (byVariant(shelvesOf(await queryClient.fetchQuery({
      queryKey: [...key(id, ''), 'sku', sku], staleTime: 0, queryFn: ({ signal }) => provider.purchaseItems(id, { sku }, signal),
    }), rate)).get(variant) ?? null)),
    renew: async () => byVariant(shelvesOf(await queryClient.fetchQuery({ ...query(''), staleTime: 0 }), rate)),
    find: async (name) => {
      setWaited(name.trim());
      return shelvesOf(await queryClient.fetchQuery(query(name.trim())), rate);
    },
  };
};
