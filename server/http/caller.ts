import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '#resources/schema/index.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Who made the request. @throws Refusal `unauthenticated` */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Refusal('unauthenticated');
  return caller;
}

/** Whether a request is a call, by the route that answers it: an address may be written in many ways (`/%61pi/…`, or with the host in front). */
export const isCall = ({ routeOptions: { url } }: FastifyRequest): boolean => url?.startsWith('/api/') === true;

const tokenOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Puts the caller on every request, read anew, and refuses before a body is read: 401 without a valid token, 403 where the route's `access` says no.
 * On public routes a token is looked at when there is one, and forgiven when it is not valid.
 */
export function readCallers(app: FastifyInstance, authenticate: (token: string) => Promise<Caller | null>): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    if (request.is404 || !isCall(request)) return;
    const token = tokenOf(request);
    if (token !== undefined && config.public) request.caller = await authenticate(token).catch((error: unknown) => (error instanceof Refusal ? null : Promise.reject(error)));
    else if (token !== undefined) request.caller = await authenticate(token);
    if (config.public) return;
    const caller = callerOf(request);
    if (config.access?.(caller) === false) throw new Refusal('forbidden');
  });
}
