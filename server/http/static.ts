import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What index.html holds in place of the nonce that the styles of this answer need. */
const placeholder = '__CSP_NONCE__';

/** Serves the built screens: assets by their hashed name for a year, everything else of the folder as it is; answers how any other address gets the start page. */
export async function serveScreens(app: FastifyInstance, screens: string): Promise<((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined> {
  const folder = resolve(screens);
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return undefined;
  const page = await readFile(index, 'utf8');
  const start = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page.replaceAll(placeholder, reply.cspNonce.style));
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // The build has pressed them already, smaller than there is time for here.
    preCompressed: true,
    globIgnore: ['index.html', '**/.vite/**', '**/*.br'],
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.startsWith(join(folder, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', start);
  return start;
}
