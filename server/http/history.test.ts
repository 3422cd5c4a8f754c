import { expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { changesOf } from './history.ts';

it('of a list whose rows are called nothing the history keeps them all: each is known by its place', () => {
  const rewards = (...coins: readonly number[]) => ({ rewards: coins.map((amount) => ({ coins: amount, experience: 5 })) });
  expect(changesOf(registry.get('quests'), rewards(20, 100), rewards(20, 110))).toEqual([{ path: 'rewards', before: rewards(20, 100).rewards, after: rewards(20, 110).rewards }]);
});
it('CAT-03 of a list whose rows are called something it keeps those that differ, a renamed one under both names', () => {
  const attributes = (...named: readonly string[]) => ({ attributes: named.map((name) => ({ name, type: 'string', rules: ['required'] })) });
  expect(changesOf(registry.get('categories'), attributes('size', 'colour'), attributes('size', 'hue'))).toEqual([{ path: 'attributes', before: attributes('colour').attributes, after: attributes('hue').attributes }]);
  expect(changesOf(registry.get('categories'), attributes('size'), { attributes: [{ rules: ['required'], type: 'string', name: 'size' }] })).toEqual([]);
});
it('COMP-08 that a secret or a hidden file was written or taken away is known, and nothing else of it', () => {
  const companies = registry.get('company-settings');
  const [set, none] = [{ certificate: 'set', certificatePassword: '****' }, { certificate: null, certificatePassword: null }];
  const paths = (...change: Parameters<typeof changesOf> extends readonly [unknown, ...infer Rest] ? Rest : never) => changesOf(companies, ...change);
  const hidden = (...all: readonly string[]) => all.map((path) => ({ path, hidden: true }));
  expect(paths(set, set, { certificate: '/api/files/b.p12', certificatePassword: 'b' })).toEqual(hidden('certificate', 'certificatePassword'));
  expect(paths(set, set, { certificate: '/api/files/b.p12' })).toEqual(hidden('certificate'));
  expect(paths(set, none, { certificate: null })).toEqual([{ path: 'certificate', before: 'set', after: null }, ...hidden('certificatePassword')]);
  expect(paths(set, set, { phone: null })).toEqual([]);
});
