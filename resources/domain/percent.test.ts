import { expect, test } from 'vitest';
import { formatPercent, fractionOfPercent, percentOfFraction } from '#resources/domain/percent.ts';

test('USER-25 a fraction is shown times 100, without a float tail', () => {
  expect(percentOfFraction(0.15)).toBe(15);
  expect(percentOfFraction(0.1 + 0.2)).toBe(30);
  expect(percentOfFraction(0.07)).toBe(7);
  expect(percentOfFraction(0.657)).toBe(65.7);
  expect(percentOfFraction(0)).toBe(0);
  expect(percentOfFraction(1)).toBe(100);
  expect(formatPercent(0.657)).toBe('65,7 %');
  expect(formatPercent(0.15)).toBe('15 %');
});

test('BONUS-01 whole percentages and fractions convert both ways', () => {
  for (let percent = 0; percent <= 100; percent += 1) expect(percentOfFraction(fractionOfPercent(percent))).toBe(percent);
});
