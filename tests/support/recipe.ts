import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface Block {
  readonly file: string;
  /** Where a line goes: at the top, or after the first line with this text. Absent: the block is the whole file. */
  readonly line: string | null;
  readonly text: string;
}
/** The code blocks of README's recipe "Add a resource", with the files they belong to. */
export const recipeBlocks = (readme: string): readonly Block[] => {
  const recipe = readme.slice(readme.indexOf('### Add a resource'), readme.indexOf('### Add a kind'));
  return [...recipe.matchAll(/```ts file=(\S+)(?: line=(\S+))?\n([\s\S]*?)```/g)].map(([, file = '', line, text = '']) => ({ file, line: line ?? null, text }));
};

const apply = (root: string, { file, line, text }: Block): void => {
  if (file.includes('*')) {
    const [before = '', after = ''] = file.split('*');
    for (const name of readdirSync(join(root, before))) if (existsSync(join(root, `${before}${name}${after}`))) apply(root, { file: `${before}${name}${after}`, line, text });
    return;
  }
  const path = join(root, file);
  if (line === null) return writeFileSync(path, text);
  const old = readFileSync(path, 'utf8');
  const lines = old.split('\n');
  const at = line === 'top' ? 0 : lines.findIndex((candidate) => candidate.includes(line)) + 1;
  if (line !== 'top' && at === 0) throw new Error(`${file} has no line with ${line}`);
  lines.splice(at, 0, text.trimEnd());
  return writeFileSync(path, lines.join('\n'));
};

/** A copy of the project with the recipe followed to the letter, built. Answers its folder. */
export const followRecipe = (target: string): string => {
  const root = resolve('.');
  rmSync(target, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\0').filter((file) => file !== '' && existsSync(file));
  for (const file of files) {
    mkdirSync(join(target, dirname(file)), { recursive: true });
    cpSync(file, join(target, file));
  }
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'));
  for (const block of recipeBlocks(readFileSync('README.md', 'utf8'))) apply(target, block);
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: target, stdio: 'pipe', encoding: 'utf8' });
  run('node_modules/typescript/bin/tsc', '--noEmit');
  run('node_modules/tsx/dist/cli.mjs', 'server/db/write-shape.ts');
  run('scripts/build.mjs');
  return target;
};

/** Serves the built copy on a port; answers the process, which is the caller's to stop. */
export const serveCopy = async (folder: string, port: number): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['dist/server/main.js', '--port', String(port), '--data', join(folder, 'data')], { cwd: folder, stdio: 'pipe', env: { ...process.env, ARENADESK_TEST_HOOKS: '1' } });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => { said += chunk.toString(); });
  await new Promise<void>((ready, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(`:${port}`)) ready();
    });
    child.once('exit', (code) => fail(new Error(`ended with ${code}: ${said}`)));
  });
  return child;
};
