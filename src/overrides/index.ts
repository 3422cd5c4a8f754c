import type { Overrides } from '#src/engine/overrides.ts';
import { articles } from './articles.tsx';
import { arenas } from './arenas.tsx';
import { carts } from './carts.tsx';
import { categories } from './categories.tsx';
import { companies, companySettings } from './companies.ts';
import { countries } from './countries.tsx';
import { competitions } from './competitions.ts';
import { devices } from './devices.tsx';
import { events } from './events.tsx';
import { invoices } from './invoices.tsx';
import { orders } from './orders.tsx';
import { subscriptions } from './subscriptions.tsx';
import { transactions } from './transactions.tsx';
import { globalItems, items } from './items.tsx';
import { users } from './users.tsx';
import { warehouses } from './warehouses.tsx';

/** Resources that depart from the generated screens; one line each. */
export const overrides: Overrides = {
  articles, arenas, carts, categories, companies, countries, 'company-settings': companySettings, devices, events, invoices, items, 'global-items': globalItems, orders, subscriptions, transactions, users, warehouses, ...competitions,
};
