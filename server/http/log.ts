import type { FastifyInstance } from 'fastify';
import type { Progress } from '#server/console-messages.ts';
import { isCall } from '#server/http/caller.ts';

/**
 * One line per API call: time, method, path with the names of its query keys, status, milliseconds, caller. Never a value of query, header or body:
 * they hold names, card ids, tokens and passwords.
 */
export function logRequests(app: FastifyInstance, log: Progress): void {
  app.addHook('onResponse', async (request, reply) => {
    const named = request.is404 ? request.url.startsWith('/api/') : isCall(request);
    if (!named || request.routeOptions.url === '/api/health') return;
    const [path = '', query] = request.url.split('?');
    const keys = query === undefined ? '' : `?${[...new URLSearchParams(query).keys()].join('&')}`;
    // Names and keys may stand in a path too: only words of routes and numbers are written.
    const route = request.routeOptions.url ?? path.replace(/[^/]+/g, (part) => (/^[a-z-]+$|^\d+$/.test(part) ? part : '*'));
    const ids = (request.params ?? {}) as Readonly<Record<string, string>>;
    const shown = route.replace(/:(\w+)/g, (whole, name: string) => (/^-?\d+$/.test(ids[name] ?? '') ? (ids[name] ?? whole) : whole));
    log(`${new Date().toISOString()} ${request.method} ${shown}${keys} ${reply.statusCode} ${Math.round(reply.elapsedTime)}ms ${request.caller?.id ?? '-'}`);
  });
}
