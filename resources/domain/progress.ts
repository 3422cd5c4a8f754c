import { isoPeriod, type PeriodUnit } from '#resources/domain/periods.ts';

/** Something that happened to a player, as rules count it. */
export interface Happening {
  readonly context: string;
  readonly value: number;
  /** What tells it from others of its context, such as the game that was played. */
  readonly thing?: string;
  /** The day it happened on where the player is at home, `YYYY-MM-DD`. */
  readonly day: string;
}
type Tree =
  | { readonly type: 'leaf'; readonly context: string; readonly strategy: string; readonly value: string | number | null }
  | { readonly type: 'and' | 'or' | 'group'; readonly children: readonly Tree[] };

/** What an achievement or a quest asks for, as it is kept. */
export interface ProgressRule {
  readonly type?: string | null;
  readonly contexts: readonly string[];
  readonly strategy?: string | null;
  readonly value?: number | null;
  readonly conditions?: Tree | null;
  readonly period?: number | null;
  readonly unit?: string | null;
  readonly innerType?: string | null;
  readonly count?: number | null;
  readonly consecutive?: boolean | null;
}
/** One count: how far it is, and what was seen already where things are told apart. */
export interface Count {
  readonly value: number;
  readonly seen?: readonly string[];
  readonly met?: boolean;
}
/** Everything that must be kept between two happenings. `leaves` by place in the tree; `period` and `inner` of a recurrent rule. */
export interface ProgressState {
  readonly count?: Count;
  readonly leaves?: Readonly<Record<string, Count>>;
  readonly period?: number;
  readonly counted?: boolean;
}
export interface Progress {
  readonly value: number;
  readonly state: ProgressState;
  readonly done: boolean;
}
export const noProgress: Progress = { value: 0, state: {}, done: false };

const nothing: Count = { value: 0 };
const withSeen = ({ seen = [] }: Count, thing: string): Count => {
  const all = seen.includes(thing) ? seen : [...seen, thing];
  return { value: all.length, seen: all };
};
/** How each strategy counts one more happening. */
const strategies: Readonly<Record<string, (before: Count, happening: Happening) => Count>> = {
  collect: ({ value }, { value: more }) => ({ value: value + more }),
  compare: ({ value }, { value: now }) => ({ value: Math.max(value, now) }),
  equal: (_, { value }) => ({ value }),
  collectDistinct: (before, { thing, context }) => withSeen(before, thing ?? context),
  compareDays: (before, { day }) => withSeen(before, day),
};
const targetOf = (value: string | number | null | undefined): number => {
  const target = value === null || value === undefined || value === '' ? 1 : Number(value);
  return Number.isFinite(target) ? target : 1;
};
const counted = (strategy: string | null | undefined, wanted: string | number | null | undefined, before: Count, happening: Happening): Count => {
  const name = strategy ?? 'collect';
  const count = (strategies[name] ?? strategies.collect)?.(before, happening) ?? before;
  const target = targetOf(wanted);
  return { ...count, met: before.met === true || (name === 'equal' ? count.value === target : count.value >= target) };
};

const advanceSimple = (rule: ProgressRule, before: Progress, happening: Happening): Progress | null => {
  if (!rule.contexts.includes(happening.context)) return null;
  const count = counted(rule.strategy, rule.value, before.state.count ?? nothing, happening);
  return { value: count.value, state: { count }, done: count.met === true };
};

const advanceLeaves = (node: Tree, place: string, leaves: Readonly<Record<string, Count>>, happening: Happening): Readonly<Record<string, Count>> => {
  if (node.type !== 'leaf') return node.children.reduce((after, child, i) => advanceLeaves(child, `${place}.${i}`, after, happening), leaves);
  const before = leaves[place] ?? nothing;
  return node.context !== happening.context || before.met === true ? leaves : { ...leaves, [place]: counted(node.strategy, node.value, before, happening) };
};
const isMet = (node: Tree, place: string, leaves: Readonly<Record<string, Count>>): boolean => {
  if (node.type === 'leaf') return leaves[place]?.met === true;
  const each = node.children.map((child, i) => isMet(child, `${place}.${i}`, leaves));
  return node.type === 'or' ? each.includes(true) : each.length > 0 && !each.includes(false);
};
/** `and` asks for all of its conditions, `or` for one, `group` for as many as its value says, else all. */
const advanceTree = (rule: ProgressRule, tree: Tree, before: Progress, happening: Happening): Progress | null => {
  const known = before.state.leaves ?? {};
  const leaves = advanceLeaves(tree, '0', known, happening);
  if (leaves === known) return null;
  const children = tree.type === 'leaf' ? [isMet(tree, '0', leaves)] : tree.children.map((child, i) => isMet(child, `0.${i}`, leaves));
  const met = children.filter(Boolean).length;
  const wanted = rule.type === 'or' ? 1 : rule.type === 'group' && rule.value ? rule.value : children.length;
  return { value: met, state: { leaves }, done: children.length > 0 && met >= wanted };
};

const isNested = (type: string | null | undefined): boolean => type === 'and' || type === 'or' || type === 'group';
/**
 * What a recurrent rule asks for each time: its conditions, or its strategy over its events. Without conditions, as it could be kept before they were asked
 * for, `and` and `group` want every one of its events.
 */
const advanceInner = (rule: ProgressRule, { count: known = nothing, leaves = {} }: ProgressState, happening: Happening): { readonly met: boolean; readonly kept: ProgressState } | null => {
  const { contexts, innerType, conditions, strategy, value } = rule;
  if (conditions && isNested(innerType)) {
    const next = advanceTree({ ...rule, type: innerType ?? null }, conditions, { ...noProgress, state: { leaves } }, happening);
    return next && { met: next.done, kept: next.state };
  }
  if (!contexts.includes(happening.context)) return null;
  const all = innerType === 'and' || innerType === 'group';
  const count = all ? counted('collectDistinct', contexts.length, known, { ...happening, thing: happening.context }) : counted(strategy, value, known, happening);
  return { met: count.met === true, kept: { count } };
};
const units: readonly string[] = ['day', 'week', 'month'] satisfies readonly PeriodUnit[];
/**
 * `count` times within one period, which a new period begins anew; consecutive: once in each of `count` periods that follow one another. Without a unit
 * there is no period.
 */
const advanceRecurrent = (rule: ProgressRule, before: Progress, happening: Happening): Progress | null => {
  const { state } = before;
  const unit = units.includes(rule.unit ?? '') ? (rule.unit as PeriodUnit) : null;
  const period = unit === null ? 0 : isoPeriod(happening.day, unit, rule.period ?? 1);
  const same = state.period === period;
  const follows = state.period !== undefined && state.period + 1 === period && state.counted === true;
  const times = same || state.period === undefined || (rule.consecutive === true && follows) ? before.value : 0;
  if (rule.consecutive === true && same && state.counted === true) return null;
  const inner = advanceInner(rule, same ? state : {}, happening);
  if (inner === null) return null;
  const value = inner.met ? times + 1 : times;
  return { value, state: { period, ...(inner.met ? { counted: true } : { ...inner.kept, counted: false }) }, done: value >= (rule.count ?? 1) };
};

/** What one more happening makes of somebody's progress; null when it does not matter to the rule, or when the rule is fulfilled already. */
export function advance(rule: ProgressRule, before: Progress, happening: Happening): Progress | null {
  if (before.done) return null;
  if (rule.type === 'recurrent') return advanceRecurrent(rule, before, happening);
  const nested = isNested(rule.type);
  if (rule.conditions && (nested || rule.contexts.length === 0)) return advanceTree({ ...rule, type: nested ? rule.type : rule.conditions.type }, rule.conditions, before, happening);
  return advanceSimple(rule, before, happening);
}
