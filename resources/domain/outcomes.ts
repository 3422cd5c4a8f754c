const day = 86_400_000;
/** How long a service remembers what came of a key, in days. */
export const outcomeDays = 30;
/** Was a call sent so long ago that what came of it may be forgotten? A service that never saw it says the same then. A day early: clocks differ. @param sent epoch milliseconds */
export const outcomeForgotten = (sent: number, now: number): boolean => now - sent > (outcomeDays - 1) * day;
