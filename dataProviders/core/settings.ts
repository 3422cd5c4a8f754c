import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client, Setting } from '#dataProviders/adapter/types.ts';

const isSetting = (value: unknown): value is Setting => value !== null && typeof value === 'object' && 'key' in value && typeof value.key === 'string' && 'value' in value;
const path = (user: number, ...steps: readonly string[]) => ['/users', user, 'settings', ...steps.map(encodeURIComponent)].join('/');

/**
 * A user's own settings, by namespace:
 *
 *     userSettings     GET   /users/{id}/settings/{namespace}
 *     saveUserSetting  PATCH /users/{id}/settings/{namespace}/{key} {value}
 */
export const settingCalls = (client: Client): Pick<Calls, 'userSettings' | 'saveUserSetting'> => ({
  userSettings: async (user, namespace, signal) => {
    const { json } = await client.call({ service: 'core', path: path(user, namespace), ...(signal ? { signal } : {}) });
    if (Array.isArray(json) && json.every(isSetting)) return json;
    throw unexpectedFrom('core')('settings with something that is no list of keys and values');
  },
  saveUserSetting: async (user, namespace, key, value) => {
    await client.call({ service: 'core', path: path(user, namespace, key), method: 'PATCH', body: { value } });
  },
});
