import type { DetachedVariant, ServiceProvider } from '#dataProviders/types.ts';
import { randomKey } from '#src/lib/random.ts';
import { variantsOf } from './variants.ts';

/** Variants with the warehouses that they stand in, as the call names what leaves an arena. */
export const linesOf = (variants: ReturnType<typeof variantsOf>): readonly DetachedVariant[] =>
  variants.filter(({ warehouses }) => warehouses.length > 0).map(({ id, warehouses }) => ({ id, warehouses: warehouses.map((line) => ({ id: line.id })) }));

/** Takes all variants of an item out of an arena, as they stand there now; of what somebody else has taken out nothing is left to do. */
export const takeOut = async (provider: ServiceProvider, arena: number, id: number): Promise<void> => {
  const { data } = await provider.getOne('items', { id });
  const lines = linesOf(variantsOf(data));
  if (lines.length > 0) await provider.detachVariants(arena, lines, randomKey());
};
