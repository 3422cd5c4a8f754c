import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSecrets } from '#server/secrets.ts';

const synced = vi.hoisted(() => [] as string[]);
vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  const names = new Map<number, string>();
  return {
    ...real,
    openSync: (path, ...more) => {
      const file = real.openSync(path, ...more);
      names.set(file, String(path));
      return file;
    },
    fsyncSync: (file) => {
      synced.push(names.get(file) ?? '');
      real.fsyncSync(file);
    },
  };
});

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'arenadesk-secrets-'));
  synced.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('the key of the data folder is made once, and is on the disk before anything is sealed with it', () => {
  const sealed = createSecrets({ dataDir }).seal('a word');
  expect(readdirSync(dataDir)).toEqual(['secrets.key']);
  expect(synced).toEqual([expect.stringContaining('secrets.key.'), dataDir]);
  expect(createSecrets({ dataDir }).open(sealed)).toBe('a word');
});

it.each([['an empty file', ''], ['half a key', 'c2hvcnQ=']])('%s is refused in one line and left as it is', (_title, text) => {
  writeFileSync(join(dataDir, 'secrets.key'), text);
  expect(() => createSecrets({ dataDir }).seal('a word')).toThrow(expect.objectContaining({ code: 'secretsUnreadable' }) as Error);
  expect(readFileSync(join(dataDir, 'secrets.key'), 'utf8')).toBe(text);
});
