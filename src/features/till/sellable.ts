import type { ServiceProvider } from '#dataProviders/types.ts';

/** What an arena can sell, asked for at most every ten seconds. */
export const sellable = (provider: ServiceProvider, arena: number) =>
  ({ queryKey: ['sellable', arena], staleTime: 10_000, queryFn: ({ signal }: { readonly signal: AbortSignal }) => provider.purchaseItems(arena, {}, signal) });
