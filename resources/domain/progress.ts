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
/**
 * Everything that must be kept between two happenings; rules change between them. `leaves` by what they ask for, wherever they stand in the tree (`keyed`); `of` is what the
 * count, or the times of a recurrent rule, were counted of (`askOf`): they stand as long as all of it is asked for.
 */
export interface ProgressState {
  readonly count?: Count;
  readonly leaves?: Readonly<Record<string, Count>>;
  readonly of?: readonly string[];
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
const isReached = (strategy: string | null | undefined, wanted: string | number | null | undefined, { value }: Count): boolean => (strategy === 'equal' ? value === targetOf(wanted) : value >= targetOf(wanted));
const counted = (strategy: string | null | undefined, wanted: string | number | null | undefined, before: Count, happening: Happening): Count => {
  const count = (strategies[strategy ?? 'collect'] ?? strategies.collect)?.(before, happening) ?? before;
  return { ...count, met: isReached(strategy, wanted, count) };
};

/** One thing that is asked for: an event, and how it is counted. How much of it is wanted may change, and what was counted stays. */
const askOf = (context: string, strategy: string | null | undefined): string => `${context} ${strategy ?? 'collect'}`;
/** What was counted of, when it is still asked for; else nothing. */
const standing = (before: Progress, asked: readonly string[]): Progress => ((before.state.of ?? []).every((one) => asked.includes(one)) ? before : noProgress);
const countedOf = ({ of = [] }: ProgressState, asked: readonly string[], { context }: Happening): readonly string[] => [...new Set([...of, ...asked.filter((one) => one.startsWith(`${context} `))])];

const advanceSimple = (rule: ProgressRule, before: Progress, happening: Happening): Progress | null => {
  if (!rule.contexts.includes(happening.context)) return null;
  const asked = rule.contexts.map((context) => askOf(context, rule.strategy));
  const { state } = standing(before, asked);
  const count = counted(rule.strategy, rule.value, state.count ?? nothing, happening);
  return { value: count.value, state: { count, of: countedOf(state, asked, happening) }, done: count.met === true };
};

type Leaf = Extract<Tree, { readonly type: 'leaf' }> & { readonly key: string };
type Keyed = Leaf | { readonly type: 'and' | 'or' | 'group'; readonly children: readonly Keyed[] };
/** A tree whose leaves are told apart by what they ask for, and by a number where several ask for the same: what was counted goes with them when others come, go or move. */
const keyed = (node: Tree, seen = new Map<string, number>()): Keyed => {
  if (node.type !== 'leaf') return { type: node.type, children: node.children.map((child) => keyed(child, seen)) };
  const ask = askOf(node.context, node.strategy);
  const number = (seen.get(ask) ?? 0) + 1;
  seen.set(ask, number);
  return { ...node, key: `${ask} #${number}` };
};
const leavesOf = (node: Keyed): readonly Leaf[] => (node.type === 'leaf' ? [node] : node.children.flatMap(leavesOf));
const isMet = (node: Keyed, leaves: Readonly<Record<string, Count>>): boolean => {
  if (node.type === 'leaf') {
    const kept = leaves[node.key];
    return kept !== undefined && isReached(node.strategy, node.value, kept);
  }
  const each = node.children.map((child) => isMet(child, leaves));
  return node.type === 'or' ? each.includes(true) : each.length > 0 && !each.includes(false);
};
/** `and` asks for all of its conditions, `or` for one, `group` for as many as its value says, else all. */
const advanceTree = (rule: ProgressRule, conditions: Tree, before: Progress, happening: Happening): Progress | null => {
  const tree = keyed(conditions);
  const known = before.state.leaves ?? {};
  const concerned = leavesOf(tree).filter(({ context }) => context === happening.context);
  const moved = concerned.filter((leaf) => !isMet(leaf, known)).map((leaf) => [leaf.key, counted(leaf.strategy, leaf.value, known[leaf.key] ?? nothing, happening)] as const);
  const leaves = { ...known, ...Object.fromEntries(moved) };
  const children = (tree.type === 'leaf' ? [tree] : tree.children).map((child) => isMet(child, leaves));
  const met = children.filter(Boolean).length;
  const wanted = rule.type === 'or' ? 1 : rule.type === 'group' && rule.value ? rule.value : children.length;
  const done = children.length > 0 && met >= wanted;
  // Nothing moves any more where less is asked for than was met already: then it is done all the same.
  return moved.length > 0 || (done && concerned.length > 0) ? { value: met, state: { leaves }, done } : null;
};

const isNested = (type: string | null | undefined): boolean => type === 'and' || type === 'or' || type === 'group';
/** Of a recurrent rule without conditions. */
const wantsAll = ({ innerType }: ProgressRule): boolean => innerType === 'and' || innerType === 'group';
const askedEachTime = (rule: ProgressRule): readonly string[] => {
  const { contexts, innerType, conditions, strategy } = rule;
  if (conditions && isNested(innerType)) return leavesOf(keyed(conditions)).map((leaf) => askOf(leaf.context, leaf.strategy));
  return contexts.map((context) => askOf(context, wantsAll(rule) ? 'collectDistinct' : strategy));
};
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
  const count = wantsAll(rule) ? counted('collectDistinct', contexts.length, known, { ...happening, thing: happening.context }) : counted(strategy, value, known, happening);
  return { met: count.met === true, kept: { count } };
};
const units: readonly string[] = ['day', 'week', 'month'] satisfies readonly PeriodUnit[];
/**
 * `count` times within one period, which a new period begins anew; consecutive: once in each of `count` periods that follow one another. Without a unit
 * there is no period.
 */
const advanceRecurrent = (rule: ProgressRule, kept: Progress, happening: Happening): Progress | null => {
  const asked = askedEachTime(rule);
  const { value: before, state } = standing(kept, asked);
  const unit = units.includes(rule.unit ?? '') ? (rule.unit as PeriodUnit) : null;
  const period = unit === null ? 0 : isoPeriod(happening.day, unit, rule.period ?? 1);
  const same = state.period === period;
  const follows = rule.consecutive === true && state.period !== undefined && state.period + 1 === period && state.counted === true;
  const times = same || follows ? before : 0;
  if (rule.consecutive === true && same && state.counted === true) return null;
  const inner = advanceInner(rule, same ? state : {}, happening);
  if (inner === null) return null;
  const value = inner.met ? times + 1 : times;
  const of = countedOf(same || follows ? state : {}, asked, happening);
  return { value, state: { period, of, ...(inner.met ? { counted: true } : { ...inner.kept, counted: false }) }, done: value >= (rule.count ?? 1) };
};

/** What one more happening makes of somebody's progress; null when it does not matter to the rule, or when the rule is fulfilled already. */
export function advance(rule: ProgressRule, before: Progress, happening: Happening): Progress | null {
  if (before.done) return null;
  if (rule.type === 'recurrent') return advanceRecurrent(rule, before, happening);
  const nested = isNested(rule.type);
  if (rule.conditions && (nested || rule.contexts.length === 0)) return advanceTree({ ...rule, type: nested ? rule.type : rule.conditions.type }, rule.conditions, before, happening);
  return advanceSimple(rule, before, happening);
}
