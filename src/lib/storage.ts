/** Named texts that outlive the page where the browser allows it, and this visit where it does not. Nothing here ever throws. */
export interface SafeStorage {
  /** The text under a key, or null. */
  get(key: string): string | null;
  /** Keeps a text; false when the browser refused it (full or blocked) and it lasts for this visit only. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** All keys that hold something. */
  keys(): string[];
  /** Removes everything but the named keys. */
  clearAllExcept(keys: readonly string[]): void;
}

/** What SafeStorage needs of the browser's storage. */
export type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Wraps a browser storage. Reading the storage itself may throw (cookies blocked), so it is given as a function.
 * What could not be written is kept in memory and wins over an older stored text, which is removed if possible.
 */
export function createStorage(backing: () => Backing): SafeStorage {
  /** Texts the browser refused; null marks a key it refused to remove. */
  const memory = new Map<string, string | null>();

  function attempt<T>(work: (storage: Backing) => T, otherwise: T): T {
    try {
      return work(backing());
    } catch {
      return otherwise;
    }
  }

  function remove(key: string): void {
    memory.delete(key);
    const gone = attempt((storage) => (storage.removeItem(key), true), false);
    if (!gone) memory.set(key, null);
  }

  function keys(): string[] {
    const stored = attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []);
    return [...new Set([...stored, ...memory.keys()])].filter((key) => memory.get(key) !== null);
  }

  return {
    get: (key) => memory.get(key) ?? (memory.has(key) ? null : attempt((storage) => storage.getItem(key), null)),
    set: (key, value) => {
      const kept = attempt((storage) => (storage.setItem(key, value), true), false);
      if (kept) memory.delete(key);
      else {
        remove(key);
        memory.set(key, value);
      }
      return kept;
    },
    remove,
    keys,
    clearAllExcept: (kept) => keys().filter((key) => !kept.includes(key)).forEach(remove),
  };
}

/** The localStorage of this browser. */
export const storage: SafeStorage = createStorage(() => globalThis.localStorage);
