import { gatewayPath, type GatewayName } from '#resources/services.ts';
import type { Config, QueryString, ServiceConfig } from './types.ts';
import type { UrlOf } from './session-types.ts';

/** The embedded service, where `/config.json` says nothing else. */
export const embedded: ServiceConfig = { url: null, versions: 'etag', keys: 'header', whole: true };
export const configOf = (config: Pick<Config, 'services'>, service: GatewayName): ServiceConfig => config.services[service] ?? embedded;

/** Addresses by service: behind this origin's gateway, or at a foreign service's own address, which keeps the path as its documentation gives it. */
export const urlsOf =
  (config: Pick<Config, 'services'>): UrlOf =>
  (service, path) => {
    const { url } = configOf(config, service);
    return url === null ? gatewayPath(service, path) : `${url.replace(/\/+$/, '')}${path}`;
  };

const encode = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');
/** `?a=1&b=x,y`, in the order of the keys; nothing for an empty query. Commas stay readable. */
export const queryText = (query: QueryString): string => {
  const parts = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === null ? [] : [`${encode(key)}=${Array.isArray(value) ? value.map((one) => encode(String(one))).join(',') : encode(String(value))}`]));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};
