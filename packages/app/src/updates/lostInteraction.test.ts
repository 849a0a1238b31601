import { expect, it } from 'vitest';
import { createLostInteraction } from './lostInteraction.ts';

/** A session storage in memory. */
const createStorage = (): Storage => {
  const stored = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
};

it('D1: reports once after a reload that a click was lost', () => {
  const storage = createStorage();
  const before = createLostInteraction(() => storage);
  expect(before.consume()).toBe(false);
  before.mark();
  const after = createLostInteraction(() => storage);
  expect([after.consume(), after.consume()]).toEqual([true, false]);
});

it('D1: reports nothing when storage is unavailable', () => {
  const refused = createLostInteraction(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(() => refused.mark()).not.toThrow();
  expect(refused.consume()).toBe(false);
});
