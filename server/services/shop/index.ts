import type { ServiceModule } from '#server/plug.ts';
import { carts } from '#server/services/shop/carts.ts';
import { invoices } from '#server/services/shop/invoices.ts';
import { items } from '#server/services/shop/items.ts';
import { orders } from '#server/services/shop/orders.ts';
import { transactions } from '#server/services/shop/transactions.ts';

export const shop: ServiceModule = { departures: { items, invoices, transactions, carts, orders } };
