import { createStorageItem } from '../storageItem.ts';

/**
 * A browser's local storage for tests. `room` is the number of characters that one text may have: with 0, the storage
 * refuses every text.
 */
export const createTestStorage = () => {
  const stored = new Map<string, string>();
  const limits = { room: Number.POSITIVE_INFINITY, isBlocked: false };
  const storage = () => {
    if (limits.isBlocked) throw new DOMException('blocked', 'SecurityError');
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > limits.room) throw new DOMException('refused', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => void stored.delete(key),
    };
  };
  return { stored, limits, item: (key: string) => createStorageItem(key, storage) };
};
