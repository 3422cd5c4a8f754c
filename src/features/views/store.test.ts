import { describe, expect, it } from 'vitest';
import { createViews, newId, type Keeping, type View } from './store.ts';

/** The settings of a person as the service keeps them: a value that was taken away is listed as null. */
const service = (start: Readonly<Record<string, string>> = {}) => {
  const kept = new Map<string, string | null>(Object.entries(start));
  const calls: string[] = [];
  const keeping: Keeping = {
    load: async () => {
      calls.push('load');
      return [...kept].map(([key, value]) => ({ key, value: value as string }));
    },
    save: async (key, value) => {
      calls.push(key);
      kept.set(key, value);
    },
  };
  return { keeping, kept, calls };
};
const view = (id: string, more: Partial<View> = {}): View => ({ id, resource: 'users', name: id, search: '?sort=name&order=ASC', hidden: ['email.address'], ranks: [1, 0], starts: false, ...more });

describe('saved views', () => {
  it('come back as they were kept, for this person alone', async () => {
    const { keeping, calls } = service();
    const [one, two] = [createViews(), createViews()];
    await one.load(1, keeping);
    await one.load(1, keeping);
    expect(calls).toEqual(['load']);
    await one.save(view('a1'), keeping);
    await two.load(1, keeping);
    expect(two.all(1)).toEqual([view('a1')]);
    expect(two.all(2)).toBeNull();
    await two.load(2, service().keeping);
    expect(two.all(2)).toEqual([]);
  });
  it('one at most starts a list', async () => {
    const { keeping, kept } = service();
    const views = createViews();
    await views.load(1, keeping);
    await views.save(view('a1', { starts: true }), keeping);
    await views.save(view('b2', { starts: true }), keeping);
    await views.save(view('c3', { starts: true, resource: 'roles' }), keeping);
    expect(views.all(1)?.filter(({ starts }) => starts).map(({ id }) => id).toSorted()).toEqual(['b2', 'c3']);
    expect(JSON.parse(kept.get('users.a1') ?? '')).not.toHaveProperty('starts');
  });
  it('one that was taken away, or that is none, is not there', async () => {
    const { keeping, kept } = service({ 'users.x1': 'null', 'users.y2': '{', 'users.z3': '{"name":1}', nonsense: '{}' });
    const views = createViews();
    await views.load(1, keeping);
    expect(views.all(1)).toEqual([]);
    await views.save(view('a1'), keeping);
    await views.remove(view('a1'), keeping);
    expect(views.all(1)).toEqual([]);
    expect(kept.get('users.a1')).toBeNull();
  });
  it('what the service refused is not shown as kept, and a reading that failed is tried again', async () => {
    const { keeping } = service();
    const views = createViews();
    await expect(views.load(1, { ...keeping, load: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
    await views.load(1, keeping);
    await expect(views.save(view('a1'), { ...keeping, save: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
    expect(views.all(1)).toEqual([]);
  });
  it('keys are such as settings may have', () => {
    expect(`company-settings.${newId()}`).toMatch(/^[A-Za-z0-9._-]{1,64}$/);
  });
});
