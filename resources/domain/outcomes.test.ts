import { expect, it } from 'vitest';
import { outcomeDays, outcomeForgotten } from './outcomes.ts';

it('what came of a call is asked for as long as services remember it, less a day', () => {
  const day = 86_400_000;
  expect(outcomeForgotten(0, (outcomeDays - 1) * day)).toBe(false);
  expect(outcomeForgotten(0, (outcomeDays - 1) * day + 1)).toBe(true);
});
