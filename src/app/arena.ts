import { lookupNameOf, slugOf } from '#resources/domain/slug.ts';
import type { Arena, Calls } from '#dataProviders/types.ts';
import type { ClientStore, KeyArena } from '#src/app/state.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is kept of an arena as its service answers it. */
export const keyDataOf = (arena: Arena): KeyArena => ({
  id: arena.id,
  name: arena.name,
  slug: slugOf(arena.name),
  timezone: text(arena.timezone) || 'UTC',
  currency: text(arena.currency),
  coins_per_currency: Number(arena.coins_per_currency ?? 0),
  locale: text(arena.locale),
  dayStartTime: text(arena.dayStartTime) || null,
  company: arena.company ?? null,
  address: arena.address ?? null,
  cash_registers: list(arena.cash_registers),
  payment_methods: list(arena.payment_methods),
  invoice_settings: arena.invoice_settings ?? null,
});

const statusOf = (error: unknown): number | undefined => (error as { status?: number } | null)?.status;
/** Not now, rather than never: the arena may well open at the next try. */
const passing = (error: unknown) => {
  const status = statusOf(error) ?? 0;
  return status === 0 || status >= 500;
};

export interface ArenaEntry {
  /** Opens the arena that a slug names, or answers null: the state is reset then and the person belongs on the dashboard. Once somebody has gone elsewhere meanwhile (`signal`), nothing is opened or reset. */
  readonly enter: (slug: string, visitor: { readonly id: number; readonly roles: readonly string[] }, signal?: AbortSignal) => Promise<KeyArena | null>;
  /** Reads the current arena anew, by its id: it may have another name now. */
  readonly refresh: () => Promise<KeyArena | null>;
  /** From here on an address means the arena of that name, also where the current one was called so before. */
  readonly choosing: () => void;
  /** An arena must be loaded again before it counts as current: at the start, and for another person. */
  readonly forget: () => void;
}
type Reads = Pick<Calls, 'arenaByName' | 'arenaEmployees'> & { readonly arenaById: (id: number) => Promise<Arena> };

/** Loads arenas at route entry. Each is read once per page load; from then on the state has it. */
export const createArenaEntry = (state: ClientStore, reads: () => Reads, warn: (...parts: unknown[]) => void = console.warn): ArenaEntry => {
  let entered: string | null = null;
  /** What the current arena was called before it was renamed here: whoever still goes by the old name means it, until one is chosen. */
  let former: string | null = null;

  const load = async (slug: string, visitor: { readonly id: number; readonly roles: readonly string[] }): Promise<KeyArena | null> => {
    const arena = await reads().arenaByName(lookupNameOf(slug));
    const employees: unknown = await reads().arenaEmployees(arena.id);
    if (!Array.isArray(employees)) throw new Error(`arena ${arena.id}: employees`);
    return visitor.roles.includes('admin') || employees.includes(visitor.id) ? keyDataOf(arena) : null;
  };
  const reject = (slug: string, forget: boolean) => {
    entered = null;
    state.leave(forget && state.preferredArena() === slug);
    return null;
  };
  return {
    enter: async (slug, visitor, signal) => {
      const current = state.get().arena;
      if (current && entered === current.slug && (slug === entered || slug === former)) return current;
      try {
        const arena = await load(slug, visitor);
        if (signal?.aborted) return null;
        if (arena === null) return reject(slug, true);
        state.choose(arena);
        entered = arena.slug;
        former = null;
        return arena;
      } catch (error) {
        if (signal?.aborted) return null;
        if (statusOf(error) !== 404) warn(`arena ${slug}`, error);
        return reject(slug, !passing(error));
      }
    },
    refresh: async () => {
      const current = state.get().arena;
      if (!current) return null;
      const arena = keyDataOf(await reads().arenaById(current.id));
      // Another one was chosen meanwhile.
      if (state.get().arena?.id !== current.id) return null;
      if (arena.slug !== current.slug) former = current.slug;
      state.choose(arena);
      entered = arena.slug;
      return arena;
    },
    choosing: () => {
      former = null;
    },
    forget: () => {
      entered = null;
      former = null;
    },
  };
};
