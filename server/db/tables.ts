/** Columns of the tables that migrations make; generated tables are not listed. */
export type Tables = Readonly<Record<never, never>>;
