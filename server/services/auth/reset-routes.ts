import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newPasswordFields } from '#resources/groups/people.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { field } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import type { Services } from '#server/plug.ts';
import { readReset, useReset } from '#server/services/auth/password-resets.ts';
import { tokenHash } from '#server/services/auth/tokens.ts';
import { checkedBody } from '#server/services/body.ts';

/** Tries from one address within a minute: links cannot be guessed, but nobody needs to try. */
const mostTries = 30;
const token = { token: field.text({ required: true, max: 200 }) };
const looked = bodyRules(token);
const completed = bodyRules({ ...token, ...newPasswordFields });
const nobody = { id: 0, username: '', roles: [], arenas: [] };
const text = { type: 'string' };

/** The other end of a password reset: whoever has the link looks at it and sets a new password, once. */
export function resetRoutes(app: FastifyInstance, services: Services): void {
  const bodyOf = async (rules: typeof looked, request: FastifyRequest): Promise<{ readonly token: string; readonly password?: string }> => {
    await services.limits.take(`reset:${tokenHash(request.ip)}`, mostTries, 60);
    return checkedBody(rules, 'create', request.body, { caller: nobody }) as { readonly token: string; readonly password?: string };
  };
  app.post(
    gatewayPath('auth', '/auth/reset-password/check'),
    { config: { public: true, describe: { summary: 'Whose link of a password reset it is, and until when it is good', body: { type: 'object', required: ['token'], properties: { token: text } }, answer: { type: 'object', properties: { username: text, expires_at: text } } } } },
    async (request) => {
      const { username, expires_at } = await readReset(services.db, (await bodyOf(looked, request)).token, services.now());
      return { username, expires_at };
    },
  );
  app.post(
    gatewayPath('auth', '/auth/reset-password'),
    { config: { public: true, describe: { summary: 'Sets a new password by the link of a reset, once', body: { type: 'object', required: ['token', 'password'], properties: { token: text, password: text } }, status: 204 } } },
    async (request, reply) => {
      const body = await bodyOf(completed, request);
      await useReset(services, body.token, body.password ?? '');
      return reply.code(204).send();
    },
  );
}
