import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { readAddress } from '#src/engine/list/address.ts';
import type { Row } from '#dataProviders/types.ts';
import { ServiceError } from '#dataProviders/adapter/errors.ts';
import { everyLeaf, writeFile } from './write-file.ts';

const written = async (name: string, rows: readonly Row[], more: { readonly paths?: readonly string[]; readonly written?: Parameters<typeof writeFile>[0]['written']; readonly locale?: string; readonly currency?: string | null; readonly many?: (ids: readonly number[], name: string) => readonly Row[]; readonly lists?: Readonly<Record<string, readonly Row[]>> } = {}) => {
  const resource = registry.get(name);
  const asked: unknown[] = [];
  const { paths, locale = 'hr', currency = 'EUR', many = () => [], lists = {}, written: wording } = more;
  const told: string[] = [];
  const { blob, rows: count, unnamed } = await writeFile({
    provider: {
      exportRows: async (_, query) => {
        asked.push(query.fields);
        for (const row of rows) query.onRows([row], rows.length);
        return rows.length;
      },
      getMany: (async (name: string, { ids }: { ids: readonly number[] }) => ({ data: many(ids, name) })) as never,
      getList: (async (name: string) => ({ data: lists[name] ?? [], total: lists[name]?.length ?? 0 })) as never,
    },
    resource, address: readAddress('', resource), leaves: paths ? paths.flatMap((path) => resource.leaf(path) ?? []) : resource.list.columns, timezone: 'Europe/Zagreb', written: wording,
    world: { translate: (key, options) => String(options?._ ?? '') || (key.split('.').at(-1) ?? key), currency, moment: { locale, timezone: 'Europe/Zagreb' }, resourceOf: registry.get },
    progress: (done, total) => told.push(`${done}/${total}`), signal: new AbortController().signal,
  });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), bytes, count, unnamed, asked, told };
};

describe('the file of a list', () => {
  it('OP-065 begins with the mark of UTF-8 and ends every line as spreadsheets want it', async () => {
    const { text, bytes, count, told } = await written('categories', [{ id: 1, name: 'Žuta ćuprija ß ñ €', attributes: [] }]);
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(text).toMatch(/Žuta ćuprija ß ñ €;\r\n$/);
    expect([count, told]).toEqual([1, ['1/1']]);
  });
  it('OP-064 OP-063 keeps numbers numbers by the arena’s habits, and computes nothing of words', async () => {
    const rank = { id: 1, name: '=1+1', experience_lower: 1234567, bonus: -5, active: true, created_at: '2026-11-28T23:30:15.000Z' };
    const paths = ['name', 'experience_lower', 'active', 'created_at'];
    expect((await written('ranks', [rank], { paths })).text.split('\r\n')[1]).toBe("'=1+1;1234567;yes;2026-11-29 00:30:15");
    expect((await written('ranks', [rank], { paths, locale: 'en' })).text.split('\r\n')[1]).toBe("'=1+1,1234567,yes,2026-11-29 00:30:15");
  });
  it('says names where only ids travel, asking for each once', async () => {
    const seen: number[][] = [];
    const rows = [{ id: 1, username: 'a', ban_arena_id: 4 }, { id: 2, username: 'b', ban_arena_id: 4 }, { id: 3, username: 'c', ban_arena_id: 9 }];
    const { text } = await written('users', rows, { paths: ['username', 'ban_arena_id'], many: (ids) => { seen.push([...ids]); return ids.filter((id) => id === 4).map((id) => ({ id, name: 'Zagreb West' })); } });
    expect(text.split('\r\n').slice(1, 4)).toEqual(['a;Zagreb West', 'b;Zagreb West', 'c;']);
    expect(seen).toEqual([[4], [9]]);
  });
  it('ITEM-29 what a row of a list names by ids is called by its name, once; of what this person may not see nothing is said', async () => {
    const at = (id: number, name: string, arena_id: number, tax: number) => ({ id, name, arena_id, price: 350, cost: 100, stock: 4, taxes: [tax] });
    const item = { id: 1, arena_ids: [1, 2, 3], variants: [{ id: 5, name: 'Cola 0,5', sku: 'C5', active: 1, promoted: 0, warehouses: [at(1, 'Bar', 1, 7), at(2, 'Store', 2, 8)] }] };
    const asked: string[] = [];
    const known: Readonly<Record<string, readonly Row[]>> = { arenas: [{ id: 1, name: 'Zagreb West' }], warehouses: [{ id: 1, name: 'Bar' }] };
    const { text } = await written('items', [item], {
      paths: ['arena_ids', 'variants'], lists: { countries: [{ id: 1, name: 'Croatia', taxes: [{ id: 7, name: 'PDV 25' }, { id: 8, name: 'PNP' }] }] },
      many: (ids, name) => { asked.push(`${name} ${ids.join()}`); return (known[name] ?? []).filter(({ id }) => ids.includes(Number(id))); },
    });
    const [, line = ''] = text.split('\r\n');
    expect(line).toMatch(/^Zagreb West;/);
    expect(line).toContain('Bar (Zagreb West, 3,50 EUR');
    expect(line).toContain('PDV 25');
    expect(line).toContain('(Store, 3,50 EUR');
    expect(line).not.toContain('#');
    expect(asked).toEqual(['arenas 1,2,3', 'warehouses 1,2']);
  });
  it('INV-06 attributes of what was sold are told as everywhere: money, lists, times', async () => {
    const attributes = [{ name: 'deposit', type: 'currency', value: 20_000 }, { name: 'until', type: 'time', value: '22:00' }, { name: 'allergens', type: 'array', value: ['gluten', 'milk'] }];
    const { text } = await written('invoices', [{ id: 1, arena: { id: 1, currency: 'EUR' }, cart: { items: [{ name: 'VR glasses', category: { name: 'Rental' }, category_attributes: attributes, quantity: 1, price: 2000, total_price: 2000 }] } }], { paths: ['cart.items'] });
    expect(text).toMatch(/deposit: 200,00.EUR; until: 22:00; allergens: gluten, milk/);
  });
  it('ITEM-29 prices of arenas with other currencies are told in theirs', async () => {
    const at = (id: number, name: string, arena_id: number) => ({ id, name, arena_id, price: 350, cost: 100, stock: 4, taxes: [] });
    const item = { id: 1, variants: [{ id: 5, name: 'Cola 0,5', sku: 'C5', active: 1, promoted: 0, warehouses: [at(1, 'Bar', 1), at(2, 'Store', 2)] }] };
    const arenas = [{ id: 1, name: 'Zagreb West', currency: 'EUR' }, { id: 2, name: 'Sarajevo', currency: 'BAM' }];
    const { text } = await written('items', [item], { paths: ['variants'], many: (ids, name) => (name === 'arenas' ? arenas.filter(({ id }) => ids.includes(id)) : []) });
    expect(text).toContain('Zagreb West, 3,50 EUR');
    expect(text).toContain('Sarajevo, 3,50 BAM');
  });
  it('names that could not be asked for are told by their numbers, and counted; those that are refused are left out', async () => {
    const failing = (status: number) => () => { throw new ServiceError({ status, code: '', detail: '' }); };
    const line = async (status: number) => {
      const { text, unnamed } = await written('users', [{ id: 1, username: 'a', ban_arena_id: 4 }], { paths: ['username', 'ban_arena_id'], many: failing(status) });
      return [text.split('\r\n')[1], unnamed];
    };
    expect([await line(403), await line(503)]).toEqual([['a;', 0], ['a;#4', 1]]);
  });
  it('ITEM-29 what a body says and no record holds is no column', () => {
    for (const name of ['items', 'global-items']) {
      const paths = everyLeaf(registry.get(name)).map(({ path }) => path);
      expect(paths).toContain('arena_ids');
      expect(paths).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(arena_id|updating_item|item_id)$/)]));
    }
  });
  it('INV-04 a column that says more than its field is written so, of the fields it asks for besides', async () => {
    const { text, asked } = await written('invoices', [{ id: 1, cart: { names: ['Cola'], items: [{ name: 'Cola', quantity: 3 }] } }], {
      paths: ['cart.names'], written: { 'cart.names': { asked: ['cart.items'], text: (record) => JSON.stringify(record.cart).includes('"quantity":3') ? '3 × Cola' : '' } },
    });
    expect([text.split('\r\n')[1], asked]).toEqual(['3 × Cola', [['cart.names', 'cart.items', 'arena']]]);
  });
  describe('of several arenas', () => {
    const zagreb = { id: 1, arena: { id: 1, name: 'Zagreb West', currency: 'EUR', timezone: 'Europe/Zagreb' }, gross: 123450, expires_at: '2026-11-28T21:21:00.000Z', items: [{ name: 'Cola', quantity: 1, price: 720, total: 720 }] };
    const others = [{ ...zagreb, id: 2, arena: { id: 2, name: 'Sarajevo', currency: 'BAM', timezone: 'Europe/Sarajevo' } }, { ...zagreb, id: 3, arena: { id: 3, name: 'Las Palmas', currency: 'EUR', timezone: 'Atlantic/Canary' } }];
    const rows = [zagreb, ...others, { ...zagreb, id: 4, arena: null }];
    const lines = (text: string) => text.slice(1).split('\r\n').slice(0, -1);
    it('OP-063 OP-064 amounts stay figures and moments moments, and columns of their own say their currency and their zone', async () => {
      const paths = ['arena', 'gross', 'expires_at'];
      const { text } = await written('carts', rows, { paths, currency: null });
      expect(lines(text)).toEqual([
        'arena;gross;expires_at;currency;timezone', 'Zagreb West;1234,50;2026-11-28 22:21:00;EUR;Europe/Zagreb', 'Sarajevo;1234,50;2026-11-28 22:21:00;BAM;Europe/Sarajevo',
        'Las Palmas;1234,50;2026-11-28 21:21:00;EUR;Atlantic/Canary', ';1234,50;2026-11-28 22:21:00;;Europe/Zagreb',
      ]);
    });
    it('each stands only where the file has what it tells of, and nowhere where one arena is chosen', async () => {
      const heads = async (paths: readonly string[], currency: string | null) => lines((await written('carts', [], { paths, currency })).text)[0];
      expect(await heads(['gross'], null)).toBe('gross;currency');
      expect(await heads(['expires_at'], null)).toBe('expires_at;timezone');
      expect(await heads(['arena'], null)).toBe('arena');
      expect(await heads(['gross', 'expires_at'], 'EUR')).toBe('gross (EUR);expires_at');
      expect(lines((await written('users', [], { paths: ['username', 'created_at'], currency: null })).text)[0]).toBe('username;created_at');
    });
    it('amounts within a list are said in the currency of their row', async () => {
      const { text } = await written('carts', rows.slice(0, 2), { paths: ['items'], currency: null });
      expect(lines(text)[1]).toContain('7,20 EUR');
      expect(lines(text)[2]).toContain('7,20 BAM');
    });
  });
  it('columns that are called the same are told apart by the names of their fields', async () => {
    const { text } = await written('invoices', [], { paths: ['by_user.id', 'user.id', 'label'] });
    expect(text.slice(1).split('\r\n')[0]).toBe('id [by_user.id];id [user.id];label');
  });
  it('asks for the fields it writes, and for whole records where one is made of others', async () => {
    expect((await written('categories', [], { paths: ['name'] })).asked).toEqual([['name']]);
    expect((await written('users', [], { paths: ['full_name'] })).asked).toEqual([[]]);
  });
  it('every field of every resource can be written, secrets that are never shown left out', async () => {
    for (const resource of registry.all) {
      const leaves = everyLeaf(resource);
      expect(leaves.some(({ kind, options }) => kind === 'secret' && options.shown !== 'set'), resource.name).toBe(false);
      const { text } = await written(resource.name, [{ id: 1 }], { paths: leaves.map(({ path }) => path) });
      expect(text.split('\r\n'), resource.name).toHaveLength(3);
    }
  });
});
