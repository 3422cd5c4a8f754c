import { describe, expect, it } from 'vitest';
import { drawn, isoPeriod, periodStart } from './periods.ts';
import { advance, noProgress, type Happening, type Progress, type ProgressRule } from './progress.ts';

const happening = (context: string, more: Partial<Happening> = {}): Happening => ({ context, value: 1, day: '2026-11-23', ...more });
/** Values and whether it was done after each happening that moved it. */
const run = (rule: ProgressRule, ...happenings: readonly Happening[]): readonly (readonly [number, boolean] | null)[] => {
  let progress: Progress = noProgress;
  return happenings.map((one) => {
    const next = advance(rule, progress, one);
    if (next) progress = next;
    return next && [next.value, next.done];
  });
};
const win = { contexts: ['win'], type: 'simple' } as const;

describe('GAMI-03 GAMI-05 GAMI-15 what moves an achievement', () => {
  it('collect adds up; what is done moves no more; other events do not matter', () => {
    expect(run({ ...win, strategy: 'collect', value: 2 }, happening('win'), happening('other'), happening('win'), happening('win'))).toEqual([[1, false], null, [2, true], null]);
  });
  it('compare keeps the best, equal wants exactly this', () => {
    expect(run({ ...win, strategy: 'compare', value: 5 }, happening('win', { value: 3 }), happening('win', { value: 2 }), happening('win', { value: 7 }))).toEqual([[3, false], [3, false], [7, true]]);
    expect(run({ ...win, strategy: 'equal', value: 2 }, happening('win', { value: 3 }), happening('win', { value: 2 }))).toEqual([[3, false], [2, true]]);
  });
  it('collectDistinct counts different things, compareDays different days', () => {
    expect(run({ contexts: ['a', 'b'], strategy: 'collectDistinct', value: 2 }, happening('a'), happening('a'), happening('b'))).toEqual([[1, false], [1, false], [2, true]]);
    expect(run({ ...win, strategy: 'compareDays', value: 2 }, happening('win'), happening('win'), happening('win', { day: '2026-11-24' }))).toEqual([[1, false], [1, false], [2, true]]);
  });
  it('and wants all of its conditions, or one, group as many as its value; trees nest', () => {
    const leaf = (context: string, value = 1) => ({ type: 'leaf', context, strategy: 'collect', value }) as const;
    const conditions = { type: 'and', children: [leaf('a'), { type: 'or', children: [leaf('b'), leaf('c', 2)] }] } as const;
    expect(run({ type: 'and', contexts: [], conditions }, happening('c'), happening('a'), happening('c'))).toEqual([[0, false], [1, false], [2, true]]);
    expect(run({ type: 'or', contexts: [], conditions }, happening('c'), happening('a'))).toEqual([[0, false], [1, true]]);
    expect(run({ type: 'group', value: 2, contexts: [], conditions: { type: 'group', children: [leaf('a'), leaf('b'), leaf('c')] } }, happening('a'), happening('c'))).toEqual([[1, false], [2, true]]);
  });
  it('recurrent: so many times within one period, or once in each of so many periods on end', () => {
    const weekly = { type: 'recurrent', innerType: 'simple', contexts: ['win'], period: 1, unit: 'week', count: 2 } as const;
    expect(run(weekly, happening('win'), happening('win'))).toEqual([[1, false], [2, true]]);
    expect(run(weekly, happening('win'), happening('win', { day: '2026-11-30' }), happening('win', { day: '2026-12-06' }))).toEqual([[1, false], [1, false], [2, true]]);
    const daily = { ...weekly, unit: 'day', count: 3, consecutive: true } as const;
    const on = (day: number) => happening('win', { day: `2026-11-${day}` });
    expect(run(daily, on(23), on(23), on(24), on(26), on(27), on(28))).toEqual([[1, false], null, [2, false], [1, false], [2, false], [3, true]]);
  });
  it('GAMI-02 a recurrent one with conditions wants them each time: all, one, or as many as its value, begun anew once they are met and in a new period', () => {
    const leaf = (context: string, value = 1) => ({ type: 'leaf', context, strategy: 'collect', value }) as const;
    const weekly = (innerType: 'and' | 'or' | 'group', more: Partial<ProgressRule> = {}) => ({ type: 'recurrent', innerType, contexts: [], unit: 'week', count: 2, conditions: { type: innerType, children: [leaf('a'), leaf('b', 2), leaf('c')] }, ...more }) as const;
    const all = ['a', 'b', 'c', 'b'].map((context) => happening(context));
    expect(run(weekly('and'), happening('other'), ...all, ...all)).toEqual([null, [0, false], [0, false], [0, false], [1, false], [1, false], [1, false], [1, false], [2, true]]);
    expect(run(weekly('or'), happening('b'), happening('a'), happening('c'))).toEqual([[0, false], [1, false], [2, true]]);
    expect(run(weekly('group', { value: 2 }), happening('a'), happening('a'), happening('c'), happening('c'), happening('a'))).toEqual([[0, false], null, [1, false], [1, false], [2, true]]);
    expect(run(weekly('or'), happening('b'), happening('b', { day: '2026-11-30' }), happening('b', { day: '2026-12-01' }))).toEqual([[0, false], [0, false], [1, false]]);
  });
  it('a recurrent one of several events wants each of them each time', () => {
    expect(run({ type: 'recurrent', innerType: 'and', contexts: ['a', 'b'], unit: 'week', count: 2 }, happening('a'), happening('a'), happening('b'), happening('b'), happening('a'))).toEqual([[0, false], [0, false], [1, false], [1, false], [2, true]]);
  });
});

/** Progress of somebody whom these happenings moved while the rule was so. */
const after = (rule: ProgressRule, ...happenings: readonly Happening[]): Progress => happenings.reduce((progress, one) => advance(rule, progress, one) ?? progress, noProgress);
const told = (progress: Progress | null) => progress && [progress.value, progress.done];

describe('a rule that is changed while somebody is under way', () => {
  const leaf = (context: string, value: number | null = 1, strategy = 'collect') => ({ type: 'leaf', context, strategy, value }) as const;
  const all = (...children: readonly ReturnType<typeof leaf>[]) => ({ type: 'and', contexts: [], conditions: { type: 'and', children } }) as const;
  it('what was met counts for nothing else that stands at its place now, and goes with its condition to another place', () => {
    const kept = after(all(leaf('a'), leaf('b')), happening('a'));
    expect(told(advance(all(leaf('c'), leaf('b')), kept, happening('b')))).toEqual([1, false]);
    expect(told(advance(all(leaf('a', 1, 'compareDays'), leaf('b')), kept, happening('b')))).toEqual([1, false]);
    expect(told(advance(all(leaf('c'), leaf('b'), leaf('a')), kept, happening('b')))).toEqual([2, false]);
    expect(told(advance(all(leaf('b'), leaf('a')), kept, happening('b')))).toEqual([2, true]);
    const nested = { type: 'and', contexts: [], conditions: { type: 'and', children: [{ type: 'or', children: [leaf('c'), leaf('a')] }, leaf('b')] } } as const;
    expect(told(advance(nested, kept, happening('b')))).toEqual([2, true]);
  });
  it('where more is wanted of a condition than was met, the rest is still to be done; where less is, it is met', () => {
    const kept = after(all(leaf('a', 2), leaf('b')), happening('a'), happening('a'));
    expect(told(advance(all(leaf('a', 3), leaf('b')), kept, happening('b')))).toEqual([1, false]);
    expect(told(advance(all(leaf('a', 3)), kept, happening('a')))).toEqual([1, true]);
    expect(told(advance(all(leaf('a', 1), leaf('b')), after(all(leaf('a', 3), leaf('b')), happening('a')), happening('b')))).toEqual([2, true]);
  });
  it('once the only condition that was open is taken out, the next event of another one completes it', () => {
    const kept = after(all(leaf('a'), leaf('b')), happening('a'));
    expect(advance(all(leaf('a')), kept, happening('b'))).toBeNull();
    expect(told(advance(all(leaf('a')), kept, happening('a')))).toEqual([1, true]);
  });
  it('a count stands as long as everything that it was counted of is asked for, in the same way', () => {
    const kept = after({ ...win, value: 3 }, happening('win'), happening('win'));
    expect(told(advance({ contexts: ['win', 'other'], value: 3 }, kept, happening('other')))).toEqual([3, true]);
    expect(told(advance({ contexts: ['other'], value: 3 }, kept, happening('other')))).toEqual([1, false]);
    expect(told(advance({ ...win, strategy: 'compareDays', value: 3 }, kept, happening('win')))).toEqual([1, false]);
  });
  it('so do the times of a recurrent one; what was counted before it recurred is no time', () => {
    const weekly = { type: 'recurrent', innerType: 'simple', contexts: ['win'], period: 1, unit: 'week', count: 3 } as const;
    const kept = after(weekly, happening('win'), happening('win'));
    expect(told(advance(weekly, kept, happening('win')))).toEqual([3, true]);
    expect(told(advance({ ...weekly, contexts: ['other'] }, kept, happening('other')))).toEqual([1, false]);
    const each = (second: string) => ({ ...weekly, innerType: 'and', contexts: [], conditions: { type: 'and', children: [leaf('a'), leaf(second)] } }) as const;
    const twice = after(each('b'), ...['a', 'b', 'a', 'b', 'a'].map((context) => happening(context)));
    expect(told(advance(each('b'), twice, happening('b')))).toEqual([3, true]);
    expect(told(advance(each('c'), twice, happening('c')))).toEqual([0, false]);
    expect(told(advance(weekly, after({ ...win, value: 9 }, ...Array.from({ length: 5 }, () => happening('win'))), happening('win')))).toEqual([1, false]);
  });
});

describe('periods and draws', () => {
  it('number days, weeks from Monday and months one after the other', () => {
    expect(isoPeriod('2026-11-29', 'week') + 1).toBe(isoPeriod('2026-11-30', 'week'));
    expect(isoPeriod('2026-12-31', 'month') + 1).toBe(isoPeriod('2027-01-01', 'month'));
    expect(isoPeriod('2026-12-31', 'day') + 1).toBe(isoPeriod('2027-01-01', 'day'));
  });
  it('begin on the day, on Monday, on the first', () => {
    expect(['daily', 'dailyReward', 'weekly', 'monthly'].map((pool) => periodStart(pool, '2026-11-29'))).toEqual(['2026-11-29', '2026-11-29', '2026-11-23', '2026-11-01']);
  });
  it('draw by weight, always the same for the same words', () => {
    const from = [{ id: 1, weight: 3 }, { id: 2, weight: 1 }];
    const found = Array.from({ length: 4_000 }, (_, i) => drawn(from, 'q', i)?.id);
    expect(found).toEqual(Array.from({ length: 4_000 }, (_, i) => drawn(from, 'q', i)?.id));
    expect(found.filter((id) => id === 1).length / 4_000).toBeCloseTo(0.75, 1);
    expect(drawn([], 'q')).toBeUndefined();
  });
});
