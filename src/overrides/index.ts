import type { Overrides } from '#src/engine/overrides.ts';
import { articles } from './articles.tsx';
import { arenas } from './arenas.tsx';
import { carts } from './carts.tsx';
import { categories } from './categories.tsx';
import { companies, companySettings } from './companies.ts';
import { countries } from './countries.tsx';
import { competitions } from './competitions.tsx';
import { devices } from './devices.tsx';
import { events } from './events.tsx';
import { invoices } from './invoices.tsx';
import { orders } from './orders.tsx';
import { subscriptions } from './subscriptions.tsx';
import { transactions } from './transactions.tsx';
import { mobileNotifications } from './mobile-notifications.tsx';
import { globalItems, items } from './items.tsx';
import { faultyUsers } from './faulty-users.tsx';
import { apps, games, globalApps, globalGames } from './software.tsx';
import { users } from './users.tsx';
import { warehouses } from './warehouses.tsx';

/** Resources that depart from the generated screens; one line each. */
export const overrides: Overrides = {
  articles,
  arenas,
  carts,
  categories,
  companies,
  countries,
  'company-settings': companySettings,
  devices,
  events,
  games,
  'global-games': globalGames,
  apps,
  'global-apps': globalApps,
  'faulty-users': faultyUsers,
  invoices,
  items,
  'global-items': globalItems,
  'mobile-notifications': mobileNotifications,
  orders,
  subscriptions,
  transactions,
  users,
  warehouses,
  ...competitions,
};
