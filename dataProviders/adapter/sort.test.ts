import { expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { sortText } from './sort.ts';

it.each([
  ['users', 'id', 'DESC', 'id,DESC'], ['users', 'full_name', 'ASC', 'fullName,ASC'], ['users', 'email.address', 'ASC', 'email.address,ASC'],
  ['roles', 'created_at', 'DESC', 'created_at,DESC'], ['roles', 'updated_at', 'ASC', 'updatedAt,ASC'], ['ranks', 'experience_upper', 'ASC', 'experienceUpper,ASC'],
  ['countries', 'coinsPerCurrency', 'ASC', 'coinsPerCurrency,ASC'], ['articles', 'created_at', 'DESC', 'createdAt,DESC'],
] as const)('CONST: %s by %s %s is sort=%s', (name, path, direction, text) => {
  expect(sortText(registry.get(name), path, direction)).toBe(text);
});
it.each([['arenas', 'active'], ['arenas', 'no_such'], ['users', 'roles']])('%s by %s is refused with service, resource and path', (name, path) => {
  expect(() => sortText(registry.get(name), path, 'ASC')).toThrow(new RegExp(`(arena-hub|core) cannot sort ${name} by ${path}`));
});
