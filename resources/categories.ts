import { type Asked, attributeRules, attributeTypes, isMeetable } from './domain/attributes.ts';
import { lostAttributes, lostPlaces } from './domain/core-attributes.ts';
import { coreCategories } from './domain/core-categories.ts';
import { distinctNames, repeatedNames } from './domain/distinct.ts';
import { admin, defineResource, field, managers, staff, where } from './schema/index.ts';

/** The rules of attributes that no value can keep, as paths below the list. */
const contradicted = (attributes: unknown): readonly string[] => (Array.isArray(attributes) ? attributes.flatMap((attribute: Asked, i) => (isMeetable(attribute) ? [] : [`${i}.rules`])) : []);

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
    attributeNames: { blames: 'attributes', holds: ({ attributes }) => distinctNames(attributes), places: ({ attributes }) => repeatedNames(attributes) },
    // Nothing could be sold of a category that lost what the product reads.
    readAttributes: { blames: 'attributes', holds: (category) => lostAttributes(category).length === 0, places: lostPlaces, data: (category) => ({ names: lostAttributes(category).join(' · ') }) },
    // No item could be saved whose value has to be two things.
    attributeRules: { blames: 'attributes', holds: ({ attributes }) => contradicted(attributes).length === 0, places: ({ attributes }) => contradicted(attributes) },
  },
  // What the product itself understands stays.
  access: { screen: managers, read: staff, create: admin, update: admin, delete: (caller) => admin(caller) && where.not(where.in('name', coreCategories)) },
});
