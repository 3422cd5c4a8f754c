import { describe, expect, it } from 'vitest';
import { first } from '#i18n/en/first.ts';
import { later } from '#i18n/en/later.ts';
import { departing, speaksOfWorkflow } from '#src/overrides/index.ts';
import { read } from '#tests/support/sources.ts';

// What is said before they come stands in the first part, too (i18n/first.test.ts).
const key = new RegExp(`['"\`](${Object.keys(later).filter((name) => !(name in first)).join('|')})\\.`);
/** What a file takes from where: each name, under the name it has there, of the project's own screens. Lazy parts count, whole. */
const taken = (file: string): readonly (readonly [to: string, names: readonly string[] | null])[] =>
  [...read(file).matchAll(/\b(?:import|export)\s+(?!type\b)(?:\{([^}]*)\}\s+from\s+)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/g)].flatMap(([, names, fixed, lazy]) => {
    const to = fixed ?? lazy ?? '';
    const path = to.startsWith('#src/') ? to.slice(1) : to.startsWith('.') ? new URL(to, `file:///${file}`).pathname.slice(1) : null;
    if (path === null || !/^src\/(features|overrides)\/.*\.tsx?$/.test(path)) return [];
    return [[path, names === undefined ? null : names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '').filter((name) => name !== '' && !name.startsWith('type '))] as const];
  });
/** The files that hold these names of a file: of an index only those it hands them on from. What an index fetches later is a screen of its own. */
const holders = (file: string, names: readonly string[] | null): readonly string[] =>
  /\/index\.tsx?$/.test(file) && names !== null ? taken(file).flatMap(([to, own]) => (own?.some((name) => names.includes(name)) ? holders(to, own.filter((name) => names.includes(name))) : [])) : [file];
const speaks = (file: string, seen = new Set<string>()): boolean => {
  if (seen.has(file)) return false;
  seen.add(file);
  return key.test(read(file)) || taken(file).flatMap(([to, names]) => holders(to, names)).some((next) => speaks(next, seen));
};
/** The file that a resource's departures stand in, by the line that names it. */
const source = read('src/overrides/index.ts');
const fileOf = (name: string): string => {
  const line = source.split('\n').find((one) => new RegExp(`^  '?${name}'?: `).test(one)) ?? '';
  const through = /await (\w+)\(\)/.exec(line)?.[1];
  const [, file] = /import\('\.\/([^']+)'\)/.exec(through ? (source.split('\n').find((one) => one.startsWith(`const ${through} =`)) ?? '') : line) ?? [];
  return `src/overrides/${file ?? ''}`;
};

describe('departures whose words come after the first list', () => {
  it.each(departing)('%s waits for them exactly if it says any of them', (name) => {
    expect(speaksOfWorkflow(name), fileOf(name)).toBe(speaks(fileOf(name)));
  });
});
