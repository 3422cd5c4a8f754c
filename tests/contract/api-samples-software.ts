import type { Client } from '#tests/support/product.ts';
import type { MakeSample, Sample } from './api-samples.ts';

type Original = { readonly id: number; readonly name: string };
interface Tools {
  readonly made: (admin: Client, path: string, body: unknown) => Promise<{ readonly id: number } & Readonly<Record<string, unknown>>>;
  readonly sharedArena: (admin: Client) => Promise<{ readonly id: number }>;
}

/** Samples of the calls on games and apps, of the chain and of an arena. */
export const softwareSamples = ({ made, sharedArena }: Tools): Readonly<Record<string, MakeSample>> => {
  const original = async (admin: Client, path: string, unique: string) => (await made(admin, path, { name: `Original ${unique}` })) as unknown as Original;
  const bodyOf = async (admin: Client, catalogue: string, unique: string) => {
    const { id, name } = await original(admin, catalogue, unique);
    return { global_id: id, name, path: 'C:\\x.exe', procs: ['x.exe'], active: true };
  };
  const another = async (admin: Client, what: 'games' | 'apps', unique: string) => {
    const { id: arenaId } = await sharedArena(admin);
    const catalogue = what === 'games' ? '/api/core/games' : '/api/arena-hub/apps';
    return { arenaId, id: (await made(admin, `/api/arena-hub/arenas/${arenaId}/${what}`, await bodyOf(admin, catalogue, unique))).id };
  };
  const inCatalogue = (path: string, body?: object): MakeSample => async ({ admin, unique }) => ({ path: { id: (await original(admin, path, unique)).id }, ...(body ? { body } : {}) });
  const inArena = (what: 'games' | 'apps', body?: object): MakeSample => async ({ admin, unique }): Promise<Sample> => ({ path: await another(admin, what, unique), ...(body ? { body } : {}) });
  const ofArena = (query: string): MakeSample => async ({ admin }) => ({ path: { arenaId: (await sharedArena(admin)).id }, query });
  const added = (catalogue: string): MakeSample => async ({ admin, unique }) => ({ path: { arenaId: (await sharedArena(admin)).id }, body: await bodyOf(admin, catalogue, unique) });
  return {
    'API-25': () => ({ query: '?size=12&page=0&active=true&sort=name,ASC' }), 'API-25b': inCatalogue('/api/core/games'),
    'API-26': ({ unique }) => ({ body: { name: `Game ${unique}`, genre: 'Puzzle', tags: ['new'] } }), 'API-27': inCatalogue('/api/core/games', { genre: 'Puzzle' }),
    'API-89': ofArena('?size=500&page=0&sort=displayOrder,ASC'), 'API-89b': inArena('games'), 'API-90': added('/api/core/games'), 'API-91': inArena('games', { path: 'D:\\y.exe' }), 'API-92': inArena('games'),
    'API-93': async ({ admin, unique }) => {
      const { arenaId, id } = await another(admin, 'games', unique);
      return { path: { arenaId }, body: { data: [{ id, display_order: 5 }] } };
    },
    'API-94': async ({ admin, unique }) => {
      const [one, two] = [await original(admin, '/api/core/games', `${unique}a`), await original(admin, '/api/core/games', `${unique}b`)];
      return { query: `?game_ids=${one.id}&game_ids=${two.id}` };
    },
    'API-95': ({ unique }) => ({ body: { name: `Game ${unique}` } }), 'API-96': inCatalogue('/api/core/games', { genre: 'Puzzle' }),
    'API-97': () => ({ query: '?size=12&page=0&active=true' }), 'API-97b': inCatalogue('/api/arena-hub/apps'), 'API-98': ({ unique }) => ({ body: { name: `App ${unique}`, tags: ['launcher'], settings: { a: 'b' } } }),
    'API-99': inCatalogue('/api/arena-hub/apps', { args: '-x' }), 'API-99b': inCatalogue('/api/arena-hub/apps', { args: '-x' }),
    'API-100': ofArena('?size=500&page=0'), 'API-100b': inArena('apps'), 'API-101': added('/api/arena-hub/apps'), 'API-102': inArena('apps', { args: '-x' }), 'API-103': inArena('apps'),
  };
};
