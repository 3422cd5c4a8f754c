/** The clock of the services; real unless a test has set it. */
export interface Clock {
  readonly now: () => Date;
  /** From then on the clock goes on from this instant; null gives the real one back. */
  readonly set: (instant: Date | null) => void;
}

export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    set: (instant) => {
      ahead = instant === null ? 0 : instant.getTime() - Date.now();
    },
  };
}
