import { invoiceLink, numbered, personFields, saleArena, saleScope } from './groups/sales.ts';
import { defineResource, field, nobody, ownArena, staff } from './schema/index.ts';

/** How an invoice stands with the tax office: it need not know, it will be told, it knows, it refused. */
export const fiscalStates = ['none', 'pending', 'done', 'rejected'] as const;

export const saleMethods = ['cash', 'creditCard', 'bank'] as const;

export const deliveryKinds = ['subscription', 'pass', 'minutes', 'bonus', 'coin'] as const;

/** What was sold, as it was written down: an invoice never changes but by being fiscalized, and is taken back by another one. */
export const invoices = defineResource({
  name: 'invoices',
  service: 'shop',
  icon: 'receipt_long',
  menu: 'shop',
  label: 'label',
  api: { has: ['list'], query: { resources: 1 } },
  scope: saleScope,
  fields: {
    number: field.text({ write: 'never' }),
    label: field.text({ write: 'never' }),
    arena: field.reference('arenas', { ...saleArena, embedded: 'frozen' }),
    by_user: field.group(personFields),
    user: field.group({ ...personFields, company: field.group({ name: field.text({ write: 'never' }), address: field.text({ write: 'never' }), pidn: field.text({ write: 'never' }) }) }),
    cart: field.group({
      gross: field.money({ write: 'never' }),
      net: field.money({ write: 'never' }),
      /** What the items are called, for lists. */
      names: field.tags({ write: 'never' }),
      items: field.list(
        {
          name: field.text(), category: field.group({ name: field.text() }), category_attributes: field.list({ name: field.text(), type: field.text(), value: field.json() }, { saved: 'whole', max: 100 }), quantity: field.integer(), price: field.money(), total_price: field.money(),
        },
        { saved: 'whole', max: 1_000, write: 'never' },
      ),
    }),
    taxes: field.list({ name: field.text(), rate: field.number(), base: field.money(), amount: field.money() }, { saved: 'whole', max: 100, write: 'never' }),
    /** What the player got by it: days of a subscription, minutes of a pass or a ticket, percent of a bonus, coins of the inventory. */
    deliveries: field.list(
      { kind: field.choice(deliveryKinds), name: field.text(), amount: field.integer(), valid_from: field.instant(), valid_to: field.instant(), withdrawn_at: field.instant() },
      { saved: 'whole', max: 1_000, write: 'never' },
    ),
    payment_method: field.group({ name: field.choice(saleMethods, { write: 'never' }) }),
    fiscalized: field.boolean({ write: 'never' }),
    fiscal_data: field.group({
      zki: field.text({ write: 'never' }), jir: field.text({ write: 'never' }), zoi: field.text({ write: 'never' }), eor: field.text({ write: 'never' }), bf: field.text({ write: 'never' }), qr: field.text({ write: 'never' }),
    }),
    /** How it stands with the tax office: `late` after a try that came to nothing, `demo` when the product's own stand-in answered or, before any answer, when it would, or when what signs is a certificate that was made here. */
    fiscal: field.group({
      state: field.status(fiscalStates, { write: 'never' }),
      late: field.boolean({ write: 'never' }),
      attempts: field.integer({ write: 'never' }),
      deadline: field.instant({ write: 'never' }),
      demo: field.boolean({ write: 'never' }),
      last_error: field.group({ code: field.text({ write: 'never' }), field: field.text({ write: 'never' }), text: field.text({ write: 'never' }) }),
    }),
    /** How often it was printed, on any machine: the first print is the original, each after it a copy. */
    prints: field.integer({ write: 'never' }),
    restored_invoice_id: field.reference('invoices', { write: 'never', onDelete: 'refuse' }),
    restored_invoice: field.group(invoiceLink),
    restored_by_invoice: field.group(invoiceLink),
    restoring_reason: field.text({ write: 'never' }),
    order: field.group(numbered),
    transaction: field.group(numbered),
  },
  list: {
    columns: ['label', 'by_user.label', 'user.label', 'cart.names', 'payment_method.name', 'cart.gross', 'fiscalized', 'arena', 'created_at'],
    search: {
      oneAtATime: true,
      keys: { number: 'label', by_user: 'by_user.label', to_user: 'user.label', item: 'cart.names', payment_method: 'payment_method.name', created_at: 'created_at' },
      initially: ['to_user'],
    },
    sort: ['created_at', 'DESC'],
  },
  form: {},
  view: [
    'label', 'arena', 'created_at', 'by_user.label', 'user.label', 'user.company.name', 'user.company.address', 'user.company.pidn', 'cart.items', 'deliveries', 'cart.net', 'taxes', 'cart.gross', 'payment_method.name', 'fiscalized',
    'fiscal.state', 'fiscal.deadline', 'fiscal.last_error.code', 'fiscal.last_error.field', 'fiscal.last_error.text', 'fiscal_data.zki', 'fiscal_data.jir', 'fiscal_data.zoi', 'fiscal_data.eor', 'fiscal_data.bf', 'fiscal_data.qr', 'restored_invoice.label', 'restored_by_invoice.label', 'restoring_reason', 'order.number', 'transaction.number',
  ],
  access: { screen: staff, read: ownArena('arena'), create: nobody, update: nobody, delete: nobody },
});
