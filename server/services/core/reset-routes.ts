import type { FastifyInstance, FastifyRequest } from 'fastify';
import { at } from '#resources/schema/condition.ts';
import { staff } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import { Refusal } from '#server/http/refusal.ts';
import { send } from '#server/mail/index.ts';
import type { Services } from '#server/plug.ts';
import { dropReset, openReset } from '#server/services/auth/password-resets.ts';
import { managedUser } from '#server/services/core/managed-user.ts';
import type { Params } from '#server/services/core/user-routes.ts';

/** Where the screens stand, as the operator said, else as the person who asks sees them: behind a proxy only their browser knows. */
const originOf = ({ config: { publicUrl } }: Services, request: FastifyRequest): string => {
  if (publicUrl !== undefined) return publicUrl;
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host ? origin : `${request.protocol}://${request.host}`;
};
/** The language somebody reads: what they chose for themselves. */
const readsIn = async ({ db }: Services, user: number): Promise<string> =>
  (await db.selectFrom('user_settings').select('value').where('user_id', '=', user).where('namespace', '=', 'dashboard').where('key', '=', 'language').executeTakeFirst())?.value ?? 'en';

/** Makes a one-time link by which a user sets a new password, and sends it. The link itself is in the letter alone: nobody else learns it. */
export function resetRoutes(app: FastifyInstance, services: Services): void {
  app.post(
    gatewayPath('core', '/users/:id/reset-password'),
    { config: { access: staff, describe: { summary: 'Sends a user a one-time link to set a new password', answer: { type: 'object', properties: { reset_password: { type: 'object', properties: { expires_at: { type: 'string' } } } } } } } },
    async (request) => {
      const { user, address, token, expires_at } = await services.write(request, async (context) => {
        const found = await managedUser(context, services, (request.params as Params).id);
        const to = at(found, 'email.address');
        if (typeof to !== 'string' || to === '') throw new Refusal('noAddress');
        return { user: found, address: to, ...(await openReset(context.db, found.id, context.now())) };
      });
      // Behind the hash, where no server and no log sees it.
      const letter = services.letters('passwordReset', await readsIn(services, user.id), { username: String(user.username), link: `${originOf(services, request)}/reset-password#${token}`, expires: `${expires_at.slice(0, 16).replace('T', ' ')} UTC` });
      try {
        await send(services.config, { to: address, ...letter }, services.now());
      } catch (error) {
        console.error(error);
        await dropReset(services.db, token);
        throw new Refusal('mailFailed');
      }
      return { reset_password: { expires_at } };
    },
  );
}
