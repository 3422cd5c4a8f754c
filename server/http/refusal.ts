import type { Violation } from '#resources/schema/violations.ts';
import { statusOf, type ErrorCode } from '#server/http/error-codes.ts';
import type { Row } from '#server/store.ts';

interface Details {
  /** Where it differs from the code's own. */
  readonly status?: number;
  /** Broken rules, each with the path in the body it blames. */
  readonly violations?: readonly Violation[];
  /** The record as it is now, with a stale save. */
  readonly current?: Row;
  /** With code `inUse`: the entity whose records use it, where it is known. */
  readonly by?: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** A refusal with a code and data; thrown anywhere below a route, answered in the dialect of the service. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.status = details.status ?? statusOf[code];
    this.details = details;
  }
}

/** 422 with broken rules. */
export const invalid = (...violations: readonly Violation[]): Refusal => new Refusal('invalid', { violations });
