import type { categories as declared } from '#resources/categories.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const categories = {
  name: 'Categories',
  one: 'Category',
  add: 'Add category',
  created: 'Category created',
  updated: 'Category updated',
  deleted: 'Category deleted',
  fields: {
    name: 'Name',
    image: 'Image',
    attributes: 'Attributes',
    'attributes.name': 'Attribute name',
    'attributes.type': 'Data type',
    'attributes.rules': 'Rules',
  },
  help: { attributes: 'Every item of this category has these. Those with the rule Required must be filled in.' },
  rules: {
    'attributes.type': { required: 'Data type is required' },
    'attributes.rules': { atLeastOne: 'At least one rule is required' },
  },
  notes: {
    inUse: '%{smart_count} item is of this category. |||| %{smart_count} items are of this category.',
    showItems: 'Show its items',
    attributesAdded: 'Items of this category must be updated with the new attributes.',
    renamed: '%{count} item has “%{name}”: its value under this name is lost and must be entered anew. |||| %{count} items have “%{name}”: their values under this name are lost and must be entered anew.',
    removed: '%{count} item has “%{name}”: its value is lost. |||| %{count} items have “%{name}”: their values are lost.',
    reassign: 'Add its items to another category anew and delete them here first: the category of an item is fixed, and one that is in use cannot be deleted.',
  },
  checks: { readAttributes: 'the product itself reads %{names} here: name and data type stay', attributeNames: 'two attributes have the same name', attributeRules: 'these rules contradict each other or the data type of the attribute' },
  adds: { attributes: 'Add attribute' },
  sections: { general: 'General', attributes: 'Attributes' },
  choices: {
    'attributes.type': {
      string: 'Text', boolean: 'Yes or no', integer: 'Whole number', numeric: 'Number', currency: 'Money', array: 'List', date: 'Date', datetime: 'Date and time', time: 'Time of day',
    },
    'attributes.rules': {
      required: 'Required', nullable: 'May be empty', integer: 'Whole number', numeric: 'Number', currency: 'Money', boolean: 'Yes or no', string: 'Text', array: 'List', date: 'Date',
      datetime: 'Date and time', time: 'Time of day', 'date_format:H:i': 'Time such as 09:30', 'between:1,100': 'Between 1 and 100',
    },
  },
} as const satisfies MessagesFor<typeof declared>;
