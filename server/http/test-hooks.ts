import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#server/http/clock.ts';
import { Refusal } from '#server/http/refusal.ts';

/** How answers of API calls are delayed, cut, failed or replaced. `path` is the source of a regular expression over the address with its query. */
export interface Fault {
  readonly method?: string;
  readonly path: string;
  /** How often; always when it is not said. */
  readonly times?: number;
  readonly delayMs?: number;
  /** The connection is closed without an answer. */
  readonly cut?: boolean;
  readonly status?: number;
  readonly body?: unknown;
  readonly contentType?: string;
  /** The call has run before its answer is touched. */
  readonly after?: boolean;
}
interface Armed extends Fault {
  readonly pattern: RegExp;
  left: number;
}
interface Call {
  readonly method: string;
  readonly url: string;
  readonly keys: readonly string[];
}

/** Calls that are no API calls, or set these hooks themselves. */
const isHook = (url: string) => !url.startsWith('/api/') || url.startsWith('/api/test/');
const keysOf = (body: unknown): readonly string[] => (body !== null && typeof body === 'object' && !Buffer.isBuffer(body) ? Object.keys(body) : []);
const payloadOf = ({ body }: Fault): string => (typeof body === 'string' ? body : JSON.stringify(body ?? {}));

/** A settable clock, faults and a log of API calls, for tests. Never registered without ARENADESK_TEST_HOOKS=1. */
export function registerTestHooks(app: FastifyInstance, clock: Clock): void {
  let armed: Armed[] = [];
  let calls: Call[] = [];
  const next = ({ method, url }: FastifyRequest, after: boolean): Armed | undefined => {
    const fault = isHook(url) ? undefined : armed.find((one) => (one.after ?? false) === after && one.left > 0 && (one.method ?? method) === method && one.pattern.test(url));
    if (fault) fault.left -= 1;
    return fault;
  };
  const cut = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    request.raw.socket.destroy();
  };

  app.addHook('onRequest', async (request, reply) => {
    const fault = next(request, false);
    if (!fault) return undefined;
    if (fault.delayMs) await pause(fault.delayMs);
    if (fault.cut) cut(request, reply);
    else if (fault.status === undefined && fault.body === undefined) return undefined;
    else void reply.code(fault.status ?? 200).type(fault.contentType ?? 'application/json').send(payloadOf(fault));
    return reply;
  });
  app.addHook('preHandler', async ({ method, url, body }) => {
    if (!isHook(url)) calls.push({ method, url, keys: keysOf(body) });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = next(request, true);
    if (!fault) return payload;
    if (fault.delayMs) await pause(fault.delayMs);
    if (fault.cut) request.raw.socket.destroy();
    if (fault.status === undefined && fault.body === undefined) return payload;
    void reply.code(fault.status ?? reply.statusCode).type(fault.contentType ?? 'application/json').removeHeader('content-length');
    return fault.body === undefined ? payload : payloadOf(fault);
  });

  const open = { config: { public: true } } as const;
  app.post('/api/test/clock', open, async ({ body }) => {
    const { now } = (body ?? {}) as { now?: string | null };
    const instant = typeof now === 'string' ? new Date(now) : null;
    if (instant !== null && Number.isNaN(instant.getTime())) throw new Refusal('malformed');
    clock.set(instant);
    return { now: clock.now().toISOString() };
  });
  app.post('/api/test/faults', open, async ({ body }) => {
    const { rules } = body as { rules: readonly Fault[] };
    armed = [...armed, ...rules.map((rule) => ({ ...rule, pattern: new RegExp(rule.path), left: rule.times ?? Number.POSITIVE_INFINITY }))];
    return { rules: armed.length };
  });
  app.delete('/api/test/faults', open, async () => {
    armed = [];
    return {};
  });
  app.get('/api/test/calls', open, async () => ({ calls }));
  app.delete('/api/test/calls', open, async () => {
    calls = [];
    return {};
  });
}
