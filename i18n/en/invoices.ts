import type { invoices as declared } from '#resources/invoices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoices = {
  name: 'Invoices',
  one: 'Invoice',
  add: 'Add invoice',
  created: 'Invoice created',
  updated: 'Invoice updated',
  deleted: 'Invoice deleted',
  fields: {
    number: 'Number', label: 'Number', arena: 'Arena', 'by_user.id': 'ID', 'by_user.label': 'By user', 'by_user.name': 'Name',
    'by_user.username': 'Username', 'by_user.email': 'Email', 'user.id': 'ID', 'user.label': 'To user', 'user.name': 'Name', 'user.username': 'Username',
    'user.email': 'Email', 'user.company.name': 'Company', 'user.company.address': 'Address', 'user.company.pidn': 'PIDN', 'cart.gross': 'Total',
    'cart.net': 'Net', 'cart.names': 'Items', 'cart.items': 'Items', 'cart.items.name': 'Name', 'cart.items.category.name': 'Category',
    'cart.items.category_attributes': 'Attributes', 'cart.items.category_attributes.name': 'Name', 'cart.items.category_attributes.type': 'Type', 'cart.items.category_attributes.value': 'Value',
    'cart.items.quantity': 'Quantity', 'cart.items.price': 'Price', 'cart.items.total_price': 'Amount', taxes: 'Taxes', 'taxes.name': 'Tax',
    'taxes.rate': 'Rate (%)', 'taxes.base': 'Base', 'taxes.amount': 'Amount', deliveries: 'Delivered', 'deliveries.kind': 'Kind', 'deliveries.name': 'Name', 'deliveries.amount': 'Amount',
    'deliveries.valid_from': 'From', 'deliveries.valid_to': 'Until', 'deliveries.withdrawn_at': 'Taken back', 'payment_method.name': 'Payment method', fiscalized: 'Fiscalized',
    'fiscal_data.zki': 'ZKI', 'fiscal_data.jir': 'JIR', 'fiscal_data.zoi': 'ZOI', 'fiscal_data.eor': 'EOR', 'fiscal_data.bf': 'BF',
    'fiscal_data.qr': 'QR',
    'fiscal.state': 'Tax office', 'fiscal.late': 'Told late', 'fiscal.attempts': 'Tries', 'fiscal.deadline': 'Tell by', 'fiscal.demo': 'Demo answer',
    'fiscal.last_error.code': 'Refusal', 'fiscal.last_error.field': 'To be corrected', 'fiscal.last_error.text': 'Reason', prints: 'Prints', restored_invoice_id: 'Restores invoice', 'restored_invoice.id': 'ID', 'restored_invoice.number': 'Number',
    'restored_invoice.label': 'Restores invoice', 'restored_by_invoice.id': 'ID', 'restored_by_invoice.number': 'Number',
    'restored_by_invoice.label': 'Restored by invoice', restoring_reason: 'Restoring reason', 'order.id': 'ID', 'order.number': 'Order',
    'transaction.id': 'ID', 'transaction.number': 'Transaction',
  },
  notes: { facts: 'Invoice', recipient: 'Recipient', items: 'Items', fiscal: 'Fiscal data', links: 'Belongs to', transactions: 'Transactions', today: 'My invoices today',
    'attribute.bonus': 'Bonus (%)', 'attribute.duration': 'Duration (days)', 'attribute.daily_reward': 'Daily reward (coins)', 'attribute.minutes': 'Minutes', 'attribute.valid_from': 'From', 'attribute.valid_to': 'Until' },
  search: { number: 'Number', by_user: 'By user', to_user: 'To user', item: 'Items', payment_method: 'Payment method', created_at: 'Created at' },
  choices: {
    'fiscal.state': { none: 'Not told', pending: 'Waiting to be told', done: 'Knows it', rejected: 'Refused' },
    'deliveries.kind': { subscription: 'Subscription, days', pass: 'Pass, minutes', minutes: 'Play time, minutes', bonus: 'Bonus, %', coin: 'Coins' },
    'payment_method.name': { cash: 'Cash', creditCard: 'Credit card', bank: 'Bank' },
  },
} as const satisfies MessagesFor<typeof declared>;
