import type { Departures } from '#src/engine/overrides.ts';

type Load = () => Promise<Departures>;
/** A part that speaks of a workflow: those words come after the first list's, and its screens wait for them. */
const ofWorkflow = (load: Load): Load & { readonly ofWorkflow: true } => Object.assign(load, { ofWorkflow: true as const });

const competitions = async () => (await import('./competitions.tsx')).competitions;
const software = () => import('./software.tsx');

/** Resources that depart from the generated screens; one line each. Each comes with the first screen that needs it. */
const parts: Readonly<Record<string, Load & { readonly ofWorkflow?: true }>> = {
  articles: async () => (await import('./articles.tsx')).articles,
  arenas: ofWorkflow(async () => (await import('./arenas.tsx')).arenas),
  carts: async () => (await import('./carts.tsx')).carts,
  categories: async () => (await import('./categories.tsx')).categories,
  companies: async () => (await import('./companies.ts')).companies,
  'company-settings': async () => (await import('./companies.ts')).companySettings,
  countries: async () => (await import('./countries.tsx')).countries,
  devices: async () => (await import('./devices.tsx')).devices,
  events: async () => (await import('./events.tsx')).events,
  games: async () => (await software()).games,
  'global-games': async () => (await software()).globalGames,
  apps: async () => (await software()).apps,
  'global-apps': async () => (await software()).globalApps,
  'faulty-users': async () => (await import('./faulty-users.tsx')).faultyUsers,
  'inventory-item-types': async () => (await import('./inventory-item-types.tsx')).inventoryItemTypes,
  invoices: ofWorkflow(async () => (await import('./invoices.tsx')).invoices),
  items: async () => (await import('./items.tsx')).items,
  'global-items': async () => (await import('./items.tsx')).globalItems,
  'mobile-notifications': ofWorkflow(async () => (await import('./mobile-notifications.tsx')).mobileNotifications),
  orders: async () => (await import('./orders.tsx')).orders,
  'payment-methods': async () => (await import('./payment-methods.ts')).paymentMethods,
  ranks: async () => (await import('./ranks.tsx')).ranks,
  subscriptions: async () => (await import('./subscriptions.tsx')).subscriptions,
  transactions: ofWorkflow(async () => (await import('./transactions.tsx')).transactions),
  users: async () => (await import('./users.tsx')).users,
  warehouses: async () => (await import('./warehouses.tsx')).warehouses,
  achievements: async () => (await competitions()).achievements,
  'achievement-groups': async () => (await competitions())['achievement-groups'],
  quests: async () => (await competitions()).quests,
  'quest-types': async () => (await competitions())['quest-types'],
  'quest-groups': async () => (await competitions())['quest-groups'],
};

/** The names of those that depart. */
export const departing: readonly string[] = Object.keys(parts);

const coming = new Map<string, Promise<Departures>>();

/** How a resource departs, the same promise each time; null where it does not. A part that did not come is asked for again the next time. */
export const departuresOf = (name: string): Promise<Departures> | null => {
  const load = parts[name];
  if (!load) return null;
  const known = coming.get(name);
  if (known) return known;
  const loading = load();
  coming.set(name, loading);
  loading.catch(() => coming.delete(name));
  return loading;
};

/** Whether a resource's departures speak of a workflow. */
export const speaksOfWorkflow = (name: string): boolean => parts[name]?.ofWorkflow === true;

/** Fetches the departures of a resource ahead of its screen. */
export const preloadDepartures = (name: string): void => {
  departuresOf(name)?.catch(() => undefined);
};
