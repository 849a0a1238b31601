import { expect, test, vi } from 'vitest';
import { createSavedSearches, maxSavedSearches } from './savedSearches.ts';

const yamaha = { id: 'a', name: 'Yamaha under 1,50,000', params: 'brand=2&price=-150000', seenAt: 1_000 };

const open = () => {
  const stored = new Map<string, string>();
  const events = new EventTarget();
  const item = (key: string) => ({
    get: () => stored.get(key) ?? null,
    set: (value: string) => void stored.set(key, value),
    clear: () => void stored.delete(key),
  });
  return { searches: createSavedSearches({ item, events }), stored, events };
};

test('the saved searches are returned only to the user who has saved them [R10.26]', () => {
  const { searches } = open();
  searches.write('farhana', [yamaha]);
  expect(searches.read('farhana')).toEqual([yamaha]);
  expect(searches.read('sadia')).toEqual([]);
});

test('a user has no saved searches when the storage item of the user contains the data of another user', () => {
  const { searches, stored } = open();
  searches.write('farhana', [yamaha]);
  const [text = ''] = stored.values();
  stored.set('secondGear.savedSearches.sadia', text);
  expect(searches.read('sadia')).toEqual([]);
});

test.each([
  '{',
  'null',
  '{"version":2,"uid":"farhana","searches":[]}',
  '{"version":1,"uid":"farhana","searches":[{"id":1}]}',
])('F7: a user has no saved searches when the stored text is %s', (text) => {
  const { searches, stored } = open();
  stored.set('secondGear.savedSearches.farhana', text);
  expect(searches.read('farhana')).toEqual([]);
});

test('`read` returns the same array while nothing has changed', () => {
  const { searches } = open();
  searches.write('farhana', [yamaha]);
  expect(searches.read('farhana')).toBe(searches.read('farhana'));
});

test('a search that is saved twice is stored once, under its last name [R10.24]', () => {
  const { searches } = open();
  searches.add('farhana', yamaha);
  searches.add('farhana', { ...yamaha, id: 'b', params: 'q=honda' });
  searches.add('farhana', { ...yamaha, id: 'c', name: 'My Yamaha' });
  expect(searches.read('farhana').map(({ id, name }) => [id, name])).toEqual([
    ['c', 'My Yamaha'],
    ['b', yamaha.name],
  ]);
});

test('the storage contains at most twenty searches of a user, the newest first', () => {
  const { searches } = open();
  searches.write(
    'farhana',
    Array.from({ length: 21 }, (_, index) => ({ ...yamaha, id: String(index) })),
  );
  expect(searches.read('farhana')).toHaveLength(maxSavedSearches);
  expect(searches.read('farhana')[0]?.id).toBe('0');
});

test('a change in this tab or in another one calls the listeners, until they unsubscribe [R10.26]', () => {
  const { searches, events } = open();
  const listener = vi.fn();
  const unsubscribe = searches.subscribe(listener);
  searches.write('farhana', [yamaha]);
  events.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  searches.write('farhana', []);
  events.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});
