import { expect, test } from 'vitest';
import { clocksApart } from './clocks.ts';

const rows = (...zones: readonly (string | null)[]) => zones.map((timezone, id) => ({ id, arena: timezone === null ? null : { id, timezone } }));

test('INV-06 PERM-09 times name their zone where arenas go by different clocks, not where two zones show the same', () => {
  expect(clocksApart(rows('Europe/Zagreb', 'Atlantic/Canary'))).toBe(true);
  expect(clocksApart(rows('Europe/Zagreb', 'Europe/Vienna', null))).toBe(false);
  expect(clocksApart(rows('Europe/Zagreb', 'Africa/Algiers'))).toBe(true);
  expect(clocksApart([])).toBe(false);
});
