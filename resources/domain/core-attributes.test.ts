import { expect, it } from 'vitest';
import { brokenBound, lostAttributes, lostPlaces } from './core-attributes.ts';

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

const pass = (...attributes: readonly (readonly [name: string, type: string])[]) => ({ name: 'Passes', attributes: attributes.map(([name, type]) => ({ name, type })) });
const [minutes, from, to, own] = [['minutes', 'integer'], ['valid_from', 'time'], ['valid_to', 'time'], ['colour', 'string']] as const;
const before = pass(minutes, from, to);
it.each([
  ['nothing', pass(minutes, from, to), [], []],
  ['nothing by one more and another order', pass(own, to, from, minutes), [], []],
  ['what is called otherwise, where it stood', pass(minutes, from, ['until', 'time']), ['valid_to'], ['2.name']],
  ['what is of another type', pass(['minutes', 'string'], from, to), ['minutes'], ['0.type']],
  ['what was taken out, which has no place', pass(minutes, to), ['valid_from'], []],
  ['what was taken out while another came', pass(from, to, own), ['minutes'], []],
])('SETUP-13 CAT-06 a category that the product reads loses %s', (_, after, names, places) => {
  expect(lostAttributes(after)).toEqual(names);
  expect(lostPlaces(after, before)).toEqual(places);
});
it('SETUP-13 CAT-06 what the product does not read may go from everywhere', () => {
  expect(lostAttributes({ name: 'Snacks', attributes: [] })).toEqual([]);
  expect(lostAttributes({ name: 'Coins', attributes: [] })).toEqual([]);
});
