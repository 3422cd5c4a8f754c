import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { newKey } from '#tests/support/till.ts';

let services: TestServices;
let token = '';
beforeAll(async () => {
  services = await startServices('none');
  token = (await services.login('admin', 'first-admin')).body.access_token;
});
afterAll(() => services.stop());

type Made = { readonly id: number } & Readonly<Record<string, unknown>>;
const made = async (path: string, body: object): Promise<Made> => {
  const answer = await services.call<Made>(token, 'POST', path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(201);
  return answer.body;
};
const rowsAt = async (path: string): Promise<readonly Made[]> => ((await services.call<{ data?: readonly Made[]; content?: readonly Made[] }>(token, 'GET', path)).body.data ?? []);
const sell = async (body: object) => {
  const answer = await services.app.inject({ method: 'POST', url: '/api/shop/invoices', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': newKey() }, payload: JSON.stringify(body) });
  return { status: answer.statusCode, body: answer.json<Made & { errors?: Record<string, unknown> }>() };
};

it('SETUP-13 ARENA-32 COMP-08 with nothing but the essentials, coins are sold as soon as company, arena, register and method are there, and things once a warehouse has them', async () => {
  const country = (await rowsAt('/arena-hub/countries?size=100')).find(({ code }) => code === 'hr');
  const [tax] = (country?.taxes ?? []) as readonly { id: number; name: string }[];
  const company = await made('/arena-hub/companies', { name: 'New d.o.o.', address: 'Ilica 1, Zagreb', phone: null, pidn: '85210036541', country_id: country?.id, coins_taxes: [tax?.id], fiscal_data: { inTaxSystem: true, demo: true } });
  const arena = await made('/arena-hub/arenas', { name: 'Zadar', company_id: company.id, active: 1, web_shop: 0, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr' });
  const player = await made('/core/users', { username: 'first.player', password: 'secret-1', roles: ['player'], active: true, banned: false });
  const groups = async () => (await services.call<Record<string, readonly { readonly variants: readonly { readonly id: number; readonly price: number }[] }[]>>(token, 'GET', `/shop/items/purchase?arena_id=${arena.id}&sort=item_id,asc`)).body;
  const coin = (await groups()).Coins?.[0]?.variants[0];
  const body = (more: object = {}) => ({ by_user: { id: 1, username: 'admin' }, arena_id: arena.id, cash_register_label: 1, payment_method: 'cash', variants: [{ id: coin?.id, quantity: 1_000, price: coin?.price, amount: 1_000 }], user: { id: player.id, username: 'first.player', balance: 0 }, ...more });

  // Before each step the till is told what is missing.
  expect((await sell(body())).body.errors).toHaveProperty('cash_register_label');
  await made('/arena-hub/cash-registers', { arena_id: arena.id, label: 1, active: true });
  expect((await sell(body())).body.errors).toHaveProperty('payment_method');
  const cash = (await rowsAt(`/arena-hub/payment-methods?arena_id=${arena.id}`)).find(({ payment_method }) => payment_method === 'cash');
  await services.call(token, 'PUT', `/arena-hub/payment-methods/${cash?.id}`, { enabled: true, fiscalize: false });

  const sold = await sell(body());
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
  expect(sold.body).toMatchObject({ label: `1/PP${arena.id}/1`, cart: { gross: 1_000, net: 800 }, taxes: [{ name: tax?.name, amount: 200 }], fiscalized: false, user: { id: player.id } });
  expect((await services.call<{ balance: number }>(token, 'GET', `/gamification/users/${player.id}/wallet`)).body).toEqual({ balance: 1_000 });

  const warehouse = await made('/shop/warehouses', { arena_id: arena.id, name: 'Bar' });
  const category = await made('/shop/categories', { name: 'Drinks', image: null, attributes: [] });
  const item = await made('/shop/items', { arena_id: arena.id, category_id: category.id, name: 'Cola', active: 1, promoted: 0, updating_item: 0, variants: [{ name: '0,5 l', sku: 'COLA', active: 1, warehouses: [{ id: warehouse.id, price: 250, cost: 100, stock: 1, taxes: [tax?.id] }], category_attributes: [], inventory_attributes: [], custom_attributes: [] }] });
  const [variant] = item.variants as readonly { id: number }[];
  const cola = { variants: [{ id: variant?.id, quantity: 1, price: 250 }], user: undefined };
  expect((await sell(body(cola))).body).toMatchObject({ label: `2/PP${arena.id}/1`, arena: { businessPlaceLabel: `PP${arena.id}` }, cart: { gross: 250 } });
  expect((await sell(body(cola))).status).toBe(422);
});
