import { expect, test } from 'vitest';
import { historyEntryKey } from './historyEntryKey.ts';

/** A browser at one entry of its history. */
const at = (state: unknown) => {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  return history;
};

test('an entry that the browser has made gets a key of its own, and keeps it', () => {
  const [first, second] = [at(null), at(null)];
  const key = historyEntryKey(first);
  expect(key).toMatch(/^\w+$/);
  expect(first.state).toEqual({ key });
  expect(historyEntryKey(first)).toBe(key);
  expect(historyEntryKey(second)).not.toBe(key);
});

test('one that has a key already keeps it', () => {
  const history = at({ idx: 3, key: 'abc' });
  expect(historyEntryKey(history)).toBe('abc');
  expect(history.state).toEqual({ idx: 3, key: 'abc' });
});

test('what else is kept there stays; what is no record goes', () => {
  const router = at({ idx: 0 });
  expect(router.state).toEqual({ idx: 0 });
  historyEntryKey(router);
  expect(router.state).toEqual({ idx: 0, key: expect.any(String) });
  const strange = at('words');
  historyEntryKey(strange);
  expect(strange.state).toEqual({ key: expect.any(String) });
});
