import { maxBonusFields } from '#resources/groups/max-bonuses.ts';
import { nobody } from '#resources/schema/index.ts';
import { resolve } from '#resources/schema/resolve.ts';

/** The four fields with their rules, as the service checks them. They belong to no list. */
export const ceilings = resolve({
  name: 'max-bonuses', service: 'gamification', icon: 'percent', label: 'id', fields: maxBonusFields, list: { columns: [] }, form: {}, access: { screen: nobody, read: nobody, create: nobody, update: nobody, delete: nobody },
});
