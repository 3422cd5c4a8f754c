import { keys } from '#src/app/keys.ts';
import type { SafeStorage } from '#src/lib/storage.ts';

/** What is kept of the chosen arena: all that sales, prints and formats need of it. `slug` is its part of the address. */
export interface KeyArena {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly timezone: string;
  readonly currency: string;
  readonly coins_per_currency: number;
  readonly locale: string;
  readonly dayStartTime: string | null;
  readonly company: unknown;
  readonly address: unknown;
  readonly cash_registers: readonly unknown[];
  readonly payment_methods: readonly unknown[];
  readonly invoice_settings: unknown;
}
export type Colour = 'success' | 'error' | 'warning' | 'info';
export interface Snackbar {
  readonly show: boolean;
  readonly color: Colour;
  readonly message: string;
  /** Milliseconds; null: it stays until it is closed. */
  readonly timeout: number | null;
  readonly icon: string;
}
export interface ClientState {
  readonly authenticated: boolean;
  readonly arena: KeyArena | null;
  /** As the service writes it: labels are positive integers. */
  readonly cash_register_label: number | string | null;
  readonly country: string;
  readonly snackbar: Snackbar;
}
export const initialState: ClientState = {
  authenticated: false,
  arena: null,
  cash_register_label: null,
  country: 'hr',
  snackbar: { show: false, color: 'success', message: '', timeout: 3000, icon: 'check_circle' },
};
const icons: Readonly<Record<Colour, string>> = { success: 'check_circle', error: 'error', warning: 'warning', info: 'info' };

/** The one store of the client, kept in the browser and in step with other tabs. */
export interface ClientStore {
  readonly get: () => ClientState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (change: Partial<ClientState>) => void;
  /** The slug that signing in opens, or null. */
  readonly preferredArena: () => string | null;
  /** Makes it the current arena; another one than before clears the cash register. */
  readonly choose: (arena: KeyArena) => void;
  /** No arena is current any more. `forget`: nor is it preferred at the next sign-in. */
  readonly leave: (forget: boolean) => void;
  /** Shows a message, in place of the one before. Errors stay 10 s, others 3 s, unless said otherwise. */
  readonly say: (message: string, color?: Colour, timeout?: number | null) => void;
  readonly hush: () => void;
  /** Takes this message away, if it is the one that stands there. */
  readonly unsay: (message: string) => void;
  /** Back to the start, kept nowhere: for a sign-out. */
  readonly reset: () => void;
  /** Takes over what another tab kept. Each tab keeps its own arena, since its address names it; the same arena's newer data is taken. */
  readonly reread: () => void;
}

const read = (text: string | null): Partial<ClientState> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Partial<ClientState>) : {};
  } catch {
    return {};
  }
};
const isArena = (value: unknown): value is KeyArena => value !== null && typeof value === 'object' && typeof (value as KeyArena).id === 'number' && typeof (value as KeyArena).slug === 'string';
/** Whatever was stored, by this version or a damaged one, as a state. */
const mended = (stored: Partial<ClientState>): ClientState => ({
  authenticated: stored.authenticated === true,
  arena: isArena(stored.arena) ? stored.arena : null,
  cash_register_label: typeof stored.cash_register_label === 'string' || typeof stored.cash_register_label === 'number' ? stored.cash_register_label : null,
  country: typeof stored.country === 'string' ? stored.country : initialState.country,
  snackbar: initialState.snackbar,
});

export const createClientStore = (storage: SafeStorage): ClientStore => {
  let state = mended(read(storage.get(keys.state)));
  const listeners = new Set<() => void>();
  const publish = (next: ClientState, keep = true) => {
    state = next;
    if (keep) storage.set(keys.state, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  const set = (change: Partial<ClientState>) => publish({ ...state, ...change });
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    preferredArena: () => storage.get(keys.preferredArena),
    choose: (arena) => {
      storage.set(keys.preferredArena, arena.slug);
      set({ arena, cash_register_label: state.arena?.id === arena.id ? state.cash_register_label : null });
    },
    leave: (forget) => {
      if (forget) storage.remove(keys.preferredArena);
      if (state.arena !== null || state.cash_register_label !== null) set({ arena: null, cash_register_label: null });
      else if (forget) publish(state, false);
    },
    say: (message, color = 'success', timeout = color === 'error' ? 10_000 : 3000) => set({ snackbar: { show: true, color, message, timeout, icon: icons[color] } }),
    unsay: (message) => {
      if (state.snackbar.show && state.snackbar.message === message) set({ snackbar: { ...state.snackbar, show: false } });
    },
    hush: () => set({ snackbar: { ...state.snackbar, show: false } }),
    reset: () => {
      storage.remove(keys.state);
      publish(initialState, false);
    },
    reread: () => {
      const other = mended(read(storage.get(keys.state)));
      const same = other.arena !== null && other.arena.id === state.arena?.id;
      publish({ ...state, country: other.country, ...(same ? { arena: other.arena, cash_register_label: other.cash_register_label } : {}) }, false);
    },
  };
};
