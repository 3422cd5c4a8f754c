import type { ServiceModule } from '#server/plug.ts';
import { items } from '#server/services/shop/items.ts';

export const shop: ServiceModule = { departures: { items } };
