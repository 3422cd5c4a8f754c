import type { Setting } from '#dataProviders/types.ts';
import { randomKey } from '#src/lib/random.ts';

/** A list as a person wants it again: what its address says, and its columns. */
export interface View {
  readonly id: string;
  readonly resource: string;
  readonly name: string;
  /** The address's query, its page left out: `?sort=name&order=ASC`. */
  readonly search: string;
  /** Names of hidden columns, and the order of all of them; null as declared. */
  readonly hidden: readonly string[];
  readonly ranks: readonly number[] | null;
  /** The list opens with it. */
  readonly starts: boolean;
}
/** Where views are kept: the person's own settings at the service. */
export interface Keeping {
  readonly load: () => Promise<readonly Setting[]>;
  readonly save: (key: string, value: string | null) => Promise<void>;
}
export const namespace = 'views';

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isRanks = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every((one) => Number.isSafeInteger(one) && Number(one) >= 0);
/** A view as it was kept; null for what is none, also one that was taken away. */
const read = ({ key, value }: Setting): View | null => {
  const [, resource = '', id = ''] = /^(.+)\.([a-z0-9]+)$/.exec(key) ?? [];
  try {
    const said = JSON.parse(value) as Readonly<Record<string, unknown>> | null;
    if (resource === '' || said === null || typeof said.name !== 'string' || typeof said.search !== 'string') return null;
    return { id, resource, name: said.name, search: said.search, hidden: isTexts(said.hidden) ? said.hidden : [], ranks: isRanks(said.ranks) ? said.ranks : null, starts: said.starts === true };
  } catch {
    return null;
  }
};
const write = ({ name, search, hidden, ranks, starts }: View): string => JSON.stringify({ name, search, hidden, ranks, ...(starts ? { starts } : {}) });
const keyOf = ({ resource, id }: View): string => `${resource}.${id}`;

/** The views of one person, once for all lists. */
export interface Views {
  /** null while they are not known; never another person's. */
  readonly all: (owner: number) => readonly View[] | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads them, if they are not there yet, or are another person's. */
  readonly load: (owner: number, keeping: Keeping) => Promise<void>;
  /** Keeps a new one under an id of its own, or an old one anew; one that starts its list takes that from any other. */
  readonly save: (view: View, keeping: Keeping) => Promise<void>;
  readonly remove: (view: View, keeping: Keeping) => Promise<void>;
}
export const createViews = (): Views => {
  let known: readonly View[] | null = null;
  let owner: number | null = null;
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (next: readonly View[] | null) => {
    known = next;
    for (const listener of listeners) listener();
  };
  const put = (view: View) => set([...(known ?? []).filter((other) => keyOf(other) !== keyOf(view)), view]);
  return {
    all: (who) => (who === owner ? known : null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: (who, keeping) => {
      if (owner === who && coming) return coming;
      if (owner !== who) set(null);
      owner = who;
      const asked = keeping.load().then((settings) => {
        if (owner === who) set(settings.flatMap((setting) => read(setting) ?? []));
      });
      coming = asked;
      // One that failed is tried again when it is asked for.
      asked.catch(() => {
        if (coming === asked) coming = null;
      });
      return asked;
    },
    save: async (view, keeping) => {
      await keeping.save(keyOf(view), write(view));
      const before = view.starts ? (known ?? []).find((other) => other.resource === view.resource && other.starts && other.id !== view.id) : undefined;
      put(view);
      if (!before) return;
      put({ ...before, starts: false });
      await keeping.save(keyOf(before), write({ ...before, starts: false }));
    },
    remove: async (view, keeping) => {
      await keeping.save(keyOf(view), null);
      set((known ?? []).filter((other) => keyOf(other) !== keyOf(view)));
    },
  };
};
export const newId = (): string => randomKey().toLowerCase().replace(/[^a-z0-9]/g, '').slice(0, 12);

export const views = createViews();
export const viewsOf = (owner: number, resource: string): readonly View[] => (views.all(owner) ?? []).filter((view) => view.resource === resource).toSorted((a, b) => a.name.localeCompare(b.name));
/** What a list is opened with: the search of the view that starts it; null where none does, or none is known yet. */
export const startOf = ({ name }: { readonly name: string }, { id }: { readonly id: number }): string | null => viewsOf(id, name).find(({ starts, search }) => starts && search !== '')?.search ?? null;
