import { afterEach, expect, test, vi } from 'vitest';
import { createTestStorage } from '#core/storage/testing/testStorage.ts';
import { createSavedSearches, createSearchId, maxSavedSearches } from './savedSearches.ts';

const yamaha = { id: 'a', name: 'Yamaha under 1,50,000', params: 'brand=2&price=-150000', seenAt: 1_000 };
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...yamaha, id: `${index}`, params: `q=${index}` }));
const key = 'secondGear.savedSearches.farhana';

const open = () => {
  const { stored, limits, item } = createTestStorage();
  const events = new EventTarget();
  return { searches: createSavedSearches({ item, events }), stored, limits, events };
};

afterEach(() => vi.unstubAllGlobals());

test('the saved searches are returned only to the user who has saved them [R10.26]', () => {
  const { searches } = open();
  searches.write('farhana', [yamaha]);
  expect(searches.read('farhana')).toEqual([yamaha]);
  expect(searches.read('sadia')).toEqual([]);
});

test.each(['{', '{"version":2,"uid":"farhana","searches":[]}'])(
  'F7: a user has no saved searches when the stored text is %s, which is set aside when a search is saved',
  (text) => {
    const { searches, stored } = open();
    stored.set(key, text);
    expect(searches.read('farhana')).toEqual([]);
    expect(stored.get(key)).toBe(text);
    expect(searches.add('farhana', yamaha)).toBe(true);
    expect(searches.read('farhana')).toEqual([yamaha]);
    expect([...stored.values()]).toContain(text);
  },
);

test('F80: a search that cannot be read hides no other search, and stays stored when another search is saved', () => {
  const { searches, stored } = open();
  const broken = { ...yamaha, id: 5 };
  stored.set(key, JSON.stringify({ version: 1, uid: 'farhana', searches: [broken, yamaha, null] }));
  expect(searches.read('farhana')).toEqual([yamaha]);
  searches.add('farhana', { ...yamaha, id: 'b', params: 'q=honda' });
  expect(searches.read('farhana').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(JSON.parse(stored.get(key) ?? '').searches).toContainEqual(broken);
});

test.each([
  ['a name of 5,000 characters', { name: 'বরিশাল '.repeat(700) }],
  ['a query of 5,000 characters', { params: `place=${'%E0%A6'.repeat(900)}` }],
])('F80: a search with %s is read after it was saved, and so are the others', (_, change) => {
  const { searches } = open();
  searches.add('farhana', yamaha);
  expect(searches.add('farhana', { ...yamaha, params: 'q=honda', ...change })).toBe(true);
  expect(searches.read('farhana')).toHaveLength(2);
});

test('F80: a search that could not be read again is refused, and nothing changes', () => {
  const { searches } = open();
  searches.add('farhana', yamaha);
  const listener = vi.fn();
  searches.subscribe(listener);
  expect(searches.add('farhana', { ...yamaha, params: 'q=honda', seenAt: Number.POSITIVE_INFINITY })).toBe(false);
  expect(searches.read('farhana')).toEqual([yamaha]);
});

test.each([['full', { room: 150, isBlocked: false }]])(
  'F81: a search is not saved, and the result is false, when storage is %s',
  (_, change) => {
    const { searches, limits } = open();
    searches.add('farhana', yamaha);
    Object.assign(limits, change);
    expect(searches.add('farhana', { ...yamaha, id: 'b', params: 'q=honda' })).toBe(false);
    Object.assign(limits, { isBlocked: false });
    expect(searches.read('farhana')).toEqual([yamaha]);
  },
);

test('F86: each search has another id on a page without HTTPS, which has no `crypto.randomUUID`', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (values: Uint32Array<ArrayBuffer>) => crypto.getRandomValues(values) });
  const ids = [createSearchId(), createSearchId()];
  expect(new Set(ids).size).toBe(2);
  expect(ids.every(Boolean)).toBe(true);
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

test('a user can save at most twenty searches, and reads all searches of a longer stored list', () => {
  const { searches } = open();
  searches.write('farhana', numbered(maxSavedSearches));
  expect(searches.add('farhana', yamaha)).toBe(false);
  expect(searches.add('farhana', { ...yamaha, params: 'q=5' })).toBe(true);
  searches.write('farhana', numbered(25));
  expect(searches.read('farhana')).toHaveLength(25);
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
