import { expect, test } from 'vitest';
import { orderStatuses, statesAfter } from './order-status.ts';

test('SETUP-12 an order goes on in these steps and no others', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, statesAfter(status)]))).toEqual({
    pending: ['paid', 'refunded'], paid: ['inDelivery', 'refunded'], inDelivery: ['delivered'], delivered: ['completed'], completed: [], refunded: [],
  });
  expect(statesAfter('lost')).toEqual([]);
  expect(statesAfter(null)).toEqual([]);
});
