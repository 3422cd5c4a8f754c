import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputHash, nodeRefusal } from './prepare.mjs';

describe('the hash of what a build is made of', () => {
  let folder = '';
  let before = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arenadesk-inputs-'));
    await mkdir(join(folder, 'src/app'), { recursive: true });
    await writeFile(join(folder, 'src/app/App.tsx'), 'one');
    await writeFile(join(folder, 'src/app/b.ts'), '');
    await writeFile(join(folder, 'package-lock.json'), '{}');
    before = inputHash(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is the same for the same, whatever the clock says', async () => {
    await utimes(join(folder, 'src/app/App.tsx'), 1, 1);
    expect(inputHash(folder)).toBe(before);
  });

  it('ignores tests, documents and what was built', async () => {
    await writeFile(join(folder, 'src/app/App.test.tsx'), 'test');
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist/main.js'), 'built');
    await writeFile(join(folder, 'README.md'), 'read me');
    expect(inputHash(folder)).toBe(before);
  });

  it.each([
    ['a changed file', () => writeFile(join(folder, 'src/app/App.tsx'), 'two')],
    ['a new file', () => writeFile(join(folder, 'src/app/new.ts'), '')],
    ['a new folder of inputs', () => mkdir(join(folder, 'server')).then(() => writeFile(join(folder, 'server/main.ts'), ''))],
    ['a removed file', () => rm(join(folder, 'src/app/b.ts'))],
    ['a renamed file', () => rename(join(folder, 'src/app/b.ts'), join(folder, 'src/app/c.ts'))],
    ['another lockfile', () => writeFile(join(folder, 'package-lock.json'), '{ }')],
  ])('changes with %s', async (_name, change) => {
    await change();
    expect(inputHash(folder)).not.toBe(before);
  });

  it('takes less than 300 ms for the repository', () => {
    // The processor's time, best of three: other work on the machine is not the hash's.
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      inputHash();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(300);
  });
});

describe('the check of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(nodeRefusal(version, '>=20.19')).toBeUndefined();
  });

  it.each(['12.22.12', '18.20.0', '20.18.9'])('refuses %s in one line', (version) => {
    expect(nodeRefusal(version, '>=20.19')).toBe(`Node ${version} is too old: Arenadesk needs Node 20.19 or later.`);
  });
});
