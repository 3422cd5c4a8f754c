import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/http/refusal.ts';

/** Deepest nesting of a body; conditions are the deepest values there are. */
const deepest = 40;

const tooDeep = (body: unknown): boolean => {
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((value) => (value !== null && typeof value === 'object' && !Buffer.isBuffer(value) ? (Object.values(value) as readonly unknown[]) : []));
  }
  return false;
};

/** Bodies are JSON and nothing else (uploads apart): an empty one is none, one with keys that reach for prototypes or nested without end is malformed. */
export function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request: FastifyRequest, text, done) => {
    if (text.trim() === '') done(null, undefined);
    else parse(request, text, done);
  });
  app.addHook('preValidation', async ({ body }) => {
    if (tooDeep(body)) throw new Refusal('malformed');
  });
}
