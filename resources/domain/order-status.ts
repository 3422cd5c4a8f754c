/** Where an order of the web shop stands. */
export const orderStatuses = ['pending', 'completed', 'refunded', 'paid', 'inDelivery', 'delivered'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['paid', 'refunded'], paid: ['inDelivery', 'refunded'], inDelivery: ['delivered'], delivered: ['completed'], completed: [], refunded: [],
};
/** The states that may follow (decision 78); none for what is no state. */
export const statesAfter = (status: unknown): readonly OrderStatus[] => next[status as OrderStatus] ?? [];
