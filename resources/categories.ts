import { type Asked, attributeRules, attributeTypes, isMeetable } from './domain/attributes.ts';
import { coreCategories } from './domain/core-categories.ts';
import { distinctNames } from './domain/distinct.ts';
import { admin, defineResource, field, managers, staff, where } from './schema/index.ts';

/** A label for items, with the attributes every item of it must have. */
export const categories = defineResource({
  name: 'categories',
  service: 'shop',
  icon: 'category',
  menu: 'shop',
  label: 'name',
  fields: {
    name: field.text({ required: true, unique: true }),
    image: field.image({ folder: 'shop' }),
    attributes: field.list(
      {
        name: field.text({ required: true }),
        type: field.choice(attributeTypes, { required: true }),
        rules: field.choices(attributeRules, { atLeast: 1 }),
      },
      { saved: 'whole', max: 50 },
    ),
  },
  list: { columns: ['name', 'attributes'], search: ['name'], sort: ['name', 'ASC'] },
  form: { general: ['name', 'image'], attributes: ['attributes'] },
  checks: {
    // Items keep their values by the attribute's name.
    attributeNames: { blames: 'attributes', holds: ({ attributes }) => distinctNames(attributes) },
    // No item could be saved whose value has to be two things.
    attributeRules: { blames: 'attributes', holds: ({ attributes }) => !Array.isArray(attributes) || attributes.every((attribute: Asked) => isMeetable(attribute)) },
  },
  // What the product itself understands stays.
  access: { screen: managers, read: staff, create: admin, update: admin, delete: (caller) => admin(caller) && where.not(where.in('name', coreCategories)) },
});
