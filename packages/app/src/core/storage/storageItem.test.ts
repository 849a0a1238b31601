import { describe, expect, it } from 'vitest';
import { createTestStorage } from '#testing/testStorage.ts';
import { createStorageItem, keySetAside } from './storageItem.ts';

describe('storage item', () => {
  it("a storage item stores its text in the browser's storage", () => {
    const { stored, storage } = createTestStorage();
    createStorageItem('token', storage).set('abc');
    expect(stored.get('token')).toBe('abc');
    expect(createStorageItem('token', storage).get()).toBe('abc');
  });

  it('a storage item is empty after another tab has cleared the storage', () => {
    const { stored, storage } = createTestStorage();
    const item = createStorageItem('token', storage);
    item.set('abc');
    stored.clear();
    expect(item.get()).toBeNull();
  });

  it.each([
    ['S2', 'full', { room: 0 }],
    ['S1', 'blocked', { isBlocked: true }],
  ])(
    '%s: a storage item holds its text in memory until the tab is closed, and isMemoryOnly returns true, when storage is %s',
    (_id, _, change) => {
      const { item: open, limits } = createTestStorage();
      Object.assign(limits, change);
      const item = open('token');
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
    const { item, limits } = createTestStorage();
    limits.isBlocked = true;
    item('pending').set('seller');
    expect(item('pending').get()).toBe('seller');
    item('pending').clear();
    expect(item('pending').get()).toBeNull();
  });

  it('F80: each text that is set aside stays stored, once, and its key tells to which item it belongs', () => {
    const { stored, storage } = createTestStorage();
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
