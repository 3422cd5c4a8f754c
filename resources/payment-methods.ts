import { arenaScope, ofArena } from './groups/of-arena.ts';
import { admin, defineResource, field, ownArena } from './schema/index.ts';

export const processTypes = ['cash', 'creditCard', 'bank'] as const;

/** A way to pay in an arena: whether it is offered, and whether what is paid so goes to the tax office. */
export const paymentMethods = defineResource({
  name: 'payment-methods',
  service: 'arena-hub',
  icon: 'payments',
  menu: 'setup',
  label: 'payment_method',
  fields: { ...ofArena, payment_method: field.choice(processTypes, { required: true, write: 'create' }), enabled: field.boolean(), fiscalize: field.boolean({ initial: true }) },
  scope: arenaScope,
  list: { columns: ['payment_method', 'arena', 'enabled', 'fiscalize'], filters: { payment_method: 'payment_method' }, sort: ['id', 'ASC'] },
  form: { general: ['arena', 'payment_method', 'enabled', 'fiscalize'] },
  unique: [['arena', 'payment_method']],
  access: { screen: admin, read: ownArena('arena'), create: admin, update: admin, delete: admin },
});
