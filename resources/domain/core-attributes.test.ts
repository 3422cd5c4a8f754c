import { expect, it } from 'vitest';
import { brokenBound } from './core-attributes.ts';

it.each([
  ['Subscriptions', 'bonus', -1, 0, 101], ['Subscriptions', 'duration', 0, 1, 36_501], ['Subscriptions', 'daily_reward', -5, 0, 1_000_000_001], ['Time Tickets', 'minutes', 0, 60, 5_256_001], ['Passes', 'minutes', -1, 0, 5_256_001],
])('ITEM-29 %s: %s is a number that the product can give', (category, name, below, least, above) => {
  expect([below, String(below), above].map((value) => brokenBound(category, name, value)?.rule)).toEqual(['between', 'between', 'between']);
  expect([least, String(least), null, '', 'x'].map((value) => brokenBound(category, name, value))).toEqual([null, null, null, null, null]);
});
it('ITEM-29 what the chain calls its own is the chain\'s', () => {
  expect(brokenBound('Drinks', 'bonus', -1)).toBeNull();
  expect(brokenBound('Subscriptions', 'level', -1)).toBeNull();
  expect(brokenBound(undefined, 'bonus', -1)).toBeNull();
});
