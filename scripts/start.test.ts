import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputHash, nodeRefusal, root } from './prepare.mjs';

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
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly engines: { readonly node: string } };

  it.each(['20.19.0', '20.20.2', '22.12.0', '22.22.1', '23.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(nodeRefusal(version, engines.node)).toBeUndefined();
  });

  it.each(['12.22.12', '18.20.0', '20.18.9', '21.7.3', '22.0.0', '22.11.0'])('refuses %s in one line', (version) => {
    expect(nodeRefusal(version, engines.node)).toBe(`Arenadesk does not run on Node ${version}: it needs Node 20.19 or later of 20, or 22.12 or later.`);
  });
});

describe('the packages', () => {
  it('are there for whoever starts the product, also where somebody else has installed them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arenadesk-installed-'));
    await mkdir(join(folder, 'scripts'));
    await mkdir(join(folder, 'node_modules'));
    await copyFile(join(root, 'scripts/prepare.mjs'), join(folder, 'scripts/prepare.mjs'));
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) await writeFile(join(folder, file), '{ "packages": {} }');
    for (const path of ['node_modules', '.']) await chmod(join(folder, path), 0o555);
    // Root may write everywhere: then it is somebody else who starts.
    const starts = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const ask = "import('./scripts/prepare.mjs').then(({ packagesAreInstalled }) => console.log(packagesAreInstalled()))";
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', ask], { cwd: folder, encoding: 'utf8', ...starts });
    expect([stdout.trim(), stderr]).toEqual(['true', '']);
    for (const path of ['.', 'node_modules']) await chmod(join(folder, path), 0o755);
    await rm(folder, { recursive: true });
  });
});
