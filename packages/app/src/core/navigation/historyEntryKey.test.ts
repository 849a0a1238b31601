import { expect, test } from 'vitest';
import { historyEntryKey } from './historyEntryKey.ts';

/** Simulates a browser history whose current entry has this state. */
const at = (state: unknown) => {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  return history;
};

test('historyEntryKey gives a unique key to an entry without a key, and returns the same key at the next call', () => {
  const [first, second] = [at(null), at(null)];
  const key = historyEntryKey(first);
  expect(key).toMatch(/^\w+$/);
  expect(first.state).toEqual({ key });
  expect(historyEntryKey(first)).toBe(key);
  expect(historyEntryKey(second)).not.toBe(key);
});

test('historyEntryKey returns the key that the entry already has', () => {
  const history = at({ idx: 3, key: 'abc' });
  expect(historyEntryKey(history)).toBe('abc');
  expect(history.state).toEqual({ idx: 3, key: 'abc' });
});

test("historyEntryKey keeps the other fields of the entry's state, and replaces a state that is not an object", () => {
  const withState = at({ idx: 0 });
  expect(withState.state).toEqual({ idx: 0 });
  historyEntryKey(withState);
  expect(withState.state).toEqual({ idx: 0, key: expect.any(String) });
  const withText = at('words');
  historyEntryKey(withText);
  expect(withText.state).toEqual({ key: expect.any(String) });
});
