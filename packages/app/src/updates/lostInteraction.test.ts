import { expect, it } from 'vitest';
import { createLostPress } from './lostInteraction.ts';

/** As much of a tab's storage as is needed. */
const createStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

it('D1: a press that a reload has lost is told of by the next page, once', () => {
  const storage = createStorage();
  const before = createLostPress(() => storage);
  expect(before.take()).toBe(false);
  before.note();
  const after = createLostPress(() => storage);
  expect([after.take(), after.take()]).toEqual([true, false]);
});

it('D1: a press that nobody can keep is told of by nobody', () => {
  const refused = createLostPress(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(() => refused.note()).not.toThrow();
  expect(refused.take()).toBe(false);
});
