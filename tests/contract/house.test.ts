import { describe, expect, it } from 'vitest';
import rules from './import-rule.json' with { type: 'json' };
import { importsOf, read, sourceFiles, type Import } from '#tests/support/sources.ts';

interface Rule {
  readonly folder: string;
  readonly file?: string;
  readonly may: readonly string[];
  readonly files?: readonly string[];
  readonly types: readonly string[];
  readonly others?: string;
}
const files = sourceFiles();
const code = files.filter((file) => /^(resources|dataProviders|i18n|src|server)\//.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('.css'));

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
const inside = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
/** The first rule that speaks of a file, with the folder its star stands for. */
const ruleOf = (file: string): { rule: Rule; home: string } | undefined => {
  for (const rule of rules as readonly Rule[]) {
    if (rule.file !== undefined) {
      if (folderOf(file) === rule.folder && (rule.file === '*' || file === `${rule.folder}/${rule.file}`)) return { rule, home: file };
    } else if (rule.folder.endsWith('/*')) {
      const parts = file.split('/');
      const depth = rule.folder.split('/').length;
      const home = parts.slice(0, depth).join('/');
      if (inside(file, rule.folder.slice(0, -2)) && parts.length > depth) return { rule, home };
    } else if (inside(file, rule.folder)) return { rule, home: rule.folder };
  }
  return undefined;
};
const allowed = ({ from, to, typeOnly }: Import): boolean => {
  const found = ruleOf(from);
  if (!found) return false;
  const { rule, home } = found;
  if (inside(to, home) || rule.may.some((folder) => inside(to, folder)) || rule.files?.includes(to)) return true;
  if (typeOnly && rule.types.some((folder) => inside(to, folder))) return true;
  return rule.others === 'index' && /^src\/features\/[^/]+\/index\.tsx?$/.test(to);
};

describe('the house rules', () => {
  it('every import between folders is one that the import rule allows', () => {
    const forbidden = code.flatMap(importsOf).filter((made) => made.own && !made.to.endsWith('.json') && !allowed(made));
    expect(forbidden.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
  it('the rule refuses what it should: a screen that imports a service, an engine that names a resource', () => {
    expect(allowed({ from: 'src/engine/list.tsx', to: 'resources/users.ts', typeOnly: false, own: true })).toBe(false);
    expect(allowed({ from: 'src/ui/icons.tsx', to: 'server/index.ts', typeOnly: false, own: true })).toBe(false);
    expect(allowed({ from: 'dataProviders/core/users.ts', to: 'dataProviders/shop/items.ts', typeOnly: false, own: true })).toBe(false);
  });
  it('react, MUI and react-admin stay in src, their types and message packages excepted', () => {
    const wrong = code
      .filter((file) => !file.startsWith('src/') || file.startsWith('src/lib/'))
      .flatMap(importsOf)
      .filter((made) => !made.own && /^(react|react-dom|react-router.*|@mui\/.*|react-admin|ra-ui-materialui|ra-input-rich-text|@emotion\/.*)$/.test(made.to) && !(made.typeOnly || made.from.startsWith('i18n/')));
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
  it('no file is longer than 400 lines outside catalogues, migrations and demo data; the median is under 80', () => {
    const measured = files.filter((file) => !/(^|\/)(i18n|migrations|demo)\//.test(file)).map((file) => ({ file, lines: read(file).split('\n').length }));
    expect(measured.filter(({ lines }) => lines > 400).map(({ file, lines }) => `${lines} ${file}`)).toEqual([]);
    const sorted = measured.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80);
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(250);
  });
  it('nothing is silenced, skipped or slept through', () => {
    const inCode = new RegExp(['(: |as |<)any\\b', '\\b(it|test|describe)\\.(skip|only|todo|fixme)\\b', 'waitForTimeout\\('].join('|'));
    // These are comments themselves, so the whole line is looked at.
    const inComments = /@ts-(ignore|nocheck)|(ox|es)lint-disable/;
    const found = files
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== 'tests/contract/house.test.ts')
      .flatMap((file) => read(file).split('\n').flatMap((line, i) => (inComments.test(line) || inCode.test(line.replace(/\/\/.*|\*.*/, '')) ? [`${file}:${i + 1} ${line.trim()}`] : [])));
    expect(found).toEqual([]);
  });
  it('modules have names: no default export outside configuration', () => {
    expect(code.filter((file) => /^export default /m.test(read(file)))).toEqual([]);
  });
  it('no address of a package registry stands in the project', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
  });
});
