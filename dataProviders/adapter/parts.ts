import { ServiceError } from './errors.ts';
import type { Row } from './types.ts';

/** Says what a service answered that nobody asked for. */
export const unexpectedFrom = (service: string) => (detail: string): ServiceError => new ServiceError({ status: 200, code: 'unexpected', detail: `${service} answered ${detail}` });
/** A record that a call of no resource answers, distrusted. */
export const readPart = (json: unknown, unexpected: (detail: string) => ServiceError): Row => {
  if (json !== null && typeof json === 'object' && 'id' in json) return json as Row;
  throw unexpected('a record without an id');
};
