import { expect, test } from 'vitest';
import { passwordStrength } from '#resources/domain/password.ts';

test.each([['', 0], ['A', 0], ['Ab', 25], ['Abcd', 50], ['Abcd12', 75], ['Abcd12!x', 100], ['abc', 0], ['abcd', 25], ['12345', 0], ['123456', 25],
  ['!!!!!!!', 0], ['!!!!!!!!', 25], ['Čćžš12!x', 100]])('USER-56 %j has strength %i', (text, strength) => expect(passwordStrength(text)).toBe(strength));
