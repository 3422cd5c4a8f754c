import { expect, test } from 'vitest';
import { staffRoles } from '#resources/groups/staff-roles.ts';
import { isUnwelcome, unwelcomeOf } from './unwelcome.ts';

test('AUTH-06 AUTH-07 AUTH-08 a ban is told before an account that is off, and both before roles that may not sign in', () => {
  for (const role of staffRoles) expect(unwelcomeOf({ active: true, banned: false, roles: ['player', role] })).toBeNull();
  expect(unwelcomeOf({ active: false, banned: true, roles: [] })).toBe('banned');
  expect(unwelcomeOf({ active: false, banned: false, roles: [] })).toBe('inactive');
  expect(unwelcomeOf({ active: true, banned: false, roles: ['player'] })).toBe('insufficientPermissions');
  expect(unwelcomeOf({ active: true, banned: false })).toBe('insufficientPermissions');
});
test('a code is a reason or none', () => {
  expect(['banned', 'insufficientPermissions', 'expired', undefined].map(isUnwelcome)).toEqual([true, true, false, false]);
});
