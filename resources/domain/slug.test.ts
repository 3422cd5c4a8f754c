import { describe, expect, test } from 'vitest';
import { initialsOf, lookupNameOf, sameName, slugOf, userInitials } from '#resources/domain/slug.ts';

describe('slug', () => {
  test('NAV-54 a slug strips accents, lowers the case and turns blanks and underscores to hyphens', () => {
    expect(slugOf('Čakovec Sjever_2')).toBe('cakovec-sjever-2');
    expect(slugOf('Đakovo Straße')).toBe('dakovo-strasse');
    expect(slugOf('  A & B -- C_ ')).toBe('a-b-c');
    expect(slugOf('Arena "Max"!')).toBe('arena-max');
    expect(slugOf('Бања Лука')).toBe('бања-лука');
    expect(slugOf('!?')).toBe('');
  });

  test('NAV-02 the arena parameter is the name in kebab case', () => {
    expect(slugOf('Zagreb West')).toBe('zagreb-west');
  });

  test('NAV-03 a slug becomes the title case name with underscores', () => {
    expect(lookupNameOf('zagreb-west')).toBe('Zagreb_West');
    expect(lookupNameOf('cakovec-sjever-2')).toBe('Cakovec_Sjever_2');
    expect(lookupNameOf('')).toBe('');
  });

  test('ARENA-30 names with the same slug are the same name', () => {
    expect(sameName('zagreb_west', 'Zagreb West')).toBe(true);
    expect(sameName('ČAKOVEC-sjever', 'Cakovec Sjever')).toBe(true);
    expect(sameName('Zagreb', 'Zagreb West')).toBe(false);
    expect(sameName('!', '?')).toBe(false);
    expect(sameName('!', 'a')).toBe(false);
  });

  test('NAV-54 every name is found again from its slug', () => {
    for (const name of ['Čakovec Sjever_2', 'A&B Gaming', 'Zagreb-West', 'sveti  Duh']) expect(sameName(lookupNameOf(slugOf(name)), name)).toBe(true);
  });

  test('SHELL-06 initials of an arena are two letters', () => {
    expect(initialsOf('zagreb west end')).toBe('ZW');
    expect(initialsOf('Čakovec_Sjever')).toBe('ČS');
    expect(initialsOf('Split')).toBe('SP');
    expect(initialsOf('')).toBe('');
  });

  test('AUTH-11 user initials are the first two letters of the username', () => {
    expect(userInitials('marko')).toBe('ma');
    expect(userInitials('x')).toBe('x');
  });
});
