import { describe, expect, test } from 'vitest';
import { createStorage, storage, type Backing } from '#src/lib/storage.ts';

/** A storage that refuses to write once it is full. */
function fakeStorage(initial: Record<string, string> = {}): Backing & { full: boolean; texts: Map<string, string> } {
  const texts = new Map(Object.entries(initial));
  return {
    full: false,
    texts,
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException('', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key) => void texts.delete(key),
  };
}

describe('storage', () => {
  test('AUTH-21 everything is cleared but the named keys', () => {
    const fake = fakeStorage({ arena: 'zagreb-west', access: 'a', refresh: 'b' });
    const safe = createStorage(() => fake);
    safe.clearAllExcept(['arena']);
    expect([...fake.texts]).toEqual([['arena', 'zagreb-west']]);
    expect(safe.keys()).toEqual(['arena']);
  });

  test('AUTH-10 what is set is stored, read and removed', () => {
    const fake = fakeStorage();
    const safe = createStorage(() => fake);
    expect(safe.set('user', 'x')).toBe(true);
    expect(fake.texts.get('user')).toBe('x');
    expect(safe.get('user')).toBe('x');
    safe.remove('user');
    expect(safe.get('user')).toBeNull();
    expect(fake.texts.size).toBe(0);
  });

  test('AUTH-27 a full storage keeps the new text for this visit and not the old one', () => {
    const fake = fakeStorage({ arena: 'old' });
    const safe = createStorage(() => fake);
    fake.full = true;
    expect(safe.set('arena', 'new')).toBe(false);
    expect(safe.get('arena')).toBe('new');
    expect(fake.texts.has('arena')).toBe(false);
    expect(safe.keys()).toEqual(['arena']);
    fake.full = false;
    expect(safe.set('arena', 'newer')).toBe(true);
    expect(safe.get('arena')).toBe('newer');
    expect(fake.texts.get('arena')).toBe('newer');
  });

  test('AUTH-27 a blocked storage never throws and lasts for this visit', () => {
    const safe = createStorage(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(safe.get('a')).toBeNull();
    expect(safe.set('a', '1')).toBe(false);
    expect(safe.set('b', '')).toBe(false);
    expect([safe.get('a'), safe.get('b')]).toEqual(['1', '']);
    safe.clearAllExcept(['b']);
    expect([safe.get('a'), safe.get('b')]).toEqual([null, '']);
    expect(safe.keys()).toEqual(['b']);
  });

  test('AUTH-21 what the browser will not remove is gone for this visit all the same', () => {
    const fake = fakeStorage({ access: 'a' });
    const safe = createStorage(() => ({ ...fake, length: 1, removeItem: () => { throw new DOMException('', 'SecurityError'); } }));
    safe.remove('access');
    expect(safe.get('access')).toBeNull();
    expect(safe.keys()).toEqual([]);
  });

  test('AUTH-27 without any localStorage there is memory', () => {
    storage.set('test', '1');
    expect(storage.get('test')).toBe('1');
    storage.remove('test');
    expect(storage.get('test')).toBeNull();
  });
});
