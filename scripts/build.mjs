/** Builds the screens into dist/screens and the services into dist/server; packages stay outside the latter. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { join } from 'path';
import { promisify } from 'util';
import { brotliCompress, constants } from 'zlib';
import { inputHash, noteBuild, root, run } from './prepare.mjs';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const builds = [
  { name: 'screens', args: ['build'], needs: 'src/index.html' },
  { name: 'services', args: ['build', '--ssr', '../server/main.ts'], needs: 'server/main.ts' },
];

const brotli = promisify(brotliCompress);
/** Lays each script and style beside itself as small as it gets: too slow for a server to do at each request. */
async function pressAssets() {
  const folder = join(root, 'dist', 'screens', 'assets');
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(files.map(async (name) => {
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
  }));
}

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
    if (name === 'screens') await pressAssets();
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(root, 'dist', 'version.json'), `${JSON.stringify({ version })}\n`);
  noteBuild(hash);
  return 0;
}

process.exitCode = await build();
