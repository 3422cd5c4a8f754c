import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { first } from '#i18n/en/first.ts';
import { catalogue } from '#i18n/en/index.ts';
import { flat } from '#i18n/index.ts';

it('I18N-02 what the screens or the parts of react-admin that they stand on ask for is there from the start', () => {
  const files = ['node_modules/ra-core/dist', 'node_modules/ra-input-rich-text/dist', 'src']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)).filter((name) => /\.[jt]sx?$/.test(name) && !/(spec|stories|test|\.d)\./.test(name));
  expect(files.length).toBeGreaterThan(300);
  const asked = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\bra(\.\w+)+/g) ?? []));
  const late = [...flat({ ra: catalogue.ra }).keys()].filter((key) => asked.has(key) && !flat({ ra: first.ra }).has(key));
  expect(late).toEqual([]);
});
