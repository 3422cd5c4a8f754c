import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Caller, Condition } from '#resources/schema/index.ts';
import type { Registry } from '#resources/schema/registry.ts';
import type { Config } from '#server/config.ts';
import type { Progress } from '#server/console-messages.ts';
import type { Counts } from '#server/db/counts.ts';
import type { Database } from '#server/db/database.ts';
import type { ErrorCode } from '#server/http/error-codes.ts';
import type { Secrets } from '#server/secrets.ts';
import type { Context, Departure, Row, Store } from '#server/store.ts';

/** The sentence of a refusal in a language (`hr`, `de-AT` …; what is not offered falls back to English); `by` is the entity whose records stand in the way. */
export type Say = (code: ErrorCode, language: string, by?: string) => string;

/** Letters the product writes to people. */
export type LetterKind = 'passwordReset';
/** A letter in a language of the product; its data are put into the words. */
export type Letters = (kind: LetterKind, language: string, data: Readonly<Record<string, string>>) => { readonly subject: string; readonly text: string };

/** What stores are made of. */
export interface StoreParts {
  readonly registry: Registry;
  readonly counts: Counts;
}

/**
 * How an entity departs from its generated table and store. The functions of `Departure` replace those of the generated store one by one.
 * Rules, access, versions, members of references, HTML and the check after the write stand above a store and are not repeated in it.
 */
export interface Placement extends Departure {
  /** Like the functions themselves, for departures that build on the generated store, or that count. */
  readonly over?: (generated: Store, parts: StoreParts) => Departure;
  /** The entity brings its whole table by migration (phase `before`). It is named as the entity and has `id bigint` and `version integer`; other tables refer to it and the row is locked there. */
  readonly ownTable?: true;
  /** Columns that migrations (phase `after`) add to the generated table. */
  readonly ownColumns?: readonly string[];
  /** Own database constraints and unique indexes: name -> body paths they blame. Those of generated tables are known. */
  readonly constraints?: Readonly<Record<string, readonly string[]>>;
  /** Own tables that hold parts of its records, beside the entity's. */
  readonly parts?: readonly string[];
  /** Why the state of a row bars a change of it, where that is more than a matter of rights: answered as this code in place of `forbidden`. */
  readonly bars?: (task: 'update' | 'delete', row: Row) => ErrorCode | null;
  /** A deleted record is forgotten: of its values nothing stays in the log of changes, only which fields changed, when and by whom. */
  readonly forgets?: true;
  /** Another verb by which a record is changed, besides the service's own. */
  readonly alsoUpdatedBy?: 'POST' | 'PUT' | 'PATCH';
  /** Query keys of the list that are no declared filter; they win over declared ones of the same name. A value that makes no sense: throw `new Refusal('invalid', …)`. */
  readonly filters?: Readonly<Record<string, (value: string, context: Context) => Condition | Promise<Condition>>>;
}

/** Counts tries in the database, so that all processes share them. */
export interface Limits {
  /** Counts one try; throws `Refusal('tooManyAttempts')` with Retry-After when there were more than `most` within `seconds`. */
  readonly take: (key: string, most: number, seconds: number) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
  /** Takes one try back: it was none. */
  readonly giveBack: (key: string) => Promise<void>;
}

/** What hand-written routes stand on. */
export interface Services {
  readonly config: Config;
  readonly db: Kysely<Database>;
  /** The settable clock. */
  readonly now: () => Date;
  /** Told when a test sets the clock, for what waits for a moment. Answers how to stop that. */
  readonly watchClock: (onSet: () => void) => () => void;
  readonly registry: Registry;
  readonly say: Say;
  readonly letters: Letters;
  readonly counts: Counts;
  readonly secrets: Secrets;
  /** Address at which this process answers on this machine; null before it listens. */
  readonly ownUrl: () => string | null;
  readonly limits: Limits;
  /** Store of an entity, generated or departed. */
  readonly store: (entity: string) => Store;
  /** Whoever sent the request. Throws `Refusal('unauthenticated')` on a public route without a valid token. */
  readonly callerOf: (request: FastifyRequest) => Caller;
  /** For reading: on the pool. */
  readonly context: (request: FastifyRequest) => Context;
  /** Runs `work` in one transaction; a deadlock is tried again, so nothing but the database may be touched in it. */
  readonly write: <T>(request: FastifyRequest, work: (context: Context) => Promise<T>) => Promise<T>;
  /**
   * Like `write`, at most once per caller and `Idempotency-Key`: the second call waits for the first and gets its answer, a refusal too.
   * Without the header it runs as often as it is called. The result must be JSON.
   */
  readonly once: <T>(request: FastifyRequest, work: (context: Context) => Promise<T>) => Promise<T>;
}

/** What one service brings besides its declared resources. */
export interface ServiceModule {
  readonly departures?: Readonly<Record<string, Placement>>;
  /** Registers hand-written routes: `app.get(gatewayPath('core', '/users/by-id'), { config: { describe: … } }, handler)`. */
  readonly routes?: (app: FastifyInstance, services: Services) => void;
}

/**
 * Reads who a bearer token belongs to, with role, ban and membership as they are now. `null`: no such session (401).
 * It may refuse in its own words: `throw new Refusal('banned')`.
 */
export type Authenticate = (token: string, services: Pick<Services, 'db' | 'now'>) => Promise<Caller | null>;

/** One step of the database's history; ordered, applied once, each in its own transaction. */
export interface Migration {
  /** Never changed once released; `2026-11-28-people`. */
  readonly name: string;
  /** `before` the generated tables are made or changed (default), or `after` it. */
  readonly phase?: 'before' | 'after';
  readonly up: (db: Kysely<Database>) => Promise<void>;
}

/** Fills an empty database: what the product cannot work without, and the demo chain. Called at every start; does nothing the second time. */
export type Seed = (options: {
  readonly db: Kysely<Database>;
  readonly registry: Registry;
  readonly config: Pick<Config, 'demo' | 'adminUsername' | 'adminPassword' | 'dataDir' | 'secretsKey'>;
  readonly now: () => Date;
  readonly log: Progress;
}) => Promise<readonly { readonly username: string; readonly password: string; readonly roles: string }[]>;

/** What a hand-written route says of itself for `/api/openapi.json`. Schemas are JSON Schema. */
export interface Describe {
  readonly summary: string;
  /** The service it belongs to, where the path does not begin with `/api/{service}`. */
  readonly service?: string;
  /** Query keys with what they mean. */
  readonly query?: Readonly<Record<string, string>>;
  /** Those of them that must be there. */
  readonly asks?: readonly string[];
  readonly body?: object;
  /** It runs through `Services.once`: a key makes it happen at most once. */
  readonly keyed?: true;
  readonly answer?: object;
  /** Status of the answer; 200 unless said otherwise. */
  readonly status?: number;
  /** Media type of the answer, where it is not JSON. */
  readonly type?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent on public routes without a valid token. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Answered without a token. */
    public?: boolean;
    /** Who may make this call at all; asked before the body is read. */
    access?: (caller: Caller) => boolean;
    describe?: Describe;
    /** The call removes rows: references that stand in the way are answered as 409 `inUse`. DELETE routes need not say it. */
    deletes?: boolean;
  }
}
