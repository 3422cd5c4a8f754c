import { staffRoles } from './groups/staff-roles.ts';
import type { MenuGroup } from './schema/index.ts';

/** A screen that is no declared resource, or not yet: who may open it, and where the menu shows it (null: nowhere). */
export interface Page {
  readonly roles: readonly string[];
  readonly menu: MenuGroup | null;
}
const page = (roles: readonly string[], menu: MenuGroup | null = null): Page => ({ roles, menu });
const all = staffRoles;
const managers = ['admin', 'manager'] as const;
const admin = ['admin'] as const;

/**
 * Every route of the product's route table with its roles, except the declared resources, which say it themselves. An entry whose resource is
 * declared later gives way to the declaration.
 */
export const pages = {
  profile: page(all),
  'admin-dashboard': page(managers, 'main'),
  'employee-dashboard': page(all, 'main'),
  'playing-now': page(all, 'main'),
  sessions: page(all, 'main'),
  'faulty-users': page(all),
  subscriptions: page(managers, 'users'),
  settings: page(admin, 'users'),
  avatars: page(managers, 'users'),
  purchase: page(all, 'shop'),
  items: page(all, 'shop'),
  'global-items': page(managers),
  invoices: page(all, 'shop'),
  transactions: page(all),
  carts: page(all, 'shop'),
  orders: page(all, 'shop'),
  events: page(all, 'news'),
  'mobile-notifications': page(managers, 'news'),
  finance: page(all, 'data'),
  analytics: page(managers, 'data'),
  games: page(all, 'configuration'),
  'global-games': page(managers),
  apps: page(all, 'configuration'),
  'global-apps': page(managers),
  'max-bonuses': page(managers, 'configuration'),
  'inventory-item-types': page(managers, 'configuration'),
  achievements: page(managers, 'competitions'),
  quests: page(managers, 'competitions'),
  skills: page(managers, 'competitions'),
  devices: page(admin, 'setup'),
  'cash-registers': page(admin, 'setup'),
  'payment-methods': page(admin, 'setup'),
  warehouses: page(admin, 'setup'),
  'company-settings': page(admin, 'setup'),
  'invoice-settings': page(admin, 'setup'),
  terms: page(admin, 'setup'),
} as const satisfies Record<string, Page>;
export type PageName = keyof typeof pages;

/** First segments of addresses that are no screen of staff but are taken all the same. */
export const publicPaths = ['statuses', 'reset-password', 'login', 'logout', 'api', 'assets', 'index.html', 'config.json', 'version.json', 'favicon.ico', 'robots.txt'] as const;
