import { useDataProvider, useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { at } from '#resources/schema/condition.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
}
/** Where an arena can put something, and the taxes its company has; the first of them is the usual one. */
export interface Shelf {
  readonly warehouses: readonly Named[];
  readonly taxes: readonly Named[];
  /** The country that the taxes are of. */
  readonly country: number | null;
}
const named = (rows: unknown): readonly Named[] => (Array.isArray(rows) ? rows.map((row: { id: unknown; name: unknown }) => ({ id: Number(row.id), name: String(row.name) })) : []);

interface Found {
  /** Null while it is on its way or could not be had, or while no arena is chosen. */
  readonly shelf: Shelf | null;
  /** It could not be had; asks anew. Null while it can. */
  readonly again: (() => void) | null;
}
/** The shelf of an arena. */
export const useShelf = (arena: number | null): Found => {
  const provider = useDataProvider<ServiceProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['warehouses', 'shelf', arena],
    enabled: arena !== null,
    queryFn: async ({ signal }): Promise<Shelf> => {
      const [warehouses, found] = await Promise.all([provider.arenaWarehouses(arena ?? 0, signal), provider.getOne('arenas', { id: arena ?? 0, signal })]);
      return { warehouses: named(warehouses), taxes: named(at(found.data, 'company.taxes')), country: Number(at(found.data, 'company.country.id') ?? 0) || null };
    },
  });
  return { shelf: data ?? null, again: isError && data === undefined ? () => void refetch() : null };
};

/** What taxes are called, of which some may not be in force any more: these are asked for when one of them is met, and said to be inactive. */
export const useTaxNames = (shelf: Shelf | null, ids: readonly number[]): ((id: number) => string) => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const known = (id: number) => shelf?.taxes.find((tax) => tax.id === id)?.name;
  const country = shelf?.country ?? null;
  const { data: all, isPending } = useQuery({
    queryKey: ['countries', 'taxes', country],
    enabled: country !== null && ids.some((id) => known(id) === undefined),
    queryFn: async ({ signal }) => named(at((await provider.getOne('countries', { id: country ?? 0, signal })).data, 'taxes')),
  });
  return (id) => {
    const old = all?.find((tax) => tax.id === id)?.name;
    return known(id) ?? (old !== undefined ? `${old} (${translate('common.inactive')})` : !shelf || (country !== null && isPending) ? '…' : `#${id}`);
  };
};

/** What a variant begins with in an arena: the only warehouse there is, the first tax, and nothing else. Money in minor units. */
export const newLine = ({ warehouses, taxes }: Shelf) => ({
  id: warehouses.length === 1 ? (warehouses[0]?.id ?? null) : null, price: 0, cost: 0, stock: 0, stock_seen: 0, taxes: taxes.slice(0, 1).map(({ id }) => id),
});
