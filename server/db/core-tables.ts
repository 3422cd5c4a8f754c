import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables the services' core keeps beside the generated ones and those of the services' migrations. */
export interface CoreTables {
  readonly applied_migrations: { readonly name: string; readonly applied_at: Generated<string> };
  /** Files by content: links carry the hash, so a file never changes under its link. */
  readonly files: {
    readonly hash: string;
    readonly extension: string;
    readonly folder: string;
    readonly bytes: Buffer;
    readonly created_by: number;
    readonly created_at: Generated<string>;
  };
  /** Calls made under an idempotency key, with what came of them. */
  readonly outcomes: {
    readonly caller_id: number;
    readonly key: string;
    /** Hash of method, path and body. */
    readonly fingerprint: string;
    readonly state: 'running' | 'done' | 'refused' | 'barred';
    readonly result: ColumnType<unknown, string | null, string | null>;
    readonly created_at: Generated<string>;
  };
  readonly tries: { readonly key: string; readonly started_at: string; readonly count: number };
  /** The log of who changed what; it only grows. `entity` and `record_id` name a record that may be gone. */
  readonly record_changes: {
    readonly id: GeneratedAlways<number>;
    readonly entity: string;
    readonly record_id: number;
    /** What named the record then. */
    readonly label: string | null;
    readonly action: 'create' | 'update' | 'delete';
    readonly actor_id: number;
    readonly actor_name: string;
    readonly changed_at: ColumnType<string, Date, never>;
    readonly changes: ColumnType<unknown, string, never>;
  };
}
