/**
 * Each service's defaults as data. Both sides interpret the names used here and share no code: the adapters in
 * dataProviders/, the embedded services in server/dialects/.
 */
export const operations = ['list', 'one', 'many', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/**
 * How a list is paged:
 * P0 `content, pageable {page_number, page_size, offset}, total_elements, total_pages, number_of_elements`, first page 0;
 * M0 `data, metadata {page, size, count}`, first page 0;
 * L1 `data, meta {per_page, current_page, from, to, total, last_page}`, first page 1; L1n the same inside `data`;
 * L1p `data, pagination` with the keys of meta; plain: a bare array, not paged.
 */
export type Paging = 'P0' | 'M0' | 'L1' | 'L1n' | 'L1p' | 'plain';
/** `fields`: `{code, message, errors: {path: [{rule, …}]}}`; `rules`: `{message, errors: {path: ['max:64']}}`. */
export type ErrorDialect = 'fields' | 'rules';

export interface Service {
  /** What stands before a resource's own path where the resource does not say its path. */
  readonly prefix: string;
  readonly paging: Paging;
  readonly update: 'PUT' | 'PATCH';
  readonly errors: ErrorDialect;
  /** `camel`: created_at and expires_at as they are, other fields in camel case. */
  readonly sort: 'camel';
  /** Calls that the chain's own service has; the embedded one has them all. */
  readonly has: readonly Operation[];
}
const service = (prefix: string, paging: Paging, errors: ErrorDialect = 'fields', has: readonly Operation[] = ['list', 'create', 'update', 'delete']): Service => ({
  prefix, paging, update: 'PUT', errors, sort: 'camel', has,
});

export const services = {
  core: service('', 'P0'),
  gamification: service('', 'P0'),
  achievements: service('/achievements', 'P0'),
  subscriptions: service('/subscriptions', 'P0'),
  kpi: service('/kpi', 'P0'),
  'arena-hub': service('', 'M0'),
  shop: service('/shop', 'L1', 'rules'),
  social: service('/social', 'P0'),
  notifications: service('/notifications', 'M0'),
} as const satisfies Record<string, Service>;
export type ServiceName = keyof typeof services;

/** Everything that answers behind the gateway; the last two have no declared resource. */
export const gatewayNames = [...(Object.keys(services) as ServiceName[]), 'auth', 'files'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** The path behind the gateway: `/api/{service}` + path, the service's name not repeated. */
export const gatewayPath = (name: GatewayName, path: string): string => (path === `/${name}` || path.startsWith(`/${name}/`) ? `/api${path}` : `/api/${name}${path}`);
