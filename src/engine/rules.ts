import { todayAmong } from '#resources/domain/day.ts';
import type { Caller } from '#resources/schema/access.ts';
import type { Kind } from '#resources/schema/kinds.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import type { RuleContext, Violation } from '#resources/schema/violations.ts';
import { writeDay } from '#src/lib/days.ts';
import { boundsInWords } from '#src/lib/bounds.ts';

/** Looks a key up in the words; `_` is what to say where there is none. */
export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

interface Place {
  readonly leaf: Leaf;
  /** Where the form keeps the value. */
  readonly source: string;
  /** Its name in the words: the path, list indexes left out. */
  readonly path: string;
}
/** Kinds whose parts have inputs of their own. */
const parted: readonly Kind[] = ['phone', 'typedValues', 'conditions'];
/** Finds the field that a dotted path of a body speaks of, the rows of lists too: `attributes.0.type`. Null where no field is. */
export const placeOf = (leaves: readonly Leaf[], bodyPath: string): Place | null => {
  const exact = leaves.find((leaf) => leaf.body === bodyPath);
  if (exact) return { leaf: exact, source: exact.source, path: exact.path };
  const outer = leaves.find((leaf) => bodyPath.startsWith(`${leaf.body}.`));
  if (!outer) return null;
  const rest = bodyPath.slice(outer.body.length + 1);
  const [, index, within = ''] = /^(\d+)(?:\.(.+))?$/.exec(rest) ?? [];
  const inner = index !== undefined && within ? placeOf(outer.rows, within) : null;
  if (inner) return { leaf: inner.leaf, source: `${outer.source}.${index}.${inner.source}`, path: `${outer.path}.${inner.path}` };
  return { leaf: outer, source: parted.includes(outer.kind) ? `${outer.source}.${rest}` : outer.source, path: outer.path };
};

/** What the rules of a form are asked with, at this moment. @param timezone the zone whose clock the screens show */
export const rulesNow = (caller: Caller, timezone: string): RuleContext => ({ caller, today: todayAmong([timezone]) });

/**
 * The sentence of a broken rule: the field's own, else the resource's check of that name, else the rule's. A sentence whose data did not come is none.
 * @param locale days are written its way
 */
export const sentenceOf = (resource: Resource, violation: Violation, translate: Translate, locale: string): string => {
  const { path, rule, ...data } = violation;
  const place = placeOf(resource.leaves, path);
  const params = { ...boundsInWords(place?.leaf.kind, data), ...(data.day === undefined ? {} : { day: writeDay(data.day, locale) }) };
  const name = place?.path ?? path;
  const words = `resources.${resource.name}`;
  const keys = [`${words}.rules.${name}.${rule}`, `${words}.checks.${rule}`, `rules.${rule}`];
  const sentences = keys.map((key) => translate(key, { ...params, _: '' })).filter((sentence) => sentence !== '');
  return sentences.find((sentence) => !sentence.includes('%{')) ?? (sentences.length > 0 ? translate('rules.invalid') : translate('rules.notAccepted', { rule }));
};

/** The label of the field that a body path speaks of; the path itself where no field is. */
export const labelOf = (resource: Resource, bodyPath: string, translate: Translate): string => {
  const path = placeOf(resource.leaves, bodyPath)?.path;
  return path === undefined ? bodyPath : fieldLabel(resource, path, translate);
};

/** The words of a field: the resource's, else those every resource shares (`id`, `created_at` …). */
export const fieldLabel = (resource: Resource, path: string, translate: Translate): string =>
  translate(`resources.${resource.name}.fields.${path}`, { _: '' }) || translate(`engine.fields.${path}`, { _: path });

/** The title of a section by its key in the words. One that holds but a field of the same name needs none besides that field's own. */
export const sectionTitle = (resource: Resource, key: string, leaves: readonly Leaf[], translate: Translate): string | undefined => {
  const title = translate(key);
  const [only] = leaves;
  return leaves.length === 1 && only && fieldLabel(resource, only.path, translate) === title ? undefined : title;
};
