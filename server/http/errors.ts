import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorDialectOf, refusalBody } from '#server/dialects/errors.ts';
import type { Constraints } from '#server/db/constraints.ts';
import { refusalFromDatabase } from '#server/http/database-refusals.ts';
import { languageOf } from '#server/http/language.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Say } from '#server/plug.ts';

const ofStatus: Readonly<Record<number, Refusal['code']>> = { 404: 'notFound', 405: 'notFound', 406: 'unsupportedType', 413: 'tooLarge', 415: 'unsupportedType', 429: 'tooManyAttempts', 503: 'unavailable' };

/** Anything thrown as a refusal; what is nobody's fault but ours is `unexpected`. */
export function refusalOf(error: unknown, constraints: Constraints, deleting = false): Refusal {
  if (error instanceof Refusal) return error;
  const known = refusalFromDatabase(error, constraints, deleting);
  if (known) return known;
  const { statusCode, validation } = (error ?? {}) as Partial<FastifyError>;
  if (validation) return invalid(...validation.map(({ instancePath, keyword }) => ({ path: instancePath.slice(1).replaceAll('/', '.'), rule: keyword })));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal(ofStatus[statusCode] ?? 'malformed');
  return new Refusal('unexpected');
}

/** Answers a refusal in the dialect of the service, with the sentence in the caller's language. */
export function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, say: Say): FastifyReply {
  if (refusal.details.retryAfter !== undefined) void reply.header('retry-after', refusal.details.retryAfter);
  if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal, errorDialectOf(request.url), say(refusal.code, languageOf(request), refusal.details.by)));
}
