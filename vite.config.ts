import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;
/** PostgreSQL for the tests that need it. */
const globalSetup = [`${here}/tests/support/database-server.ts`];
const shared = { pool: 'forks', maxWorkers: 2, testTimeout: 20_000, hookTimeout: 120_000 } as const;

/** What the screens load in place of parts that they never use, or that browsers of today have. */
const lighter = [
  // react-admin's own CSV writer, which no list asks for: what is exported is src/features/export.
  { find: /^jsonexport\b.*/, replacement: `${here}/src/lib/native/csv.cjs` },
  { find: /^inflection$/, replacement: `${here}/src/lib/native/inflection.cjs` },
  // Its deep comparison, by a library a tenth as large.
  { find: /^lodash\/isEqual(\.js)?$/, replacement: 'fast-deep-equal/es6/index.js' },
  // The build that warns nobody.
  { find: /^react-router$/, replacement: `${here}/node_modules/react-router/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${here}/node_modules/react-router/dist/production/dom-export.mjs` },
  // What the translator brings along for browsers of ten years ago.
  { find: /^hasown$/, replacement: `${here}/src/lib/native/hasown.cjs` },
  { find: /^object\.entries$/, replacement: `${here}/src/lib/native/object-entries.cjs` },
];

/** Screens are built from src/ into dist/screens; `vite build --ssr` builds the services into dist/server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: `${here}/src`,
  cacheDir: `${here}/node_modules/.vite`,
  plugins: [react()],
  // Tests run what is installed as it is.
  ...(command === 'build' ? { resolve: { alias: lighter } } : {}),
  build: isSsrBuild
    ? { outDir: '../dist/server', emptyOutDir: true, target: 'node20' }
    : { outDir: '../dist/screens', emptyOutDir: true, manifest: true },
  server: { proxy: { '/api': process.env.API ?? 'http://127.0.0.1:4000' } },
  test: {
    projects: [
      {
        extends: true,
        root: here,
        test: { ...shared, globalSetup, name: 'unit', environment: 'node', isolate: false, include: ['{resources,dataProviders,i18n,server,scripts}/**/*.test.ts', 'src/**/*.test.ts'] },
      },
      { extends: true, root: here, test: { ...shared, name: 'screens', environment: 'jsdom', isolate: false, include: ['src/**/*.test.tsx'], setupFiles: ['tests/support/screens.ts'] } },
      { extends: true, root: here, test: { ...shared, globalSetup, name: 'contract', environment: 'node', include: ['tests/contract/**/*.test.{ts,tsx}'] } },
      { extends: true, root: here, test: { ...shared, globalSetup, name: 'bench', environment: 'node', include: ['tests/bench/**/*.bench.ts'], fileParallelism: false } },
    ],
  },
}));
