import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { clearFields, staffNotificationFields, staffNotificationTypes, type StaffNotificationType } from '#resources/groups/staff-notifications.ts';
import { admin, staff, type Caller } from '#resources/schema/index.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { gatewayPath } from '#resources/services.ts';
import { callerOf } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { inTransaction } from '#server/http/transactions.ts';
import type { ServiceModule, Services } from '#server/plug.ts';
import { tokenHash } from '#server/services/auth/tokens.ts';
import { checkedBody } from '#server/services/body.ts';
import { clearFor, tellStaff, toldTo } from '#server/services/notifications/staff.ts';

const path = gatewayPath('notifications', '/notifications/staff');
const told = bodyRules(staffNotificationFields);
const cleared = bodyRules(clearFields);
const person = (name: string) => ({ type: ['object', 'null'], properties: { id: { type: 'integer' }, [name]: { type: 'string' } } });
const answer = {
  type: 'object',
  properties: { id: { type: 'integer' }, type: { enum: [...staffNotificationTypes] }, arena_id: { type: 'integer' }, user: person('username'), device: person('hostname'), text: { type: 'string' }, created_at: { type: 'string' } },
};
interface Device {
  readonly id: number;
  readonly arena: number;
}
/** Calls of one device in a minute, and calls with wrong keys from one address. */
const callsAMinute = 10;

/**
 * The device that a call comes from: `X-Device` is its peer id, `X-Device-Key` the SHA-256 of its public key in hex. Only admins and the device itself know the key.
 * Wrong keys count for the address they come from and never for the device: nobody can use up the calls of another.
 * @throws Refusal `unauthenticated` where the two do not fit, `tooManyAttempts`
 */
const deviceOf = async ({ db, limits }: Services, { headers, ip }: FastifyRequest): Promise<Device> => {
  const [peer, key] = [headers['x-device'], headers['x-device-key']];
  if (typeof peer !== 'string' || typeof key !== 'string' || peer.length > 128 || !/^[0-9a-f]{64}$/i.test(key)) throw new Refusal('unauthenticated');
  const { rows: [found] } = await sql<Device & { publicKey: string }>`SELECT id, arena_id AS arena, "publicKey" FROM devices WHERE "peerId" = ${peer}`.execute(db);
  const own = createHash('sha256').update((found?.publicKey ?? '').trim()).digest();
  if (!timingSafeEqual(own, Buffer.from(key, 'hex')) || !found) {
    await limits.take(`device-from:${tokenHash(ip)}`, callsAMinute, 60);
    throw new Refusal('unauthenticated');
  }
  await limits.take(`device:${found.id}`, callsAMinute, 60);
  return found;
};
/** Who may tell: an admin, or a device. A person is asked about first. */
const teller = async (services: Services, request: FastifyRequest): Promise<Device | null> => {
  if (request.caller === null) return await deviceOf(services, request);
  if (!admin(request.caller)) throw new Refusal('forbidden');
  return null;
};
const ofArena = (caller: Caller, arena: number): number => {
  if (!admin(caller) && !caller.arenas.includes(arena)) throw new Refusal('forbidden');
  return arena;
};

/** What staff are told: they read and clear it for themselves, admins and devices tell. */
export const staffNotifications: ServiceModule = {
  routes: (app: FastifyInstance, services: Services) => {
    const { db, now } = services;
    app.get(path, { config: { access: staff, describe: { summary: 'What the caller was told and has not cleared, newest first', query: { arena_id: 'one arena; otherwise all of the caller' }, answer: { type: 'array', items: answer } } } }, (request) => {
      const { arena_id: text } = request.query as { readonly arena_id?: unknown };
      if (text !== undefined && (typeof text !== 'string' || !/^(-1|[1-9]\d{0,14})$/.test(text))) throw invalid({ path: 'arena_id', rule: 'reference' });
      const caller = callerOf(request);
      return toldTo(db, caller, text === undefined || text === '-1' ? (text === undefined ? undefined : -1) : ofArena(caller, Number(text)), now());
    });

    const tellers = new WeakMap<FastifyRequest, Device | null>();
    app.post(path, {
      config: { public: true, describe: { summary: 'Tells the staff of an arena: by an admin, or by a device with `X-Device` and `X-Device-Key`', body: { type: 'object', properties: { type: { enum: [...staffNotificationTypes] }, arena_id: { type: 'integer' }, user: { type: 'integer' }, device: { type: 'integer' }, text: { type: 'string' } } }, answer, status: 201 } },
      onRequest: async (request) => {
        tellers.set(request, await teller(services, request));
      },
    }, async (request, reply) => {
      const device = tellers.get(request) ?? null;
      const sent = device && request.body !== null && typeof request.body === 'object' ? { device: device.id, arena_id: device.arena, ...request.body } : request.body;
      const caller = request.caller ?? { id: 0, username: '', roles: [], arenas: [] };
      const body = checkedBody(told, 'create', sent, { caller }) as { readonly type: StaffNotificationType; readonly arena_id: number; readonly user?: number | null; readonly device?: number | null; readonly text?: string | null };
      // A device speaks for itself, in its arena, and of nothing but its call.
      if (device && (body.type !== 'call_for_assistance' || body.arena_id !== device.arena || body.device !== device.id)) throw new Refusal('forbidden');
      const row = await inTransaction(db, (trx) => tellStaff(trx, { ...body, arena: body.arena_id }, now()));
      return reply.code(201).send(row);
    });

    app.post(`${path}/clear`, { config: { access: staff, describe: { summary: 'Clears for the caller alone: all of an arena, or those named', body: { type: 'object', properties: { arena_id: { type: 'integer' }, ids: { type: 'array', items: { type: 'integer' } } } }, answer: { type: 'array', items: answer } } } }, (request) =>
      services.write(request, async (context) => {
        const body = checkedBody(cleared, 'create', request.body, context) as { readonly arena_id: number; readonly ids?: readonly number[] };
        const asked = (request.body as { readonly ids?: unknown }).ids;
        const arena = ofArena(context.caller, body.arena_id);
        await clearFor(context.db, context.caller.id, arena, asked === undefined || asked === null ? null : (body.ids ?? []));
        return await toldTo(context.db, context.caller, arena, now());
      }));
  },
};
