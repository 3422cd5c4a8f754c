import { expect, test } from 'vitest';
import { lastYear } from './tops.tsx';

test('USER-26 USER-27 the last year ends with the day on the wall, which is another one after midnight than that of Greenwich, and begins 31536000 seconds before', () => {
  const halfPastMidnight = Date.parse('2026-11-28T23:30:00Z');
  expect(lastYear('Europe/Zagreb', halfPastMidnight)).toEqual(['2025-11-29', '2026-11-29']);
  expect(lastYear('Atlantic/Canary', halfPastMidnight)).toEqual(['2025-11-28', '2026-11-28']);
});
