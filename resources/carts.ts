import { invoiceLink, numbered, personFields, saleScope } from './groups/sales.ts';
import { defineResource, field, nobody, ownArena, staff } from './schema/index.ts';

/** What somebody is about to order in the web shop. It goes by itself when its time is over. */
export const carts = defineResource({
  name: 'carts',
  service: 'shop',
  icon: 'shopping_cart',
  menu: 'shop',
  label: 'id',
  api: { has: ['list'], query: { resources: 1 } },
  scope: saleScope,
  fields: {
    arena_id: field.integer({ write: 'never' }),
    arena: field.reference('arenas', { write: 'never', embeds: ['name', 'company', 'currency', 'coins_per_currency', 'timezone'], onDelete: 'refuse' }),
    user_id: field.integer({ write: 'never' }),
    user: field.group(personFields),
    order_id: field.integer({ write: 'never' }),
    order: field.group(numbered),
    orderNumber: field.text({ write: 'never' }),
    invoice_id: field.integer({ write: 'never' }),
    invoice: field.group(invoiceLink),
    /** What the items are called, for lists. */
    names: field.tags({ write: 'never' }),
    items: field.list(
      { name: field.text(), category: field.group({ name: field.text() }), image: field.image({ folder: 'shop' }), quantity: field.integer(), price: field.money(), total_price: field.money() },
      { saved: 'whole', max: 1_000, write: 'never' },
    ),
    gross: field.money({ write: 'never' }),
    net: field.money({ write: 'never' }),
    checkout_step: field.choice(['cart', 'details', 'payment', 'done'], { write: 'never' }),
    expires_at: field.instant({ write: 'never' }),
  },
  list: {
    columns: ['user.label', 'names', 'gross', 'checkout_step', 'orderNumber', 'invoice.label', 'arena', 'created_at', 'expires_at'],
    search: { oneAtATime: true, keys: { user: 'user.label', item: 'names', order: 'orderNumber', invoice: 'invoice.label' }, initially: ['user'] },
    sort: ['created_at', 'DESC'],
  },
  form: {},
  view: ['id', 'user.label', 'arena', 'items', 'net', 'gross', 'checkout_step', 'orderNumber', 'invoice.label', 'created_at', 'expires_at'],
  access: { screen: staff, read: ownArena('arena'), create: nobody, update: nobody, delete: nobody },
});
