import { describe, expect, it } from 'vitest';
import { createShelf } from './storageItem.ts';

/** As much of a browser's storage as a shelf needs. */
const createStorage = (refuses = { writing: false, all: false }) => {
  const kept = new Map<string, string>();
  const refuse = (isRefused: boolean) => {
    if (isRefused) throw new DOMException('refused', 'QuotaExceededError');
  };
  const storage = {
    getItem: (key: string) => {
      refuse(refuses.all);
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      refuse(refuses.all || refuses.writing);
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      refuse(refuses.all);
      kept.delete(key);
    },
  };
  return { kept, storage: () => storage as unknown as Storage };
};

describe('a shelf', () => {
  it('keeps its text in storage', () => {
    const { kept, storage } = createStorage();
    createShelf('token', storage).set('abc');
    expect(kept.get('token')).toBe('abc');
    expect(createShelf('token', storage).get()).toBe('abc');
  });

  it('is empty once another tab has cleared it', () => {
    const { kept, storage } = createStorage();
    const shelf = createShelf('token', storage);
    shelf.set('abc');
    kept.clear();
    expect(shelf.get()).toBeNull();
  });

  it.each([
    ['S2', 'full', { writing: true, all: false }],
    ['S1', 'blocked', { writing: true, all: true }],
  ])('%s: works for as long as the tab lives where storage is %s, and knows it', (_id, _, refuses) => {
    const shelf = createShelf('token', createStorage(refuses).storage);
    expect(shelf.get()).toBeNull();
    shelf.set('abc');
    expect(shelf.get()).toBe('abc');
    expect(shelf.isOnlyHere()).toBe(true);
    shelf.clear();
    expect(shelf.get()).toBeNull();
    expect(shelf.isOnlyHere()).toBe(false);
  });
});
