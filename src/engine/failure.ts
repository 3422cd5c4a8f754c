import type { Resource } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { labelOf, sentenceOf, type Translate } from '#src/engine/rules.ts';

/** What a refusal of a service says. The adapters throw it; only its shape is known here. */
export interface Failure {
  /** 0: no answer came. */
  readonly status: number;
  readonly code: string;
  /** The service's own words; empty where it gave none. */
  readonly sentence: string;
  /** Sentences beside it. */
  readonly lines: readonly string[];
  readonly violations: readonly Violation[];
  /** With code `stale`: the record as it is now. */
  readonly current: Readonly<Record<string, unknown>> | null;
  /** What to say where there are no words. */
  readonly message: string;
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Reads whatever was thrown. What no service said counts as status 0 with its own message. */
export const failureOf = (error: unknown): Failure => {
  const from = isObject(error) ? error : {};
  const text = (key: string) => (typeof from[key] === 'string' ? (from[key] as string) : '');
  return {
    status: typeof from.status === 'number' ? from.status : 0,
    code: text('code'),
    sentence: text('sentence'),
    lines: Array.isArray(from.lines) ? from.lines.map(String) : [],
    violations: Array.isArray(from.violations) ? (from.violations as Violation[]) : [],
    current: isObject(from.current) ? from.current : null,
    message: text('message') || (isObject(error) ? '' : String(error)),
  };
};

const plain: ReadonlySet<string> = new Set(['notFound', 'forbidden']);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The shared handler of forms: what a failed save says in the snackbar, one line per entry. @param locale days are written its way */
export const failureText = (failure: Failure, resource: Resource, translate: Translate, locale: string): readonly string[] => {
  const { status, code, sentence, lines, violations } = failure;
  const said = [sentence, ...lines.map(capital)].filter(Boolean);
  if (status === 422 && violations.length > 0)
    return [...new Set(violations.map(({ path }) => path))].map((path) => translate('engine.failures.attribute', {
      attribute: labelOf(resource, path, translate), rule: violations.filter((violation) => violation.path === path).map((violation) => sentenceOf(resource, violation, translate, locale)).join(', '),
    }));
  if (status === 400) return [said.join(' ') || translate('engine.failures.badRequest')];
  if (status === 409) return [sentence || translate('engine.failures.conflict')];
  if (status === 500) return [[translate('engine.failures.server'), ...lines.map(capital), sentence].filter(Boolean).join(' ')];
  // No answer came: that is nothing for administrators yet.
  if (status === 0 && code === 'unavailable') return [`${translate('errors.unavailable')} ${translate('engine.failed.text')}`];
  // What somebody else has deleted, or this person may not do, no administrator needs to hear of.
  if (plain.has(code)) return [sentence || translate(`errors.${code}`)];
  const message = sentence || (code && translate(`errors.${code}`, { _: '' })) || failure.message || String(status);
  return [translate('common.failure', { message })];
};
