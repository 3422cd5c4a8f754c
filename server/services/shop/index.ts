import type { ServiceModule } from '#server/plug.ts';
import { categories } from '#server/services/shop/categories.ts';
import { itemRoutes } from '#server/services/shop/item-routes.ts';
import { items } from '#server/services/shop/items.ts';
import { warehouseRoutes } from '#server/services/shop/warehouse-routes.ts';
import { warehouses } from '#server/services/shop/warehouses.ts';

/** The catalogue: what the chain sells, and what of it stands in whose warehouse. */
export const shop: ServiceModule = {
  departures: { categories, items, warehouses },
  routes: (app, services) => {
    itemRoutes(app, services);
    warehouseRoutes(app, services);
  },
};
