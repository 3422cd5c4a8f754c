import { useDataProvider } from 'ra-core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { knownName, type Named } from '#resources/domain/full-name.ts';
import { at } from '#resources/schema/condition.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { barringOf } from '#src/features/till/index.ts';
import { within } from '#src/lib/within.ts';
import type { Player } from './basket.ts';

/** Ranks that count as those of beginners. */
export const isStarter = (rank: string | null): boolean => ['noob', 'starter'].includes(rank?.trim().toLowerCase() ?? '');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A user of the list as a buyer; what is not known of them is empty. */
export const playerOf = (row: Readonly<Record<string, unknown>>): Player => {
  const barred = barringOf(row);
  return { id: Number(row.id), username: text(row.username), name: knownName(row as Named) ?? '', email: text(at(row, 'email.address')) || text(row.email), ...(barred && { barred }) };
};

export const walletKey = (id: number) => ['purchase', 'wallet', id] as const;
/** How long a till waits for what a sale can do without, in ms. */
export const patience = 2_000;
/** The coins of a player as they are at a sale; null where they are not known in time: the sale does not wait for them. */
export const balanceNow = (queryClient: QueryClient, provider: Pick<ServiceProvider, 'userWallet'>, id: number): Promise<number | null> =>
  within(queryClient.fetchQuery({ queryKey: walletKey(id), queryFn: ({ signal }) => provider.userWallet(id, signal), staleTime: 60_000 }), patience).catch(() => null);

/** What is shown of the chosen player: coins and rank, null until they are known. */
export const usePlayerFacts = (player: Player | null) => {
  const provider = useDataProvider<ServiceProvider>();
  const id = player?.id ?? 0;
  const common = { enabled: player !== null, staleTime: 0, refetchOnWindowFocus: false } as const;
  const wallet = useQuery({ queryKey: walletKey(id), queryFn: ({ signal }) => provider.userWallet(id, signal), ...common });
  const rank = useQuery({ queryKey: ['purchase', 'rank', id], queryFn: ({ signal }) => provider.userRank(id, signal), ...common });
  return { balance: wallet.data ?? null, rank: rank.data ?? null, pending: player !== null && (wallet.isPending || rank.isPending), failed: wallet.isError || rank.isError };
};
