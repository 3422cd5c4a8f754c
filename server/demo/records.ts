import type { Registry } from '#resources/schema/registry.ts';
import type { Bulk } from '#server/db/bulk.ts';
import { createCounts } from '#server/db/counts.ts';
import { generatedStore } from '#server/db/generated-store.ts';
import { acceptBody } from '#server/http/bodies.ts';
import { arenasStore } from '#server/services/arena-hub/arenas.ts';
import { itemsStore } from '#server/services/shop/items.ts';
import { notificationStore } from '#server/services/notifications/notifications.ts';
import type { Secrets } from '#server/secrets.ts';
import type { Context, Row, Store } from '#server/store.ts';

/** What the seed works with: one transaction, the clock, and a maker of records that keeps the declarations' rules. */
export interface Seeding extends Bulk {
  readonly now: () => Date;
  /** Makes a record as an admin's form would, now or so many days ago; answers it. */
  readonly make: (entity: string, body: Row, daysAgo?: number) => Promise<Row & { readonly id: number }>;
}

/** @param now the moment of the seed, the same for all it makes */
export function seedingOn({ db, copy }: Bulk, registry: Registry, now: () => Date, secrets: Secrets): Seeding {
  const counts = createCounts();
  const caller = { id: 0, username: 'seed', roles: ['admin'], arenas: [] };
  const contextOf = (daysAgo: number): Context => ({ db, caller, now: () => new Date(now().getTime() - daysAgo * 86_400_000), secrets, language: 'en', include: [] });
  const generated = (entity: string) => generatedStore(registry, registry.get(entity), counts);
  const notifications = generated('mobile-notifications');
  const stores = new Map<string, Store>([['arenas', arenasStore(registry)], ['items', itemsStore(counts)], ['mobile-notifications', { ...notifications, ...notificationStore(notifications) }]]);
  return {
    db,
    copy,
    now,
    make: async (entity, body, daysAgo = 0) => {
      const resource = registry.get(entity);
      const store = stores.get(entity) ?? generated(entity);
      stores.set(entity, store);
      return (await store.create(contextOf(daysAgo), acceptBody(resource, 'create', body, { caller, today: null }))) as Row & { readonly id: number };
    },
  };
}
