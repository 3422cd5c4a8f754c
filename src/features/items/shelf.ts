import { useDataProvider } from 'ra-core';
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
}
const named = (rows: unknown): readonly Named[] => (Array.isArray(rows) ? rows.map((row: { id: unknown; name: unknown }) => ({ id: Number(row.id), name: String(row.name) })) : []);

/** Null while they are on their way, or while no arena is chosen. */
export const useShelf = (arena: number | null): Shelf | null => {
  const provider = useDataProvider<ServiceProvider>();
  const { data } = useQuery({
    queryKey: ['warehouses', 'shelf', arena],
    enabled: arena !== null,
    queryFn: async ({ signal }): Promise<Shelf> => {
      const [warehouses, found] = await Promise.all([provider.arenaWarehouses(arena ?? 0, signal), provider.getOne('arenas', { id: arena ?? 0, signal })]);
      return { warehouses: named(warehouses), taxes: named(at(found.data, 'company.taxes')) };
    },
  });
  return data ?? null;
};

/** What a variant begins with in an arena: the only warehouse there is, the first tax, and nothing else. Money in minor units. */
export const newLine = ({ warehouses, taxes }: Shelf) => ({
  id: warehouses.length === 1 ? (warehouses[0]?.id ?? null) : null, price: 0, cost: 0, stock: 0, stock_seen: 0, taxes: taxes.slice(0, 1).map(({ id }) => id),
});
