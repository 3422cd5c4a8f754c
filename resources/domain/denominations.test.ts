import { expect, test } from 'vitest';
import { denominationsOf, notesOf } from '#resources/domain/denominations.ts';

test('a drawer is counted in the values of the specification; the euro has a cent besides', () => {
  const given = [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02].map((value) => Math.round(value * 100));
  expect(denominationsOf('BAM')).toEqual(given);
  expect(denominationsOf('EUR')).toEqual([...given, 1]);
});
test('notes are what is no coin', () => {
  expect(notesOf('EUR')).toEqual([50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500]);
  expect(notesOf('BAM')).toEqual([20_000, 10_000, 5_000, 2_000, 1_000]);
});
