import { departure, type Departure } from '#dataProviders/adapter/operations.ts';
import { mobileNotifications } from '#dataProviders/notifications/mobile-notifications.ts';
import type { items } from './hard-entities.ts';

/**
 * What the vocabulary does not say, since one resource alone wants it: the operations these two do in their own way. The other side of the
 * proof in `hard-entities.ts`.
 */

/** Saving an item repeats the arena, whether it is a change, and which item it changes. */
const itemDeparture = departure<typeof items>((base, { standpoint: { arena } }) => {
  const arena_id = arena === null ? {} : { arena_id: arena };
  return {
    create: (body, write) => base.create({ ...body, ...arena_id, updating_item: 0 }, write),
    update: (id, body, write) => base.update(id, { ...body, ...arena_id, updating_item: 1, item_id: id }, write),
  };
});
export const hardDepartures: Readonly<Record<string, Departure>> = { items: itemDeparture, 'global-items': itemDeparture, 'mobile-notifications': mobileNotifications };
