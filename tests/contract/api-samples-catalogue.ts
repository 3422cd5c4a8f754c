import type { Client } from '#tests/support/product.ts';
import { sharedArena, type MakeSample } from './api-samples.ts';

interface Made {
  readonly id: number;
  readonly variants: readonly { readonly id: number; readonly warehouses: readonly { readonly id: number; readonly taxes: readonly number[] }[] }[];
}
/** An arena of both, one of its warehouses, and a tax of its company. */
const shelf = async (admin: Client) => {
  const { id: arena } = await sharedArena(admin);
  const { body } = await admin.call<{ data: { data: readonly Made[] } }>('GET', `/api/shop/items?arena_id=${arena}&size=100`);
  const line = body.data.data.flatMap(({ variants }) => variants).flatMap(({ warehouses }) => warehouses)[0];
  if (!line) throw new Error('nothing stands in a warehouse');
  return { arena, warehouse: line.id, taxes: line.taxes };
};
const passes = async (admin: Client): Promise<number> => {
  const { body } = await admin.call<{ data: readonly { id: number; name: string }[] }>('GET', '/api/shop/categories?size=100&name=Passes');
  return body.data[0]?.id ?? 0;
};
const itemBody = async (admin: Client, unique: string, stored = true) => {
  const { arena, warehouse, taxes } = await shelf(admin);
  return {
    arena_id: arena, category_id: await passes(admin), name: `Item ${unique}`, image: null, active: 1, promoted: 0, updating_item: 0, description: '<p>x</p>', tags: ['new'], shop_details: { title: 'x', subtitle: null, image: null },
    reviews: [{ username: 'ana', location: null, text: 'good', avatar: null }],
    variants: [{
      name: 'one', sku: `SKU-${unique}`, active: 1, promoted: 0, description: null, image: null, warehouses: stored ? [{ id: warehouse, price: 250, cost: 100, stock: 5, taxes }] : [], category_attributes: [{ name: 'minutes', value: 60 }],
      inventory_attributes: [], custom_attributes: [{ name: 'colour', type: 'string', value: 'red' }],
    }],
  };
};
let count = 0;
const newItem = async (admin: Client, stored = true): Promise<Made> => {
  count += 1;
  const { arena_id, ...body } = await itemBody(admin, `made ${count}`, stored);
  const answer = await admin.call<Made>('POST', '/api/shop/items', stored ? { ...body, arena_id } : body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const changed: MakeSample = async ({ admin, unique }) => {
  const item = await newItem(admin);
  const { name: _name, variants, category_id: _category, ...body } = await itemBody(admin, unique);
  const { name: _variant, sku: _sku, ...variant } = variants[0] ?? { name: '', sku: '' };
  return { path: { id: item.id }, body: { ...body, updating_item: 1, item_id: item.id, variants: [{ ...variant, id: item.variants[0]?.id }] } };
};
const one: MakeSample = async ({ admin }) => ({ path: { id: (await newItem(admin)).id } });

/** Samples for the calls of the catalogue. */
export const catalogueSamples: Readonly<Record<string, MakeSample>> = {
  'API-108': async ({ admin }) => ({ query: `?arena_id=${(await sharedArena(admin)).id}&size=10&page=1&sort=name,ASC` }),
  'API-108b': one,
  'API-109': async ({ admin }) => ({ query: `?arena_id=${(await sharedArena(admin)).id}&sort=item_id,asc` }),
  'API-110': () => ({ query: '?size=10&page=1' }),
  'API-110b': one,
  'API-111': async ({ admin, unique }) => ({ body: await itemBody(admin, unique) }),
  'API-112': changed,
  'API-113': changed,
  'API-114': async ({ admin }) => {
    const item = await newItem(admin);
    return { path: { id: item.id }, query: `?variant_ids=${item.variants[0]?.id ?? ''}` };
  },
  'API-120': async ({ admin }) => {
    const { arena, warehouse, taxes } = await shelf(admin);
    return { body: { arena_id: arena, variants: [{ id: (await newItem(admin, false)).variants[0]?.id, warehouse_id: warehouse, price: 250, cost: 0, stock: 0, taxes }] } };
  },
  'API-165f': async ({ admin }) => ({ path: { id: (await shelf(admin)).warehouse } }),
  'API-121': async ({ admin }) => {
    const { arena, warehouse } = await shelf(admin);
    return { body: { arena_id: arena, variants: [{ id: (await newItem(admin)).variants[0]?.id, warehouses: [{ id: warehouse }] }] } };
  },
};
