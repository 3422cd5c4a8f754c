/** The clock of the services; real unless a test has set it. */
export interface Clock {
  readonly now: () => Date;
  /** From then on the clock goes on from this instant; null gives the real one back. */
  readonly set: (instant: Date | null) => void;
  /** Tells whoever waits for a moment that the clock was set. Answers how to stop that. */
  readonly watch: (onSet: () => void) => () => void;
}

export function createClock(): Clock {
  let ahead = 0;
  const watchers = new Set<() => void>();
  return {
    now: () => new Date(Date.now() + ahead),
    set: (instant) => {
      ahead = instant === null ? 0 : instant.getTime() - Date.now();
      for (const onSet of watchers) onSet();
    },
    watch: (onSet) => {
      watchers.add(onSet);
      return () => watchers.delete(onSet);
    },
  };
}
