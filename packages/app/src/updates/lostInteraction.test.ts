import { expect, it } from 'vitest';
import { createLostInteraction } from './lostInteraction.ts';

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
  const before = createLostInteraction(() => storage);
  expect(before.consume()).toBe(false);
  before.mark();
  const after = createLostInteraction(() => storage);
  expect([after.consume(), after.consume()]).toEqual([true, false]);
});

it('D1: a press that nobody can keep is told of by nobody', () => {
  const refused = createLostInteraction(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(() => refused.mark()).not.toThrow();
  expect(refused.consume()).toBe(false);
});
