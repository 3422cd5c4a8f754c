import type { DataProvider, Identifier } from 'ra-core';
import type { BonusEntry } from '#resources/domain/bonus.ts';
import type { Placed } from '#resources/domain/order.ts';
import type { ArenaPlace } from '#resources/groups/arena-parts.ts';
import type { Caller, Direction } from '#resources/schema/index.ts';
import type { PeopleCalls } from './people-types.ts';
import type { SaleCalls } from './sale-types.ts';
import type { GatewayName } from '#resources/services.ts';

export type * from './people-types.ts';
export type * from './sale-types.ts';

/** One service as `/config.json` describes it. `url` null: the embedded one behind this origin's gateway. */
export interface ServiceConfig {
  readonly url: string | null;
  /** `etag`: updates carry `If-Match`. `none`: the record is read again before it is written. */
  readonly versions: 'etag' | 'none';
  /** `header`: money and play calls, and those that make a record, carry `Idempotency-Key`. */
  readonly keys: 'header' | 'none';
  /** Has what the embedded one has beyond the documented calls: one record and several by ids, exports, many rows at once, histories, the search. */
  readonly whole: boolean;
}
/** The answer of `GET /config.json`. A service that it does not name is the embedded one. */
export interface Config {
  readonly version: string;
  readonly services: Readonly<Partial<Record<GatewayName, ServiceConfig>>>;
  readonly cardScannerPrefix: string;
  readonly kpiUrl: string | null;
  /** Address of pictures of flags, `{code}` standing for the country; null where they are drawn. */
  readonly flagsUrl: string | null;
}

export type Scalar = string | number | boolean;
/** Keys whose value is undefined or null are not sent; a list is sent as values joined by commas. */
export type QueryString = Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** One call of a service, by the path its documentation gives it. */
export interface Call {
  readonly service: GatewayName;
  readonly path: string;
  readonly method?: Method;
  readonly query?: QueryString;
  /** Sent as JSON; a text is taken for JSON that is already written; form data goes as it is. */
  readonly body?: unknown;
  /** The version of the record that was seen; becomes `If-Match` where the service has versions. */
  readonly version?: number;
  /** Idempotency key; sent, and the call repeated after a lost answer, where the service has keys. */
  readonly key?: string;
  /** After a lost answer its outcome is asked for: it is not sent a second time, though it carries a key. */
  readonly asked?: true;
  readonly signal?: AbortSignal;
}
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body read as JSON; null where there is none. */
  readonly json: unknown;
  /** The body as it came. */
  readonly text: string;
}
/** Speaks to the services. Every refusal is a `ServiceError`; a call that was given up rejects with the signal's reason. */
export interface Client {
  readonly call: (call: Call) => Promise<Answer>;
  /** The same call, its answer read line by line as it comes, each line JSON. It is never repeated: some lines may have been told already. */
  readonly lines: (call: Call, onLines: (lines: readonly unknown[]) => void) => Promise<void>;
  /** The same call, its answer not read: for reports and other files. */
  readonly download: (call: Call) => Promise<Blob>;
  /** Sends a file and answers its link. @throws UploadError for everything but 200 with a link */
  readonly upload: (folder: Folder, file: File, signal?: AbortSignal) => Promise<string>;
  readonly config: (service: GatewayName) => ServiceConfig;
}
export type Folder = 'shop' | 'social' | 'notifications' | 'arenas' | 'core';

/** Who acts, with what some services want repeated in the body. */
export interface Person extends Caller {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly pidn?: string | null;
}
/** Where and as whom the provider asks. */
export interface Standpoint {
  /** Id of the chosen arena. */
  readonly arena: number | null;
  readonly caller: Person;
}
export type Row = Readonly<Record<string, unknown>> & { readonly id: Identifier };
export interface Page<R = Row> {
  readonly data: R[];
  readonly total: number;
}

/** A record action, run. `key` is stored by the caller before the call. */
export interface Act {
  readonly action: string;
  readonly id: Identifier;
  /** The asked fields, as the body wants them. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly key?: string;
  readonly signal?: AbortSignal;
}
/** A row of a list in a record; `list` is its path. */
export interface RemovedRow {
  readonly id: Identifier;
  readonly list: string;
  readonly row: Identifier;
  /** The version of the record that was seen. */
  readonly version?: number | undefined;
}
export interface Arena {
  readonly id: number;
  readonly name: string;
  readonly [field: string]: unknown;
}
/** Ceilings of the parts of a bonus, in whole percent, by name. */
export type MaxBonuses = Readonly<Record<string, number>>;
/** Something that is saved whole, such as a part of an arena, as it was read; `version` is null where its service gave none. */
export interface SeenPart<T> {
  readonly value: T;
  readonly version: number | null;
}
export type WorkingHours = readonly (readonly [opening: string | null, closing: string | null])[];
/** What staff of an arena are told: of an order by somebody, or of a call from a device. */
export interface StaffNotification {
  readonly id: number;
  readonly type: string;
  readonly user?: { readonly username?: string } | null;
  readonly device?: { readonly hostname?: string } | null;
  /** What the sender adds, else who it is about. */
  readonly text?: string | null;
  readonly created_at?: string;
}
/** A game or an app as an arena has it. */
export type Entry = Row & Placed & { readonly id: number; readonly name?: string; readonly global_id?: number };
export interface Setting {
  readonly key: string;
  readonly value: string;
}
export interface AttachedVariant {
  readonly id: number;
  readonly warehouse_id: number;
  readonly price: number;
  readonly cost: number;
  readonly stock: number;
  readonly taxes: readonly number[];
}
export interface DetachedVariant {
  readonly id: number;
  readonly warehouses: readonly { readonly id: number }[];
}
/** A list that is wanted whole. */
export interface ExportAsked {
  readonly sort: readonly [path: string, direction: Direction];
  readonly filter: ListFilter;
  /** Paths of the record that are needed; a service may send more. */
  readonly fields: readonly string[];
  /** Told of rows as they come, and how many there will be. */
  readonly onRows: (rows: readonly Row[], total: number) => void;
  readonly signal?: AbortSignal | undefined;
}
/** Many rows that are to be changed in the same way; without `set` they are deleted. */
export interface BulkAsked {
  readonly rows: readonly Row[];
  readonly set?: Readonly<Record<string, unknown>> | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (done: number) => void;
}
/** What came of one row: nothing wrong, or what was thrown. */
export interface BulkResult {
  readonly id: Identifier;
  readonly error: unknown;
}
/** One field of a change. `hidden`: that it changed is all that is known. `cut`: too large to be kept whole. */
export interface FieldChange {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly hidden?: true;
  readonly cut?: true;
}
export interface HistoryEntry {
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  /** What the record was called then. */
  readonly label: string | null;
  readonly by: { readonly id: number; readonly username: string };
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly changes: readonly FieldChange[];
}
export interface SearchAsked {
  readonly text: string;
  /** Resources that are looked through. */
  readonly names: readonly string[];
  /** Asks services too that need a call for each of their resources. */
  readonly everywhere: boolean;
  readonly signal?: AbortSignal | undefined;
}
/** The first records of a resource that were found, with the parts that name them. */
export interface FoundRecords {
  readonly resource: string;
  readonly total: number;
  readonly rows: readonly Row[];
}
/** What services offer beside the operations of a resource. Every call is a function of its own, because react-admin's proxy passes on functions only. */
export interface Calls extends PeopleCalls, SaleCalls {
  /** Runs a declared record action. */
  readonly act: (resource: string, act: Act) => Promise<{ data: unknown }>;
  /** Takes a row out of a list that is saved by id; answers the record as it is then. */
  readonly removeRow: (resource: string, row: RemovedRow) => Promise<{ data: Row }>;
  /** Every row of a list as it is filtered; answers how many. @throws ServiceError `unexpected` when fewer came than there are */
  readonly exportRows: (resource: string, asked: ExportAsked) => Promise<number>;
  /** Changes or removes many rows; answers what came of each. */
  readonly bulk: (resource: string, asked: BulkAsked) => Promise<readonly BulkResult[]>;
  /** What happened to a record, newest first, by pages that count from 1; null where its service keeps no log. */
  readonly recordHistory: (resource: string, id: Identifier, page: number, signal?: AbortSignal) => Promise<Page<HistoryEntry> | null>;
  /** Records of a name in many resources, and the resources that were not asked. */
  readonly searchRecords: (asked: SearchAsked) => Promise<{ readonly found: readonly FoundRecords[]; readonly unasked: readonly string[] }>;
  /** Any other call of a service, for features. */
  readonly call: (call: Call) => Promise<Answer>;
  readonly download: (call: Call) => Promise<Blob>;
  readonly upload: (folder: Folder, file: File, signal?: AbortSignal) => Promise<string>;
  /** An arena by its name, as its slug gives it back. @throws ServiceError 404 */
  readonly arenaByName: (name: string, signal?: AbortSignal) => Promise<Arena>;
  /** Coins per hour. */
  readonly arenaBaseRate: (arena: number, signal?: AbortSignal) => Promise<SeenPart<number>>;
  /** Answers what was saved with its version. @throws ServiceError 409 `stale` with the part as it is (a `SeenPart`), where it is another than the one that was seen */
  readonly saveArenaBaseRate: (arena: number, rate: number, seen: SeenPart<number>) => Promise<SeenPart<number>>;
  /** Ids of the users who work there. @throws ServiceError `unexpected` for an answer that is no list */
  readonly arenaEmployees: (arena: number, signal?: AbortSignal) => Promise<readonly number[]>;
  /** Seven pairs of opening and closing (`HH:mm`), Monday first; null where closed. */
  readonly arenaWorkingHours: (arena: number, signal?: AbortSignal) => Promise<SeenPart<WorkingHours>>;
  /** Likewise. */
  readonly saveArenaWorkingHours: (arena: number, hours: WorkingHours, seen: SeenPart<WorkingHours>) => Promise<SeenPart<WorkingHours>>;
  /** Whole percentages by weekday (Monday 1) and hour. */
  readonly arenaBonuses: (arena: number, signal?: AbortSignal) => Promise<SeenPart<readonly BonusEntry[]>>;
  /** Likewise. */
  readonly saveArenaBonuses: (arena: number, bonuses: readonly BonusEntry[], seen: SeenPart<readonly BonusEntry[]>) => Promise<SeenPart<readonly BonusEntry[]>>;
  /** Takes some people on and lets some go, whoever else was taken on or let go meanwhile; answers the ids of all who work there then. */
  readonly changeArenaEmployees: (arena: number, change: { readonly add: readonly number[]; readonly remove: readonly number[] }) => Promise<readonly number[]>;
  /** Rich text; null where there is none. */
  readonly arenaTerms: (arena: number, signal?: AbortSignal) => Promise<string | null>;
  readonly arenaWarehouses: (arena: number, signal?: AbortSignal) => Promise<readonly Row[]>;
  /** Makes a part of an arena (`id` null) or changes it; answers it. */
  /** `version`: the one that was seen. @throws ServiceError 409 `stale` with the part as it is, where it is another by now */
  readonly saveArenaPlace: (place: ArenaPlace, id: number | null, arena: number, body: Readonly<Record<string, unknown>>, version?: unknown) => Promise<Row>;
  /** Likewise. */
  readonly removeEquipment: (id: number, version?: unknown) => Promise<void>;
  /** Everything an arena has of the catalogue, in its order; every page of it. */
  readonly arenaEntries: (kind: 'games' | 'apps', arena: number, signal?: AbortSignal) => Promise<readonly Entry[]>;
  /** Gives games of an arena their numbers. `seen`: every game with the number that was seen. @throws ServiceError 409 `stale` where the order is another one by now */
  readonly saveGameOrder: (arena: number, data: readonly Placed[], seen: readonly Placed[]) => Promise<void>;
  /** What this person was told in an arena and has not cleared, newest first. */
  readonly staffNotifications: (arena: number, signal?: AbortSignal) => Promise<readonly StaffNotification[]>;
  /** Clears these for this person alone. */
  readonly clearStaffNotifications: (arena: number, ids: readonly number[]) => Promise<void>;
  /** Staff whose username, name or e-mail holds the text; every page of it. */
  readonly employees: (text?: string, signal?: AbortSignal) => Promise<readonly Row[]>;
  readonly userByUsername: (credential: string, signal?: AbortSignal) => Promise<Row>;
  /** Who holds this card. */
  readonly usersByCard: (card: string, signal?: AbortSignal) => Promise<readonly Row[]>;
  readonly userSettings: (user: number, namespace: string, signal?: AbortSignal) => Promise<readonly Setting[]>;
  /** How high each part of a bonus may go, in whole percent, by name. */
  readonly maxBonuses: (signal?: AbortSignal) => Promise<SeenPart<MaxBonuses>>;
  /** Who changed them, newest first; null where the service keeps no log. */
  readonly maxBonusHistory: (page: number, signal?: AbortSignal) => Promise<Page<HistoryEntry> | null>;
  /** Answers what was saved with its version. @throws ServiceError 409 `stale` with the ceilings as they are (a `SeenPart`), where they are others than those seen */
  readonly saveMaxBonuses: (values: MaxBonuses, seen: SeenPart<MaxBonuses>) => Promise<SeenPart<MaxBonuses>>;
  /** Adds variants of the catalogue to an arena. Money in minor units of its currency. */
  readonly attachVariants: (arena: number, variants: readonly AttachedVariant[], key: string) => Promise<void>;
  /** Takes variants out of these warehouses of an arena. */
  readonly detachVariants: (arena: number, variants: readonly DetachedVariant[], key: string) => Promise<void>;
  /** How many kinds and pieces lie in a warehouse. */
  readonly warehouseStock: (warehouse: number, signal?: AbortSignal) => Promise<{ readonly kinds: number; readonly units: number }>;
  /** Takes some variants of an item out of the catalogue. */
  readonly removeVariants: (item: number, variants: readonly number[]) => Promise<void>;
  /** null takes the setting away: it is listed without a value from then on. */
  readonly saveUserSetting: (user: number, namespace: string, key: string, value: string | null) => Promise<void>;
}
/** What `makeDataProvider` makes: react-admin's own methods and ours. */
export type ServiceProvider = DataProvider & Calls;

/** How the query of a list stands in react-admin's `filter`. */
export interface ListFilter {
  /** The text looked for. */
  readonly q?: string;
  /** Keys of the declaration's search; its initial ones unless said otherwise. */
  readonly by?: readonly string[];
  /** Keys of the declaration's filters. */
  readonly [filter: string]: unknown;
}
/** What may stand in react-admin's `meta`. */
export interface Meta {
  /** The version of the record that was seen, for an update. */
  readonly version?: number;
  /** Keys the service knows beside the declared ones. */
  readonly query?: QueryString;
  readonly key?: string;
}
