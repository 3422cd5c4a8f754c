import { nationalNumberValid } from '#resources/domain/phone.ts';
import { isBlank } from '#resources/domain/text.ts';
import type { Caller } from './access.ts';
import { at, holds, put } from './condition.ts';
import type { Kind } from './kinds.ts';
import { patterns, type Pattern } from './kinds.ts';
import { isMask } from './body.ts';
import { keepsRows, rowOperation, writableIn, type Leaf, type Resource } from './resolve.ts';

/** A rule that a value breaks: a code with data. The sentence is `rules.{rule}` in the words; `path` is the dotted path in the body. */
export interface Violation {
  readonly path: string;
  readonly rule: string;
  readonly [param: string]: string | number;
}
/** The days `YYYY-MM-DD` that run now where the caller works: one, or two while it is past midnight in some of their zones only. */
export interface Today {
  readonly earliest: string;
  readonly latest: string;
}
export interface RuleContext {
  readonly caller: Caller;
  /** null: none of the fields asks for it. */
  readonly today: Today | null;
}
type Broken = Omit<Violation, 'path'> | null;
const broken = (rule: string, params: Readonly<Record<string, string | number>> = {}): Broken => ({ rule, ...params });
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object' && !Array.isArray(value);
const matches = (text: string, pattern: Pattern) => new RegExp(patterns[pattern]).test(text);
const realDay = (text: string) => matches(text, 'day') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** Longest text of a kind where the declaration gives none. */
export const longest: Readonly<Partial<Record<Kind, number>>> = { text: 255, multiline: 10_000, richText: 100_000, digits: 64, email: 254, secret: 200, image: 2_000, file: 2_000 };

/** Highest number of a kind where the declaration gives none: sums of them stay exact. */
const highest: Readonly<Partial<Record<Kind, number>>> = { coins: 1_000_000_000, money: 100_000_000_000 };

const textual = (value: unknown, { kind, options }: Leaf): Broken => {
  if (typeof value !== 'string' || value.includes('\0')) return broken('string');
  if (kind === 'secret' && isMask(value)) return broken('required');
  const max = typeof options.max === 'number' ? options.max : (longest[kind] ?? 255);
  if (options.pattern === 'lowercase2') return matches(value, 'lowercase2') ? null : broken('lowercase', { count: 2 });
  if (typeof options.min === 'number' && [...value].length < options.min) return broken('minLength', { count: options.min });
  if ([...value].length > max) return broken('maxLength', { count: max });
  if (kind === 'digits' && !matches(value, 'digits')) return broken('digits');
  if (kind === 'email' && !matches(value, 'email')) return broken('email');
  if ((kind === 'image' || kind === 'file') && !/^(\/api\/files\/|https:\/\/)/.test(value)) return broken(kind);
  return options.pattern && !matches(value, options.pattern) ? broken(options.pattern === 'phoneText' ? 'phone' : options.pattern) : null;
};
const numeric = (value: unknown, { kind, options }: Leaf): Broken => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return broken('number');
  if (kind !== 'number' && !Number.isSafeInteger(value)) return broken('integer');
  const min = kind === 'percent' ? (options.min ?? 0) : options.min;
  const max = kind === 'percent' ? (options.max ?? 100) : options.max;
  if (min === 1 && value <= 0 && kind === 'integer') return broken('positive');
  if (typeof min === 'number' && typeof max === 'number') return value < min || value > max ? broken('between', { from: min, to: max }) : null;
  if (typeof min === 'number' && value < min) return broken('atLeast', { amount: min });
  const top = max ?? highest[kind];
  return typeof top === 'number' && value > top ? broken('atMost', { amount: top }) : null;
};
/** Whether a rule of a field asks which day it is. */
export const asksToday = ({ options, rows }: Leaf): boolean => options.min === 'today' || options.max === 'today' || rows.some(asksToday);
/** Nothing that is right at one of the caller's places is refused: what has begun at one of them has begun, what is over at all of them is over. */
const dayWithin = (value: string, leaf: Leaf, today: Today | null): Broken => {
  if (today === null && asksToday(leaf)) throw new Error(`${leaf.path}: asks for today, and nobody says which day it is`);
  const max = leaf.options.max === 'today' ? today?.latest : leaf.options.max;
  const min = leaf.options.min === 'today' ? today?.earliest : leaf.options.min;
  if (typeof min === 'string' && value < min) return broken('notBefore', { day: min });
  return typeof max === 'string' && value > max ? broken('notAfter', { day: max }) : null;
};
const phone = (value: unknown): Broken => {
  if (!isObject(value)) return broken('phone');
  const { country_code: code = null, national_number: number = null } = value;
  if (code === null && number === null) return null;
  if (number === null) return broken('required');
  return typeof code === 'string' && typeof number === 'string' && /^[1-9][0-9]{0,3}$/.test(code) && number.length >= 4 && nationalNumberValid(number, code) ? null : broken('phone');
};
const membersOf = (value: unknown, leaf: Leaf, each: (member: unknown) => boolean, rule: string): Broken => {
  if (!Array.isArray(value) || value.length > 5_000 || !value.every(each)) return broken(rule);
  if (new Set(value).size < value.length) return broken('distinct');
  if (typeof leaf.options.max === 'number' && value.length > leaf.options.max) return broken('atMost', { amount: leaf.options.max });
  return value.length < (leaf.options.atLeast ?? 0) ? broken('atLeastOne', { count: leaf.options.atLeast ?? 1 }) : null;
};
const only = (value: Readonly<Record<string, unknown>>, ...keys: readonly string[]) => Object.keys(value).every((key) => keys.includes(key));
const scalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const named = (value: unknown, of: readonly string[] | undefined) => typeof value === 'string' && (of === undefined || of.includes(value));
/** Number of nodes of a condition tree; infinite for anything that is none, or is too deep. */
const nodes = (value: unknown, leaf: Leaf, depth = 1): number => {
  const { meta } = leaf;
  if (!isObject(value) || depth > 8) return Number.POSITIVE_INFINITY;
  if (value.type === 'leaf') return named(value.context, meta.contexts) && named(value.strategy, meta.strategies) && scalar(value.value ?? null) && only(value, 'type', 'context', 'strategy', 'value') ? 1 : Number.POSITIVE_INFINITY;
  const node = ['and', 'or', 'group'].includes(value.type as string) && Array.isArray(value.children) && only(value, 'type', 'children');
  return node ? (value.children as readonly unknown[]).reduce((sum: number, child) => sum + nodes(child, leaf, depth + 1), 1) : Number.POSITIVE_INFINITY;
};
/** What a condition asks for is counted in whole steps from one. */
const askedProblems = (value: unknown, path: string): readonly Violation[] => {
  if (empty(value)) return [];
  const asked = typeof value === 'boolean' ? Number.NaN : Number(value);
  return Number.isFinite(asked) ? (asked < 1 ? [{ path, rule: 'atLeast', amount: 1 }] : []) : [{ path, rule: 'number' }];
};
/** What is wrong within a tree, each at its place: a group that holds nothing, for it says something of what is in it alone, what stands twice in one group, and a value that nothing can reach. */
const treeProblems = (tree: unknown, path: string): readonly Violation[] => {
  const children = isObject(tree) && Array.isArray(tree.children) ? (tree.children as readonly unknown[]) : null;
  if (children === null) return isObject(tree) ? askedProblems(tree.value, `${path}.value`) : [];
  if (children.length === 0) return [{ path, rule: 'emptyGroup' }];
  const told = children.map((child) => JSON.stringify(isObject(child) ? [child.type, child.context, child.strategy, child.value ?? null, child.children] : child));
  return children.flatMap((child, i) => [...(told.indexOf(told[i] ?? '') < i ? [{ path: `${path}.children.${i}`, rule: 'sameCondition' }] : []), ...treeProblems(child, `${path}.children.${i}`)]);
};
const typedValue = (entry: unknown) =>
  isObject(entry) && typeof entry.name === 'string' && only(entry, 'name', 'value') && (scalar(entry.value ?? null) || (Array.isArray(entry.value) && entry.value.every((one) => typeof one === 'string')));

/** What one kind asks of a value that is there. Exhaustive: a kind without rules does not compile. */
const ofKind: Readonly<Record<Kind, (value: unknown, leaf: Leaf, today: Today | null) => Broken>> = {
  text: textual, multiline: textual, richText: textual, digits: textual, email: textual, secret: textual, image: textual, file: textual,
  integer: numeric, number: numeric, money: numeric, coins: numeric, percent: numeric,
  boolean: (value) => (typeof value === 'boolean' ? null : broken('boolean')),
  flag: (value) => (value === 0 || value === 1 ? null : broken('boolean')),
  choice: (value, leaf) => (leaf.meta.choices?.includes(value as string) ? null : broken('choice')),
  status: (value, leaf) => (leaf.meta.choices?.includes(value as string) ? null : broken('choice')),
  choices: (value, leaf) => membersOf(value, leaf, (member) => leaf.meta.choices?.includes(member as string) === true, 'choice'),
  tags: (value, leaf) => membersOf(value, leaf, (member) => typeof member === 'string' && !isBlank(member) && member.length <= 100, 'string'),
  day: (value, leaf, today) => (typeof value === 'string' && realDay(value) ? dayWithin(value, leaf, today) : broken('day')),
  instant: (value) => (typeof value === 'string' && matches(value, 'instant') && realDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)) ? null : broken('instant')),
  dateTime: (value, leaf, today) => (typeof value === 'string' && matches(value, 'dateTime') && realDay(value.slice(0, 10)) ? dayWithin(value.slice(0, 10), leaf, today) : broken('instant')),
  timeOfDay: (value) => (typeof value === 'string' && matches(value, 'timeOfDay') ? null : broken('timeOfDay')),
  phone,
  reference: (value) => (Number.isSafeInteger(value) && (value as number) > 0 ? null : broken('reference')),
  references: (value, leaf) => membersOf(value, leaf, leaf.options.by === 'name' ? (member) => typeof member === 'string' : (member) => Number.isSafeInteger(member) && (member as number) > 0, 'reference'),
  group: () => null,
  list: (value, leaf) => (!Array.isArray(value) ? broken('array') : value.length > (leaf.options.max as number) ? broken('atMost', { amount: leaf.options.max as number }) : value.length < (leaf.options.atLeast ?? 0) ? broken('atLeastOne', { count: leaf.options.atLeast ?? 1 }) : null),
  conditions: (value, leaf) => (nodes(value, leaf) <= 200 ? null : broken('conditions')),
  typedValues: (value) => (Array.isArray(value) && value.length <= 200 && value.every(typedValue) ? null : broken('array')),
  keyValue: (value) => (isObject(value) && Object.keys(value).length <= 200 && Object.values(value).every((entry) => typeof entry === 'string' && entry.length <= 10_000) ? null : broken('keyValue')),
  json: (value) => (JSON.stringify(value).length <= 100_000 ? null : broken('maxLength', { count: 100_000 })),
};

const empty = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && isBlank(value));
const ofLeaf = (leaf: Leaf, value: unknown, required: boolean, path: string, today: Today | null): readonly Violation[] => {
  if (empty(value)) return required ? [{ path, rule: 'required' }] : [];
  const problem = ofKind[leaf.kind](value, leaf, today) as Violation | null;
  if (problem) return [{ ...problem, path: problem.rule === 'required' && leaf.kind === 'phone' ? `${path}.national_number` : path }];
  if (leaf.kind === 'phone') return Object.keys(value as object).filter((key) => key !== 'country_code' && key !== 'national_number').map((key) => ({ path: `${path}.${key}`, rule: 'unknown' }));
  if (leaf.kind === 'conditions') return treeProblems(value, path);
  return leaf.kind === 'list' ? ofRows(leaf, value as readonly unknown[], path, today) : [];
};
/** Rows that are new name everything they need; rows changed by id name only what changes. */
const ofRows = (list: Leaf, rows: readonly unknown[], path: string, today: Today | null): readonly Violation[] => {
  const ids = keepsRows(list) ? rows.flatMap((row) => (isObject(row) && row.id !== undefined && row.id !== null ? [row.id] : [])) : [];
  if (new Set(ids).size < ids.length) return [{ path, rule: 'distinct' }];
  return rows.flatMap((row, i) => {
    if (!isObject(row)) return [{ path: `${path}.${i}`, rule: 'object' }];
    const operation = rowOperation(list, row);
    const badId = operation === 'update' && !(Number.isSafeInteger(row.id) && (row.id as number) > 0) ? [{ path: `${path}.${i}.id`, rule: 'reference' }] : [];
    const leaves = list.rows.filter((part) => writableIn(part, operation));
    return [
      ...badId,
      ...unknownIn(row, leaves, `${path}.${i}.`, keepsRows(list) ? ['id'] : []),
      ...leaves.flatMap((part) => {
        const value = at(row, part.body);
        return operation === 'update' && value === undefined ? [] : ofLeaf(part, fallback(part, value), demands(part, operation, value), `${path}.${i}.${part.body}`, today);
      }),
    ];
  });
};
/** A list with a least number counts as empty when it is not there. */
const fallback = (leaf: Leaf, value: unknown) => ((value === undefined || value === null) && leaf.options.atLeast ? [] : value);
/** What a record needs to be made may be left out of a change, but not be emptied by it. */
const demands = (leaf: Leaf, operation: 'create' | 'update', value: unknown) =>
  leaf.options.required === true || leaf.options.required === operation || (leaf.options.required === 'create' && value !== undefined);

const unknownIn = (body: Readonly<Record<string, unknown>>, leaves: readonly Leaf[], prefix = '', also: readonly string[] = []): readonly Violation[] =>
  Object.entries(body).flatMap(([key, value]) => {
    if (also.includes(key) || leaves.some((leaf) => leaf.body === key)) return [];
    const inner = leaves.filter((leaf) => leaf.body.startsWith(`${key}.`));
    if (inner.length === 0) return [{ path: `${prefix}${key}`, rule: 'unknown' }];
    if (!isObject(value)) return [{ path: `${prefix}${key}`, rule: 'object' }];
    return unknownIn(value, inner.map((leaf) => ({ ...leaf, body: leaf.body.slice(key.length + 1) })), `${prefix}${key}.`);
  });

/** The row as it would be after the write, in the shape of the record but for embedded references, which are ids. */
const afterOf = (resource: Resource, body: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  let after: Readonly<Record<string, unknown>> = {};
  for (const leaf of resource.leaves) {
    const value = at(body, leaf.body) === undefined ? at(before, leaf.body) : at(body, leaf.body);
    if (value !== undefined) after = put(after, leaf.path, value);
  }
  return after;
};

/**
 * Everything wrong with a body, by the declaration's own rules: unknown fields, kinds, required, `when`, checks. Browser and service both run it.
 * An update names only what it changes; what it leaves out is judged as it stands in `before` (in the shape of a body).
 */
export const violationsOf = (resource: Resource, operation: 'create' | 'update', body: unknown, context: RuleContext, before: Readonly<Record<string, unknown>> = {}): readonly Violation[] => {
  if (!isObject(body)) return [{ path: '', rule: 'object' }];
  const leaves = resource.leaves.filter((leaf) => writableIn(leaf, operation));
  const after = afterOf(resource, body, before);
  const found = leaves.flatMap((leaf) => {
    const value = fallback(leaf, at(body, leaf.body));
    const condition = resource.when[leaf.path];
    // A truth is never missing: nothing said is no.
    const demanded = condition === undefined ? demands(leaf, operation, at(body, leaf.body)) : leaf.kind !== 'boolean' && holds(condition, after);
    if (operation === 'update' && at(body, leaf.body) === undefined && (condition === undefined || !demanded || !empty(at(after, leaf.path)))) return [];
    return ofLeaf(leaf, value, demanded, leaf.body, context.today);
  });
  const problems = [...unknownIn(body, leaves), ...found];
  if (problems.length > 0) return problems;
  return Object.entries(resource.checks)
    .filter(([, check]) => !check.holds(after, context.caller))
    .flatMap(([rule, check]) => {
      const path = resource.leaf(check.blames)?.body ?? check.blames;
      const places = check.places?.(after, before) ?? [];
      const data = check.data?.(after) ?? {};
      return places.length === 0 ? [{ path, rule, ...data }] : places.map((place) => ({ path: `${path}.${place}`, rule, ...data }));
    });
};
