import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import { listOf } from '#dataProviders/adapter/answer-lists.ts';
import type { Calls, Client, UserSetting } from '#dataProviders/adapter/types.ts';

const unexpected = unexpectedFrom('core');
const object = (json: unknown): Readonly<Record<string, unknown>> => (json !== null && typeof json === 'object' ? (json as Readonly<Record<string, unknown>>) : {});

/**
 * What staff do for one user:
 *
 *     resetPassword     POST /users/{id}/reset-password
 *     decideIdentity    POST /users/{id}/identity/approve, /reject with If-Match
 *     allUserSettings   GET  /users/{id}/settings
 */
export const peopleCalls = (client: Client): Pick<Calls, 'resetPassword' | 'decideIdentity' | 'allUserSettings'> => ({
  resetPassword: async (user) => {
    const { json } = await client.call({ service: 'core', path: `/users/${user}/reset-password`, method: 'POST' });
    const until = object(object(json).reset_password).expires_at;
    return typeof until === 'string' ? until : null;
  },
  decideIdentity: async (user, verdict, seen) => {
    const { json } = await client.call({ service: 'core', path: `/users/${user}/identity/${verdict}`, method: 'POST', ...(seen === undefined ? {} : { version: seen }) });
    const { status, version } = typeof json === 'string' ? { status: json } : (object(json) as { readonly status?: unknown; readonly version?: unknown });
    if (typeof status !== 'string') throw unexpected('a decision without the new status');
    return { status, ...(typeof version === 'number' ? { version } : {}) };
  },
  allUserSettings: async (user, signal) => listOf<UserSetting>((await client.call({ service: 'core', path: `/users/${user}/settings`, ...(signal ? { signal } : {}) })).json, unexpected),
});
