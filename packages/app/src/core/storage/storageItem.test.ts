import { describe, expect, it } from 'vitest';
import { createStorageItem, keySetAside } from './storageItem.ts';

/** The part of a browser's Storage that storage items use. */
const createStorage = (blocks = { writing: false, all: false }) => {
  const stored = new Map<string, string>();
  const throwIf = (isBlocked: boolean) => {
    if (isBlocked) throw new DOMException('refused', 'QuotaExceededError');
  };
  const storage = {
    getItem: (key: string) => {
      throwIf(blocks.all);
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      throwIf(blocks.all || blocks.writing);
      stored.set(key, value);
    },
    removeItem: (key: string) => {
      throwIf(blocks.all);
      stored.delete(key);
    },
  };
  return { stored, storage: () => storage as unknown as Storage };
};

describe('storage item', () => {
  it("a storage item stores its text in the browser's storage", () => {
    const { stored, storage } = createStorage();
    createStorageItem('token', storage).set('abc');
    expect(stored.get('token')).toBe('abc');
    expect(createStorageItem('token', storage).get()).toBe('abc');
  });

  it('a storage item is empty after another tab has cleared the storage', () => {
    const { stored, storage } = createStorage();
    const item = createStorageItem('token', storage);
    item.set('abc');
    stored.clear();
    expect(item.get()).toBeNull();
  });

  it.each([
    ['S2', 'full', { writing: true, all: false }],
    ['S1', 'blocked', { writing: true, all: true }],
  ])(
    '%s: a storage item holds its text in memory until the tab is closed, and isMemoryOnly returns true, when storage is %s',
    (_id, _, blocks) => {
      const item = createStorageItem('token', createStorage(blocks).storage);
      expect(item.get()).toBeNull();
      item.set('abc');
      expect(item.get()).toBe('abc');
      expect(item.isMemoryOnly()).toBe(true);
      item.clear();
      expect(item.get()).toBeNull();
      expect(item.isMemoryOnly()).toBe(false);
    },
  );

  it('F85: a text that the browser refuses to store is not lost when a part of the app creates the item again', () => {
    const { storage } = createStorage({ writing: true, all: true });
    createStorageItem('pending', storage).set('seller');
    expect(createStorageItem('pending', storage).get()).toBe('seller');
    createStorageItem('pending', storage).clear();
    expect(createStorageItem('pending', storage).get()).toBeNull();
  });

  it('F80: each text that is set aside stays stored, once, and its key tells to which item it belongs', () => {
    const { stored, storage } = createStorage();
    const item = createStorageItem('secondGear.lists.a.b', storage);
    for (const text of ['one', 'two', 'one']) {
      item.set(text);
      expect(item.setAside()).toBe(true);
    }
    item.clear();
    expect([...stored.values()]).toEqual(['one', 'two']);
    expect([...stored.keys()].map(keySetAside)).toEqual(['secondGear.lists.a.b', 'secondGear.lists.a.b']);
    expect(keySetAside('secondGear.lists.a.b')).toBeNull();
  });
});
