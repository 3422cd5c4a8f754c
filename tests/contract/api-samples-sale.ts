import type { Client } from '#tests/support/product.ts';
import { sharedArena, type MakeSample } from './api-samples.ts';

interface Sold {
  readonly id: number;
}
/** Who signs: the caller, or somebody where the call is refused anyway. */
const signer = async (admin: Client, role: string) => {
  const name = role === 'nobody' ? 'admin' : role;
  return { id: (await admin.call<{ id: number }>('GET', `/api/core/users/by-username/${name}`)).body.id, username: name };
};
const saleBody = async (admin: Client, role: string, coins = false) => {
  const { id: arena_id } = await sharedArena(admin);
  const { body: groups } = await admin.call<Record<string, readonly { readonly variants: readonly { readonly id: number; readonly price: number }[] }[]>>('GET', `/api/shop/items/purchase?arena_id=${arena_id}`);
  const [variant] = (groups[coins ? 'Coins' : 'Drinks'] ?? []).flatMap(({ variants }) => variants);
  const line = coins ? { id: variant?.id, quantity: 100, amount: 100 } : { id: variant?.id, quantity: 1, price: variant?.price };
  return { by_user: await signer(admin, role), arena_id, cash_register_label: 1, payment_method: 'cash', variants: [line], ...(coins ? { user: { id: (await signer(admin, 'player')).id } } : {}) };
};
const sold = async (admin: Client, coins = false): Promise<Sold & { readonly transaction: Sold | null }> => {
  const answer = await admin.call<Sold & { transaction: Sold | null }>('POST', '/api/shop/invoices', await saleBody(admin, 'admin', coins));
  if (answer.status !== 201) throw new Error(`sale: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const restoring = async (admin: Client, role: string) => ({ by_user: await signer(admin, role), restoring_reason: 'Wrong item' });

/** Samples for selling and taking back. */
export const saleSamples: Readonly<Record<string, MakeSample>> = {
  'API-105': async ({ admin, role }) => ({ body: await saleBody(admin, role) }),
  'API-106': async ({ admin, role }) => ({ path: { id: (await sold(admin)).id }, body: await restoring(admin, role) }),
  'API-106c': async ({ admin }) => ({ path: { id: (await sold(admin)).id } }),
  'API-106b': async ({ admin }) => ({ path: { id: (await sold(admin)).id } }),
  'API-123b': async ({ admin }) => ({ path: { id: (await sold(admin, true)).transaction?.id ?? 0 } }),
  'API-123': async ({ admin, role }) => ({ path: { id: (await sold(admin, true)).transaction?.id ?? 0 }, body: await restoring(admin, role) }),
};
