import { describe, expect, test } from 'vitest';
import { camel, cut, isBlank, searchText, snake } from '#resources/domain/text.ts';

describe('text', () => {
  test('NAV-54 search text is lower case without accents', () => {
    expect(searchText('ĐURO Straße ÑANDÚ İzmir')).toBe('duro strasse nandu izmir');
    expect(searchText('a_B%')).toBe('a_b%');
  });

  test('CONST-07 sort keys in camel and snake case', () => {
    expect(camel('started_at')).toBe('startedAt');
    expect(camel('display_order')).toBe('displayOrder');
    expect(camel('by_user.created_at')).toBe('byUser.createdAt');
    expect(camel('name')).toBe('name');
    expect(snake('startedAt')).toBe('started_at');
    expect(snake('user.createdAt')).toBe('user.created_at');
    expect(snake(camel('rate_per_minute'))).toBe('rate_per_minute');
  });

  test('ITEM-04 100 characters are cut at 80 with an ellipsis', () => {
    expect(cut('x'.repeat(100), 80)).toBe(`${'x'.repeat(80)}…`);
    expect(cut('x'.repeat(80), 80)).toBe('x'.repeat(80));
  });

  test('ITEM-05 a cut never splits a sign', () => {
    expect(cut('🎮🎮🎮', 2)).toBe('🎮🎮…');
  });

  test('USER-59 OP-078 a name of only invisible signs counts as empty', () => {
    for (const text of ['', '  ', '\u200B\u200B\u200B', '\u202E', null, undefined]) expect(isBlank(text)).toBe(true);
    for (const text of [' a ', '\0']) expect(isBlank(text)).toBe(false);
  });
});
