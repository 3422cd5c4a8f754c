import { deliveries, deliveryStatuses, orderStatuses, paymentStatuses } from './domain/order-status.ts';
import { personFields, saleArena, saleScope } from './groups/sales.ts';
import { admin, type Caller, defineResource, field, managers, nobody, ownArena, staff, where } from './schema/index.ts';

const own = { write: 'never' } as const;
/** Who gets the bill, and who the parcel. */
const place = {
  name: field.text(own), company: field.text(own), pidn: field.text(own), address: field.text(own), postcode: field.text(own), city: field.text(own), country: field.text(own), email: field.text(own), phone: field.text(own),
};

/** An order of the web shop. It goes on step by step; staff say where it stands and keep a note, payment and delivery follow. */
export const orders = defineResource({
  name: 'orders',
  service: 'shop',
  icon: 'inventory_2',
  menu: 'shop',
  label: 'number',
  api: { has: ['list', 'update', 'delete'] },
  scope: saleScope,
  fields: {
    number: field.text(own),
    arena: field.reference('arenas', saleArena),
    status: field.status(orderStatuses, { required: true, write: 'update' }),
    paymentStatus: field.status(paymentStatuses, own),
    deliveryStatus: field.status(deliveryStatuses, own),
    note: field.multiline({ write: 'update' }),
    referredFrom: field.text(own),
    serialNumber: field.text(own),
    deliveryAmount: field.money(own),
    delivery: field.choice(deliveries, own),
    for_company: field.boolean(own),
    user: field.group(personFields),
    billing: field.group(place),
    shipping: field.group(place),
    items: field.list({ name: field.text(), quantity: field.integer(), price: field.money(), total_price: field.money() }, { saved: 'whole', max: 1_000, write: 'never' }),
    gross: field.money(own),
    invoiced: field.boolean(own),
  },
  list: {
    columns: ['number', 'user.label', 'status', 'paymentStatus', 'deliveryStatus', 'gross', 'arena', 'created_at'],
    search: { oneAtATime: true, keys: { number: 'number', user: 'user.label', serial_number: 'serialNumber', status: 'status' }, initially: ['number'] },
    sort: ['created_at', 'DESC'],
  },
  form: { general: ['status', 'note'] },
  view: [
    'number', 'arena', 'paymentStatus', 'deliveryStatus', 'user.label', 'for_company', 'delivery', 'deliveryAmount', 'serialNumber', 'referredFrom', 'items', 'gross', 'created_at', 'billing.name', 'billing.company', 'billing.pidn', 'billing.address', 'billing.postcode', 'billing.city',
    'billing.country', 'billing.email', 'billing.phone', 'shipping.name', 'shipping.company', 'shipping.address', 'shipping.postcode', 'shipping.city', 'shipping.country', 'shipping.phone',
  ],
  access: {
    screen: staff, read: ownArena('arena'), create: nobody, update: (caller: Caller) => managers(caller) && ownArena('arena')(caller),
    // What was sold by it stays: its invoice names it.
    delete: (caller) => admin(caller) && where.not(where.is('invoiced', true)),
  },
});
