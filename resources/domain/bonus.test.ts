import { describe, expect, test } from 'vitest';
import { bonusAt, cellHue, emptyGrid, fromEntries, toEntries, totalBonus } from '#resources/domain/bonus.ts';

const none = { legend: 0, rank: 0, reward: 0, subscription: 0, skill: 0, arena: 0 };
const free = { legend: 1, rank: 1, reward: 1, subscription: 1 };

describe('total bonus', () => {
  test('PLAY-21 the parts multiply', () => {
    expect(totalBonus({ ...none, rank: 0.1, subscription: 0.2, arena: 0.5 }, free)).toBe(0.64);
    expect(totalBonus({ ...none, rank: 0.2, reward: 0.1 }, free)).toBe(0.28);
    expect(totalBonus({ ...none, rank: 0.3, reward: 0.3, skill: 0.3 }, free)).toBe(0.657);
    expect(totalBonus({ ...none, arena: 1, skill: 0.3 }, free)).toBe(1);
    expect(totalBonus(none, free)).toBe(0);
  });

  test('PLAY-21 legend stands for rank', () => {
    expect(totalBonus({ ...none, legend: 0.3, rank: 0.1 }, free)).toBe(0.3);
    expect(totalBonus({ ...none, legend: 0.1, rank: 0.3 }, free)).toBe(0.1);
  });

  test('PLAY-21 each part is capped first, skill and arena are not', () => {
    expect(totalBonus({ ...none, subscription: 0.2 }, { ...free, subscription: 0.15 })).toBe(0.15);
    expect(totalBonus({ ...none, legend: 0.3, rank: 0.1 }, { ...free, legend: 0 })).toBe(0.1);
    expect(totalBonus({ ...none, skill: 0.2, arena: 0.5 }, { legend: 0, rank: 0, reward: 0, subscription: 0 })).toBe(0.6);
  });

  test('PLAY-21 the total never leaves 0 to 1', () => {
    expect(totalBonus({ ...none, skill: 1.5, arena: -1 }, free)).toBe(1);
    expect(totalBonus({ ...none, arena: -1 }, free)).toBe(0);
  });
});

describe('bonus grid', () => {
  test('ARENA-16 entries are day 1 to 7, hour and value, and come back unchanged', () => {
    const grid = emptyGrid();
    grid[2]?.splice(14, 1, 30);
    const entries = toEntries(grid);
    expect(entries).toHaveLength(168);
    expect(entries.filter((entry) => entry.value > 0)).toEqual([{ day: 3, hour: 14, value: 30 }]);
    expect(fromEntries(entries)).toEqual(grid);
    expect(fromEntries([{ day: 3, hour: 14, value: 30 }])).toEqual(grid);
    expect(fromEntries([])).toEqual(emptyGrid());
  });

  test('VAL-53 cells are integers from 0 to 100', () => {
    for (const value of [-1, 101, 1.5]) expect(() => fromEntries([{ day: 1, hour: 0, value }])).toThrow('bonus.entry');
    for (const [day, hour] of [[0, 0], [8, 0], [1, 24], [1, -1]] as const) expect(() => fromEntries([{ day, hour, value: 1 }])).toThrow('bonus.entry');
  });

  test('ARENA-17 the hue follows the value', () => {
    expect([0, 50, 100, 150, -5].map((value) => cellHue(value))).toEqual([0, 60, 120, 120, 0]);
  });

  test('DASH-21 the bonus of this hour by the clock of the arena, Monday first', () => {
    const grid = fromEntries([{ day: 3, hour: 14, value: 30 }]);
    expect(bonusAt(grid, '2026-07-01T12:05:00Z', 'Europe/Zagreb')).toBe(30);
    expect(bonusAt(grid, '2026-07-01T14:05:00Z', 'Europe/Zagreb')).toBe(0);
  });

  test('DASH-22 after Sunday 23 h comes Monday 0 h', () => {
    const grid = fromEntries([{ day: 1, hour: 0, value: 40 }]);
    const sunday = Date.parse('2026-07-05T21:30:00Z');
    expect(bonusAt(grid, sunday, 'Europe/Zagreb')).toBe(0);
    expect(bonusAt(grid, sunday + 3_600_000, 'Europe/Zagreb')).toBe(40);
  });
});
