import { expect, test } from 'vitest';
import { fullName, NO_NAME } from '#resources/domain/full-name.ts';

test('USER-59 name and surname, else the name of the identity, else a dash', () => {
  expect(fullName({ name: 'Ana', surname: 'Marić', identity: { name: 'A. M.' } })).toBe('Ana Marić');
  expect(fullName({ name: ' Ana ', surname: null })).toBe('Ana');
  expect(fullName({ surname: 'Marić' })).toBe('Marić');
  expect(fullName({ name: '', surname: '', identity: { name: 'Ana Marić' } })).toBe('Ana Marić');
  expect(fullName({ identity: null })).toBe(NO_NAME);
  expect(fullName({ name: '\u200B\u200B', identity: { name: ' ' } })).toBe(NO_NAME);
});
