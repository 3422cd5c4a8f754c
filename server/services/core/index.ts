import type { ServiceModule } from '#server/plug.ts';
import { renaming } from '#server/services/catalogue/renames.ts';
import { settingRoutes } from '#server/services/core/setting-routes.ts';
import { userRoutes } from '#server/services/core/user-routes.ts';
import { users } from '#server/services/core/users.ts';

export const core: ServiceModule = {
  departures: { users, 'global-games': renaming('games') },
  routes: (app, services) => {
    userRoutes(app, services);
    settingRoutes(app, services);
  },
};
