import type { ServiceModule } from '#server/plug.ts';
import { carts } from '#server/services/shop/carts.ts';
import { categories } from '#server/services/shop/categories.ts';
import { invoices } from '#server/services/shop/invoices.ts';
import { itemRoutes } from '#server/services/shop/item-routes.ts';
import { items } from '#server/services/shop/items.ts';
import { orders } from '#server/services/shop/orders.ts';
import { saleRoutes } from '#server/services/shop/sale/routes.ts';
import { transactions } from '#server/services/shop/transactions.ts';
import { warehouseRoutes } from '#server/services/shop/warehouse-routes.ts';
import { warehouses } from '#server/services/shop/warehouses.ts';

/** The catalogue: what the chain sells, and what of it stands in whose warehouse; and what was sold of it. */
export const shop: ServiceModule = {
  departures: { categories, items, warehouses, invoices, transactions, carts, orders },
  routes: (app, services) => {
    itemRoutes(app, services);
    warehouseRoutes(app, services);
    saleRoutes(app, services);
  },
};
