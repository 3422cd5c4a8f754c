import fs, { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSecrets } from '#server/secrets.ts';

const synced: string[] = [];
/** Notes what is put on the disk, by its path; named imports of the module hear of it, too. */
const watchDisk = () => {
  const [openSync, fsyncSync] = [fs.openSync, fs.fsyncSync];
  const names = new Map<number, string>();
  vi.spyOn(fs, 'openSync').mockImplementation((...asked) => {
    const file = openSync(...asked);
    names.set(file, String(asked[0]));
    return file;
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    synced.push(names.get(file) ?? '');
    fsyncSync(file);
  });
  syncBuiltinESMExports();
};

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'arenadesk-secrets-'));
  synced.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(dataDir, { recursive: true });
});

it('the key of the data folder is made once, and is on the disk before anything is sealed with it', () => {
  watchDisk();
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
