/** Builds the screens into dist/screens and the services into dist/server; packages stay outside the latter. */
import { existsSync, readFileSync, writeFileSync } from 'fs';
import { join } from 'path';
import { inputHash, noteBuild, root, run } from './prepare.mjs';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const builds = [
  { name: 'screens', args: ['build'], needs: 'src/index.html' },
  { name: 'services', args: ['build', '--ssr', '../server/main.ts'], needs: 'server/main.ts' },
];

async function build() {
  const hash = inputHash();
  noteBuild('');
  for (const { name, args, needs } of builds) {
    if (!existsSync(join(root, needs))) {
      console.log(`${needs} is not there: no ${name} are built.`);
      continue;
    }
    console.log(`Building ${name} …`);
    const code = await run([vite, ...args, '--logLevel', 'warn'], { NODE_ENV: 'production' });
    if (code !== 0) return code;
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(root, 'dist', 'version.json'), `${JSON.stringify({ version })}\n`);
  noteBuild(hash);
  return 0;
}

process.exitCode = await build();
