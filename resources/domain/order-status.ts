/** Where an order of the web shop stands. */
export const orderStatuses = ['pending', 'completed', 'refunded', 'paid', 'inDelivery', 'delivered'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['paid', 'refunded'], paid: ['inDelivery', 'refunded'], inDelivery: ['delivered'], delivered: ['completed'], completed: [], refunded: [],
};
/** How an order comes to its buyer. */
export const deliveries = ['courier', 'pick-up'] as const;
export const paymentStatuses = ['pending', 'paid', 'refunded'] as const;
export const deliveryStatuses = ['pending', 'inDelivery', 'delivered'] as const;
interface Standing {
  readonly payment: (typeof paymentStatuses)[number];
  /** Undefined: it stays as it was; null: nothing is delivered yet. */
  readonly delivery?: (typeof deliveryStatuses)[number] | null;
}
const standings: Readonly<Record<OrderStatus, Standing>> = {
  pending: { payment: 'pending', delivery: null }, paid: { payment: 'paid', delivery: 'pending' }, inDelivery: { payment: 'paid', delivery: 'inDelivery' },
  delivered: { payment: 'paid', delivery: 'delivered' }, completed: { payment: 'paid', delivery: 'delivered' }, refunded: { payment: 'refunded' },
};
/** What the status of an order says of its payment and delivery; nobody sets these by hand. */
export const standingOf = (status: OrderStatus): Standing => standings[status];
/** The states that may follow; none for what is no state. */
export const statesAfter = (status: unknown): readonly OrderStatus[] => next[status as OrderStatus] ?? [];
/** What its buyer still waits for: an order that was paid for and is not delivered is `owed`, one that is not paid for yet `unpaid`; null where nothing is left to do. */
export const dueOf = (status: OrderStatus): 'owed' | 'unpaid' | null => {
  const { payment, delivery } = standingOf(status);
  if (payment === 'pending') return 'unpaid';
  return payment === 'paid' && delivery !== 'delivered' ? 'owed' : null;
};
