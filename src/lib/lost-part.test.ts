import { describe, expect, test } from 'vitest';
import { isLostPart } from './lost-part.ts';

describe('a part of the program that did not come', () => {
  test.each([
    'Failed to fetch dynamically imported module: http://127.0.0.1/assets/FormDialog-DC4mytAD.js',
    'error loading dynamically imported module: http://127.0.0.1/assets/FormDialog-DC4mytAD.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/ProfilePage-CbB1.css',
  ])('is told by %j', (message) => expect(isLostPart(new TypeError(message))).toBe(true));
  test.each([new Error('Failed to fetch'), new TypeError('x is not a function'), 'Importing a module script failed.', null])('is not %s', (error) => expect(isLostPart(error)).toBe(false));
});
