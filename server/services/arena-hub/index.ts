import type { ServiceModule } from '#server/plug.ts';
import { arenaRoutes } from '#server/services/arena-hub/arena-routes.ts';
import { arenas } from '#server/services/arena-hub/arenas.ts';
import { companies } from '#server/services/arena-hub/companies.ts';
import { placeRoutes } from '#server/services/arena-hub/place-routes.ts';

export const arenaHub: ServiceModule = {
  departures: { arenas, companies },
  routes: (app, services) => {
    arenaRoutes(app, services);
    placeRoutes(app, services);
  },
};
