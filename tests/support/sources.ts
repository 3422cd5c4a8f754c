import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Every source file of the project that git knows or would add, relative to its root. */
export const sourceFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

export const read = (file: string): string => readFileSync(file, 'utf8');

export interface Import {
  readonly from: string;
  /** File of the project, relative to its root, or the package. */
  readonly to: string;
  readonly typeOnly: boolean;
  readonly own: boolean;
}
const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports a source file makes, static and lazy, with the imports map and relative paths resolved. */
export const importsOf = (file: string): readonly Import[] =>
  [...read(file).matchAll(statement)].map(([text, typeOnly, fixed, lazy]) => {
    const target = fixed ?? lazy ?? '';
    const own = target.startsWith('#') || target.startsWith('.');
    const to = target.startsWith('#') ? target.slice(1) : target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
    return { from: file, to, own, typeOnly: typeOnly !== undefined || /^\s*(import|export)\s*\{\s*(type\s+[\w\s]+,?\s*)+\}\s*from/.test(text.trim()) };
  });
