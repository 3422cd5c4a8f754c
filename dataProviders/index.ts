import { registry as declared } from '#resources/index.ts';
import type { Registry } from '#resources/schema/registry.ts';
import { createClient } from './adapter/client.ts';
import { createProvider, type OnResources } from './adapter/provider.ts';
import type { Departure } from './adapter/operations.ts';
import type { Session } from './adapter/session-types.ts';
import type { Calls, Client, Config, ServiceProvider, Standpoint } from './adapter/types.ts';
import { arenaDialogCalls } from './arena-hub/arena-dialog.ts';
import { gameCalls } from './arena-hub/games-by-ids.ts';
import { progressCalls } from './achievements/progress.ts';
import { arenaCalls } from './arena-hub/arenas.ts';
import { peopleCalls } from './core/people.ts';
import { entryCalls } from './arena-hub/entries.ts';
import { settingCalls } from './core/settings.ts';
import { userHoldingCalls } from './gamification/users.ts';
import { topCalls } from './kpi/tops.ts';
import { userSubscriptionCalls } from './subscriptions/users.ts';
import { maxBonusCalls } from './gamification/max-bonuses.ts';
import { subscriptions } from './subscriptions/subscriptions.ts';
import { globalItems, itemCalls, items } from './shop/items.ts';
import { tillCalls } from './shop/till.ts';
import { staffNotificationCalls } from './notifications/staff.ts';
import { userCalls, users } from './core/users.ts';
import { mobileNotifications } from './notifications/mobile-notifications.ts';

export { createClient } from './adapter/client.ts';
export { ServiceError, UploadError } from './adapter/errors.ts';
export { createSession } from './adapter/session.ts';
export { urlsOf } from './adapter/url.ts';
export type * from './types.ts';

/** Resources that speak otherwise than their service's defaults. */
export const departures: Readonly<Record<string, Departure>> = {
  users,
  subscriptions,
  'mobile-notifications': mobileNotifications,
  items,
  'global-items': globalItems,
};

/** The calls that belong to no resource's operations. */
export const callsOf = (client: Client, standpoint: Standpoint): Omit<Calls, keyof OnResources> => ({
  call: client.call, download: client.download, upload: client.upload,
  ...arenaCalls(client), ...arenaDialogCalls(client), ...userCalls(client), ...settingCalls(client), ...maxBonusCalls(client), ...itemCalls(client), ...entryCalls(client), ...staffNotificationCalls(client),
  ...peopleCalls(client), ...userHoldingCalls(client), ...progressCalls(client), ...userSubscriptionCalls(client), ...topCalls(client), ...gameCalls(client),
  ...tillCalls(client, standpoint),
});

export interface DataProviderOptions {
  readonly session: Pick<Session, 'fetch'>;
  readonly config: Pick<Config, 'services'>;
  readonly standpoint: Standpoint;
  readonly registry?: Registry;
  /** Language of the sentences services answer with; the page's unless said otherwise. */
  readonly language?: () => string;
}
const pageLanguage = () => globalThis.document?.documentElement.lang || 'en';

/** The data provider of one standpoint: make another when the arena, the person or the services' addresses change. */
export const makeDataProvider = ({ session, config, standpoint, registry = declared, language = pageLanguage }: DataProviderOptions): ServiceProvider => {
  const client = createClient({ session, config, language });
  return { ...createProvider({ registry, client, standpoint, departures }), ...callsOf(client, standpoint) };
};
