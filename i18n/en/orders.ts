import type { orders as declared } from '#resources/orders.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const orders = {
  name: 'Orders',
  one: 'Order',
  add: 'Add order',
  created: 'Order created',
  updated: 'Order updated',
  deleted: 'Order deleted',
  fields: {
    number: 'Number', arena: 'Arena', status: 'Status', paymentStatus: 'Payment status', deliveryStatus: 'Delivery status', note: 'Note',
    referredFrom: 'Referred from', serialNumber: 'Serial number', deliveryAmount: 'Delivery amount', delivery: 'Delivery', for_company: 'For a company',
    'user.id': 'ID', 'user.label': 'User', 'user.name': 'Name', 'user.username': 'Username', 'user.email': 'Email', 'billing.name': 'Name',
    'billing.company': 'Company', 'billing.pidn': 'PIDN', 'billing.address': 'Address', 'billing.postcode': 'Postcode', 'billing.city': 'City',
    'billing.country': 'Country', 'billing.email': 'Email', 'billing.phone': 'Phone', 'shipping.name': 'Name', 'shipping.company': 'Company',
    'shipping.pidn': 'PIDN', 'shipping.address': 'Address', 'shipping.postcode': 'Postcode', 'shipping.city': 'City', 'shipping.country': 'Country',
    'shipping.email': 'Email', 'shipping.phone': 'Phone', items: 'Items', 'items.name': 'Name', 'items.quantity': 'Quantity', 'items.price': 'Price',
    'items.total_price': 'Amount', gross: 'Total', invoiced: 'Invoice made',
  },
  notes: { facts: 'Order', items: 'Items', billing: 'Billing', shipping: 'Shipping', noInvoice: 'No invoice is made by this and no stock is booked. Sell it at the till for one.' },
  sections: { general: 'General' },
  search: { number: 'Number', user: 'User', serial_number: 'Serial number', status: 'Status' },
  choices: {
    delivery: { courier: 'Courier', 'pick-up': 'Pick-up' },
    status: { pending: 'Pending', completed: 'Completed', refunded: 'Refunded', paid: 'Paid', inDelivery: 'In delivery', delivered: 'Delivered' },
    paymentStatus: { pending: 'Pending', paid: 'Paid', refunded: 'Refunded' },
    deliveryStatus: { pending: 'Pending', inDelivery: 'In delivery', delivered: 'Delivered' },
  },
} as const satisfies MessagesFor<typeof declared>;
