import { admin, defineResource, field, managers } from './schema/index.ts';

/** A kind of thing a player can hold: coins, or a bonus for some time. Duration in seconds. */
export const inventoryItemTypes = defineResource({
  name: 'inventory-item-types',
  service: 'gamification',
  icon: 'inventory_2',
  menu: 'configuration',
  label: 'name',
  fields: {
    name: field.text({ required: true, unique: true }),
    type: field.choice(['bonus', 'coin'], { required: true }),
    default_amount: field.integer({ required: true, min: 0, initial: 0 }),
    default_duration: field.integer({ required: true, min: 0, initial: 0 }),
    active: field.boolean({ initial: true }),
  },
  list: { columns: ['name', 'type', 'default_amount', 'default_duration', 'active'], search: ['name'], sort: ['name', 'ASC'] },
  form: { general: ['name', 'type', 'default_amount', 'default_duration', 'active'] },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
