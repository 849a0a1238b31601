import { expect, test } from 'vitest';
import { historyEntryKey } from './historyEntryKey.ts';

/** A history with the given state of its current entry. */
const at = (state: unknown) => {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  return history;
};

test('gives an entry of the browser a unique key that stays', () => {
  const [first, second] = [at(null), at(null)];
  const key = historyEntryKey(first);
  expect(key).toMatch(/^\w+$/);
  expect(first.state).toEqual({ key });
  expect(historyEntryKey(first)).toBe(key);
  expect(historyEntryKey(second)).not.toBe(key);
});

test('keeps an existing key', () => {
  const history = at({ idx: 3, key: 'abc' });
  expect(historyEntryKey(history)).toBe('abc');
  expect(history.state).toEqual({ idx: 3, key: 'abc' });
});

test('keeps the rest of the state, and replaces a state that is no object', () => {
  const withState = at({ idx: 0 });
  expect(withState.state).toEqual({ idx: 0 });
  historyEntryKey(withState);
  expect(withState.state).toEqual({ idx: 0, key: expect.any(String) });
  const withText = at('words');
  historyEntryKey(withText);
  expect(withText.state).toEqual({ key: expect.any(String) });
});
