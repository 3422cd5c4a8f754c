import type { Resource } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { labelOf, sentenceOf, type Translate } from '#src/engine/rules.ts';

/** What a refusal of a service says. The adapters throw it; only its shape is known here. */
export interface Failure {
  /** 0: no answer came. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly violations: readonly Violation[];
  /** The answer as it came. */
  readonly body: Readonly<Record<string, unknown>>;
  /** With code `stale`: the record as it is now. */
  readonly current: Readonly<Record<string, unknown>> | null;
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Reads whatever was thrown. Anything that no service said counts as status 0 with its message. */
export const failureOf = (error: unknown): Failure => {
  const from = isObject(error) || error instanceof Error ? (error as unknown as Readonly<Record<string, unknown>>) : {};
  const body = isObject(from.body) ? from.body : {};
  const current = from.current ?? body.current;
  return {
    status: typeof from.status === 'number' ? from.status : 0,
    code: typeof from.code === 'string' ? from.code : '',
    message: typeof from.message === 'string' ? from.message : String(error),
    violations: Array.isArray(from.violations) ? (from.violations as Violation[]) : [],
    body,
    current: isObject(current) ? current : null,
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Errors of an answer as a list of texts, whatever shape they have. */
const listed = (errors: unknown): readonly string[] => {
  if (typeof errors === 'string') return [errors];
  if (Array.isArray(errors)) return errors.flatMap(listed);
  return isObject(errors) ? Object.values(errors).flatMap(listed) : [];
};

/** The shared handler of forms: what a failed save says in the snackbar, one line per entry of the list. */
export const failureText = (failure: Failure, resource: Resource, translate: Translate): readonly string[] => {
  const { status, message, body, violations } = failure;
  const errors = listed(body.errors).map(capital);
  const own = typeof body.message === 'string' ? body.message : status === 400 || status === 409 || status === 500 ? '' : message;
  if (status === 400) {
    if (typeof body.ErrorText === 'string') return [body.ErrorText];
    return own || errors.length > 0 ? [[own, ...errors].filter(Boolean).join(' ')] : [translate('engine.failures.badRequest')];
  }
  if (status === 422 && violations.length > 0)
    return violations.map((violation) => translate('engine.failures.attribute', { attribute: labelOf(resource, violation.path, translate), rule: sentenceOf(resource, violation, translate) }));
  if (status === 409) return [own || translate('engine.failures.conflict')];
  if (status === 500) return [[translate('engine.failures.server'), ...errors, own].filter(Boolean).join(' ')];
  return [translate('common.failure', { message: own || message || String(status) })];
};
