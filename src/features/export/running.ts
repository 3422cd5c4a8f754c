/** The one export that runs in this tab, seen by every list: it goes on while the person works elsewhere. */
export interface Running {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  readonly cancel: () => void;
}
let now: Running | null = null;
const listeners = new Set<() => void>();

export const running = {
  get: (): Running | null => now,
  set: (next: Running | null): void => {
    now = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
