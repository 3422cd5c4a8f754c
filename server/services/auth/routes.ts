import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gatewayPath } from '#resources/services.ts';
import { field } from '#resources/schema/index.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { resetRoutes } from '#server/services/auth/reset-routes.ts';
import { tokenHash } from '#server/services/auth/tokens.ts';
import type { ServiceModule, Services } from '#server/plug.ts';
import { continueSignIn, endSignIn, startSignIn } from '#server/services/auth/sign-in.ts';
import { checkedBody } from '#server/services/body.ts';

/** Bad tries within a minute at one credential from one address, and from one address at all. */
const [mostTries, mostFrom] = [10, 60] as const;

const credentials = bodyRules({ username: field.text({ required: true, max: 254 }), password: field.secret({ required: true }) });
const refreshBody = bodyRules({ refresh_token: field.text({ required: true, max: 4_000 }) });
const nobody = { id: 0, username: '', roles: [], arenas: [] };

const pair = {
  type: 'object',
  required: ['access_token', 'refresh_token', 'expires_in'],
  properties: { access_token: { type: 'string' }, refresh_token: { type: 'string' }, expires_in: { type: 'integer', description: 'seconds' } },
};
const tokenBody = { type: 'object', required: ['refresh_token'], properties: { refresh_token: { type: 'string' } } };

const routes = (app: FastifyInstance, services: Services): void => {
  const bodyOf = (rules: typeof credentials, request: FastifyRequest) => checkedBody(rules, 'create', request.body, { caller: nobody });

  app.post(
    gatewayPath('auth', '/auth/login'),
    {
      config: {
        public: true,
        describe: { summary: 'Starts a sign-in', body: { type: 'object', required: ['username', 'password'], properties: { username: { type: 'string', description: 'username or e-mail' }, password: { type: 'string' } } }, answer: pair },
      },
    },
    async (request) => {
      const { username, password } = bodyOf(credentials, request) as { readonly username: string; readonly password: string };
      const key = `login:${tokenHash(`${username.trim().toLowerCase()}\n${request.ip}`)}`;
      const from = `login-from:${tokenHash(request.ip)}`;
      await services.limits.take(from, mostFrom, 60);
      await services.limits.take(key, mostTries, 60);
      const tokens = await startSignIn(services, username, password);
      await Promise.all([services.limits.forget(key), services.limits.giveBack(from)]);
      return tokens;
    },
  );
  app.post(gatewayPath('auth', '/auth/refresh-token'), { config: { public: true, describe: { summary: 'Exchanges a refresh token for its successor', body: tokenBody, answer: pair } } }, (request) =>
    continueSignIn(services, String(bodyOf(refreshBody, request).refresh_token)));
  app.post(gatewayPath('auth', '/auth/logout'), { config: { public: true, describe: { summary: 'Ends a sign-in', body: tokenBody } } }, async (request, reply) => {
    await endSignIn(services, String(bodyOf(refreshBody, request).refresh_token));
    return reply.code(204).send();
  });
};

export const auth: ServiceModule = {
  routes: (app, services) => {
    routes(app, services);
    resetRoutes(app, services);
  },
};
