import type { Authenticate, ServiceModule } from '#server/plug.ts';
import { achievements } from '#server/services/achievements/index.ts';
import { arenaHub } from '#server/services/arena-hub/index.ts';
import { authenticate as byToken } from '#server/services/auth/caller.ts';
import { auth } from '#server/services/auth/routes.ts';
import { core } from '#server/services/core/index.ts';
import { fiscal } from '#server/services/fiscal/index.ts';
import { gamification } from '#server/services/gamification/index.ts';
import { staffNotifications } from '#server/services/notifications/staff-routes.ts';
import { mobile } from '#server/services/notifications/index.ts';
import { shop } from '#server/services/shop/index.ts';
import { subscriptionService } from '#server/services/subscriptions/index.ts';
import { kpi } from '#server/services/kpi/index.ts';
import { social } from '#server/services/social/index.ts';

/** Composition of the services: what each brings besides its declared resources. One line per module. */
export const modules: readonly ServiceModule[] = [
  auth,
  core,
  gamification,
  achievements,
  arenaHub,
  shop,
  fiscal,
  subscriptionService,
  social,
  kpi,
  mobile,
  staffNotifications,
];

/** Who a bearer token belongs to. */
export const authenticate: Authenticate = byToken;
