import type { Kysely, Transaction } from 'kysely';
import type { Caller, Condition, Direction } from '#resources/schema/index.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Secrets } from '#server/secrets.ts';

/** A record as it travels, or a body in the shape the declaration gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** What every call to a store knows. Reads get the pool, writes one transaction that commits after the last check. */
export interface Context {
  readonly db: Kysely<Database> | Transaction<Database>;
  readonly caller: Caller;
  /** The settable clock. */
  readonly now: () => Date;
  /** Language that text is sorted by, a BCP 47 code such as `hr`. */
  readonly language: string;
  readonly secrets: Secrets;
  /** Where tax offices are told, as the operator set it; the product stands in for those without an address. */
  readonly fiscalUrls?: Config['fiscalUrls'];
  /** Parts of the record that a list call asks for besides its own (`include_fields`). */
  readonly include: readonly string[];
  /** The arena a call names as `arena_id`, for records that hold something of it alone. Whether the caller works there is still to be asked. */
  readonly arena?: number | undefined;
}
export interface Query {
  /** The read rule, the filters and the scope, joined. */
  readonly where: Condition;
  /** Paths whose text is looked for; a row is found when any of them holds its text. */
  readonly search: readonly { readonly path: string; readonly text: string }[];
  readonly sort: readonly [path: string, direction: Direction];
  readonly offset: number;
  readonly limit: number;
}
export interface Page {
  readonly rows: readonly Row[];
  /** Exact number of all rows that match. */
  readonly total: number;
}

/**
 * Where an entity's rows are kept. The default is the table generated from its declaration; a relational entity brings its own,
 * whole or in part. Rules, access, versions and the after-write check stand above it and are never repeated in a store.
 */
export interface Store {
  readonly list: (context: Context, query: Query) => Promise<Page>;
  /** Every row that matches, in the order asked for, some at a time; in a transaction. A store without it is asked page by page. */
  readonly stream?: (context: Context, query: Omit<Query, 'offset' | 'limit'>) => AsyncIterable<readonly Row[]>;
  /** Rows of these ids that meet the condition, in no order. */
  readonly many: (context: Context, ids: readonly number[], where: Condition) => Promise<readonly Row[]>;
  /** Answers the new row. Constraint errors of the database may surface as they are: they are mapped above. */
  readonly create: (context: Context, body: Row) => Promise<Row>;
  /** `before` is the row as it was when the transaction locked it. The body names only what changes. */
  readonly update: (context: Context, before: Row & { readonly id: number }, body: Row) => Promise<Row>;
  /** Answers the record as it goes on living, where all that went is what the caller has of it: no deletion, but a change. */
  readonly delete: (context: Context, before: Row & { readonly id: number }) => Promise<Row | void>;
  /** What the rule of who may asks of the row that a body would make or change, where the service finds it out by itself: for a write that came to nothing. */
  readonly foreseen?: (body: Row, before: Row | null) => Row;
  /** Of a row what this body could change: what a change that came too late is shown, and what the log keeps. */
  readonly within?: (row: Row, body: Row) => Row;
  /** Of a row in the log what this caller may see. */
  readonly shown?: (row: Row, context: Context) => Row;
  /** A row as the log of changes keeps it: without what is handed out only to be sent back. */
  readonly logged?: (row: Row) => Row;
}
export type Departure = Partial<Store>;
