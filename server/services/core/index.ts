import type { ServiceModule } from '#server/plug.ts';
import { faultyUserRoutes } from '#server/services/core/faulty-users.ts';
import { identityRoutes } from '#server/services/core/identity-routes.ts';
import { resetRoutes } from '#server/services/core/reset-routes.ts';
import { renaming } from '#server/services/catalogue/renames.ts';
import { roles } from '#server/services/core/roles.ts';
import { settingRoutes } from '#server/services/core/setting-routes.ts';
import { userRoutes } from '#server/services/core/user-routes.ts';
import { users } from '#server/services/core/users.ts';

export const core: ServiceModule = {
  departures: { users, roles, 'global-games': renaming('games') },
  routes: (app, services) => {
    for (const register of [userRoutes, settingRoutes, identityRoutes, resetRoutes, faultyUserRoutes]) register(app, services);
  },
};
