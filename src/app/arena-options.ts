import { at } from '#resources/schema/condition.ts';
import { slugOf } from '#resources/domain/slug.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import type { ArenaOption, SearchArenas } from '#src/features/choose-arena/index.ts';

/** An arena's address in one line: street, then postal code and city. */
export const addressLine = (arena: unknown): string => {
  const part = (path: string) => String(at(arena, `address.${path}`) ?? '').trim();
  const town = [part('postcode'), part('settlement')].filter(Boolean).join(' ');
  return [part('address1'), town].filter(Boolean).join(', ');
};
export const optionOf = (arena: { readonly id: unknown; readonly name?: unknown }): ArenaOption => {
  const name = String(arena.name ?? '');
  return { id: Number(arena.id), name, slug: slugOf(name), address: addressLine(arena) };
};

/** Arenas this person may choose, by name; 100 at a time. */
export const searchArenasWith =
  (provider: ServiceProvider): SearchArenas =>
  async (text, signal) => {
    const { data, total } = await provider.getList('arenas', { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: text === '' ? {} : { q: text }, signal });
    return { options: data.map(optionOf), total: total ?? data.length };
  };
