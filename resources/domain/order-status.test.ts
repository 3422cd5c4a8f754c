import { expect, test } from 'vitest';
import { dueOf, orderStatuses, standingOf, statesAfter } from './order-status.ts';

test('SETUP-12 an order goes on in these steps and no others', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, statesAfter(status)]))).toEqual({
    pending: ['paid', 'refunded'], paid: ['inDelivery', 'refunded'], inDelivery: ['delivered'], delivered: ['completed'], completed: [], refunded: [],
  });
  expect(statesAfter('lost')).toEqual([]);
  expect(statesAfter(null)).toEqual([]);
});

test('SETUP-12 payment and delivery follow the status; a refund leaves the delivery as it was', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, standingOf(status)]))).toEqual({
    pending: { payment: 'pending', delivery: null }, paid: { payment: 'paid', delivery: 'pending' }, inDelivery: { payment: 'paid', delivery: 'inDelivery' },
    delivered: { payment: 'paid', delivery: 'delivered' }, completed: { payment: 'paid', delivery: 'delivered' }, refunded: { payment: 'refunded' },
  });
});

test('SETUP-12 a buyer waits for what is paid and not delivered; what is not paid owes nobody anything', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, dueOf(status)]))).toEqual({ pending: 'unpaid', paid: 'owed', inDelivery: 'owed', delivered: null, completed: null, refunded: null });
});
