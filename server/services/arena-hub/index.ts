import type { ServiceModule } from '#server/plug.ts';
import { arenaRoutes } from '#server/services/arena-hub/arena-routes.ts';
import { arenas } from '#server/services/arena-hub/arenas.ts';
import { cashRegisters } from '#server/services/arena-hub/cash-registers.ts';
import { catalogueRoutes } from '#server/services/arena-hub/catalogue-routes.ts';
import { companies } from '#server/services/arena-hub/companies.ts';
import { countries } from '#server/services/arena-hub/countries.ts';
import { apps, games } from '#server/services/arena-hub/entries.ts';
import { gameOrderRoute } from '#server/services/arena-hub/game-order.ts';
import { paymentMethods } from '#server/services/arena-hub/payment-methods.ts';
import { placeRoutes } from '#server/services/arena-hub/place-routes.ts';
import { renaming } from '#server/services/catalogue/renames.ts';

export const arenaHub: ServiceModule = {
  departures: { arenas, companies, countries, games, apps, 'global-apps': renaming('apps'), 'cash-registers': cashRegisters, 'payment-methods': paymentMethods },
  routes: (app, services) => {
    arenaRoutes(app, services);
    placeRoutes(app, services);
    catalogueRoutes(app, services);
    gameOrderRoute(app, services);
  },
};
