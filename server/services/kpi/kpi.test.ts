import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { tillOf, tokenOf } from '#tests/support/till.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

it('API-53 a day begins and ends by the clock of the arenas that whoever asks works in: what is bought after midnight there is bought that day', async () => {
  const till = tillOf(services);
  // Half past midnight of the fourth of March in Zagreb.
  services.clock.set(new Date('2027-03-03T23:30:00Z'));
  const [player, cola] = [await till.player(), await till.variant('COLA-50')];
  await till.stock(cola.id, cola.warehouse, 10);
  expect((await till.sell([{ id: cola.id, quantity: 3, price: cola.price }], { user: player })).status).toBe(201);
  const bought = async (from: string, to: string, who = 'employee') =>
    (await services.call<readonly { quantity: number }[]>(await tokenOf(services, who), 'GET', `/kpi/op-dashboard/sales/most-sold-to-user?user_id=${player.id}&start_date=${from}&end_date=${to}`)).body.reduce((sum, { quantity }) => sum + quantity, 0);
  expect([await bought('2027-03-03', '2027-03-03'), await bought('2027-03-04', '2027-03-04'), await bought('2027-03-05', '2027-03-05')]).toEqual([0, 3, 0]);
  // An instant is what it is.
  expect([await bought('2027-03-03T23:29:00Z', '2027-03-03T23:31:00Z'), await bought('2027-03-03T22:00:00Z', '2027-03-03T23:29:00Z')]).toEqual([3, 0]);
  // Who works in Las Palmas, too, is told of both days, and misses nothing of either.
  expect([await bought('2027-03-03', '2027-03-03', 'admin'), await bought('2027-03-04', '2027-03-04', 'admin')]).toEqual([3, 3]);
});
