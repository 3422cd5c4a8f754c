import { expect, it } from 'vitest';
import { isRefusal } from './answered.ts';

const thrown = (status: unknown) => Object.assign(new Error('x'), { status });

it.each([400, 403, 404, 409, 422])('%i is a refusal: nothing was done', (status) => {
  expect(isRefusal(thrown(status))).toBe(true);
});

it.each([0, 200, 401, 408, 429, 500, 502, 503, 504, Number.NaN, undefined])('%s leaves open what was done', (status) => {
  expect(isRefusal(thrown(status))).toBe(false);
});

it.each([new TypeError('no network'), null, undefined, 'cut', 422])('what has no status is none: %s', (error) => {
  expect(isRefusal(error)).toBe(false);
});
