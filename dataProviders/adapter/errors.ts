import type { Violation } from '#resources/schema/violations.ts';
import { ruleOfText } from './rule-text.ts';

export interface Refusal {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The service's own code, else one by the status: a key of the words `errors`. */
  readonly code: string;
  /** The service's own sentence; empty where it gave none. */
  readonly sentence?: string;
  /** Sentences beside it, from services that list what went wrong. */
  readonly lines?: readonly string[];
  readonly violations?: readonly Violation[];
  /** The record as it is now, when the one that was changed is stale. */
  readonly current?: unknown;
  /** The body as it came. */
  readonly raw?: string;
  /** What a developer should know; never shown to a person. */
  readonly detail?: string;
}

/**
 * Every refusal of every service, in one shape. It has what react-admin asks of its own `HttpError` (message, status, body) and more.
 * `violations` are by the path in the body; the form finds the field.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly lines: readonly string[];
  readonly violations: readonly Violation[];
  readonly current: unknown;
  readonly raw: string;
  /** Null: react-admin puts what stands here on fields by itself, in a form that is not ours. */
  readonly body = null;
  constructor({ status, code, sentence = '', lines = [], violations = [], current, raw = '', detail }: Refusal) {
    super(detail ?? (sentence || raw || code));
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.lines = lines;
    this.violations = violations;
    this.current = current;
    this.raw = raw;
  }
}
/** Was there no such call, or no such record? */
export const isMissing = (error: unknown): boolean => error instanceof ServiceError && error.status === 404;
/** An upload that did not end with a link. */
export class UploadError extends ServiceError {}

const codes: Readonly<Record<number, string>> = {
  0: 'unavailable', 400: 'malformed', 401: 'unauthenticated', 403: 'forbidden', 404: 'notFound', 409: 'taken', 413: 'tooLarge', 415: 'unsupportedType', 422: 'invalid', 429: 'tooManyAttempts',
  502: 'unavailable', 503: 'unavailable', 504: 'unavailable',
};
type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

const rulesAt = (path: string, rules: unknown): readonly Violation[] =>
  (Array.isArray(rules) ? rules : [rules]).flatMap((rule: unknown): Violation[] => {
    if (typeof rule === 'string') return [{ path, ...ruleOfText(rule) }];
    return isObject(rule) && typeof rule.rule === 'string' ? [{ ...(rule as unknown as Violation), path }] : [];
  });

/**
 * Reads a refusal in any shape services have: `{code, message, errors: {path: [{rule}]}}`, `{message, errors: {path: ['rule:1']}}`,
 * `{message, errors: ['text']}`, `{ErrorText}`, plain text, or nothing.
 */
export const readRefusal = (status: number, raw: string): ServiceError => {
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    json = null;
  }
  const body: Json = isObject(json) ? json : {};
  const violations = isObject(body.errors) ? Object.entries(body.errors).flatMap(([path, rules]) => rulesAt(path, rules)) : [];
  const lines = Array.isArray(body.errors) ? body.errors.map((line: unknown) => (typeof line === 'string' ? line : JSON.stringify(line))) : [];
  const code = text(body.code) || (status === 409 && body.current !== undefined ? 'stale' : codes[status]) || 'unexpected';
  return new ServiceError({ status, code, sentence: text(body.ErrorText) || text(body.message) || text(json), lines, violations, current: body.current, raw });
};
