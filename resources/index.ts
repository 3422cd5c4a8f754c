import { apps } from './apps.ts';
import { games } from './games.ts';
import { globalApps } from './global-apps.ts';
import { globalGames } from './global-games.ts';
import { articles } from './articles.ts';
import { arenas } from './arenas.ts';
import { globalItems, items } from './items.ts';
import { categories } from './categories.ts';
import { companies, companySettings } from './companies.ts';
import { countries } from './countries.ts';
import { ranks } from './ranks.ts';
import { roles } from './roles.ts';
import { settings } from './settings.ts';
import { avatars } from './avatars.ts';
import { devices } from './devices.ts';
import { skills } from './skills.ts';
import { inventoryItemTypes } from './inventory-item-types.ts';
import { achievementGroups } from './achievement-groups.ts';
import { questGroups } from './quest-groups.ts';
import { cashRegisters } from './cash-registers.ts';
import { paymentMethods } from './payment-methods.ts';
import { warehouses } from './warehouses.ts';
import { invoiceSettings } from './invoice-settings.ts';
import { terms } from './terms.ts';
import { achievements } from './achievements.ts';
import { questTypes } from './quest-types.ts';
import { quests } from './quests.ts';
import { events } from './events.ts';
import { carts } from './carts.ts';
import { invoices } from './invoices.ts';
import { orders } from './orders.ts';
import { subscriptions } from './subscriptions.ts';
import { transactions } from './transactions.ts';
import { faultyUsers } from './faulty-users.ts';
import { mobileNotifications } from './mobile-notifications.ts';
import { topics } from './topics.ts';
import { createRegistry } from './schema/registry.ts';
import { users } from './users.ts';

/** Every declared resource, in the order of the menu. One line adds an entity. */
export const declared = [
  users,
  subscriptions,
  faultyUsers,
  ranks,
  roles,
  settings,
  avatars,
  items,
  globalItems,
  invoices,
  transactions,
  carts,
  orders,
  categories,
  articles,
  events,
  globalGames,
  games,
  globalApps,
  apps,
  mobileNotifications,
  topics,
  inventoryItemTypes,
  achievements,
  achievementGroups,
  quests,
  questTypes,
  questGroups,
  skills,
  arenas,
  devices,
  cashRegisters,
  paymentMethods,
  warehouses,
  companies,
  companySettings,
  countries,
  invoiceSettings,
  terms,
] as const;

export const registry = createRegistry(declared);
