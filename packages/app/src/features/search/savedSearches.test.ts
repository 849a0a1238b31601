import { afterEach, expect, test, vi } from 'vitest';
import { openTestBrowser } from '#testing/testStorage.ts';
import { addSearchAtom, createSearchId, maxSavedSearches, savedSearchesAtom } from './savedSearches.ts';

const yamaha = { id: 'a', name: 'Yamaha under 1,50,000', params: 'brand=2&price=-150000', seenAt: 1_000 };
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...yamaha, id: `${index}`, params: `q=${index}` }));

const open = () => {
  const { openTab } = openTestBrowser();
  const tab = openTab();
  return { tab, reload: openTab, read: () => tab.get(savedSearchesAtom).searches };
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a name of 5,000 characters', { name: 'বরিশাল '.repeat(700) }],
  ['a query of 5,000 characters', { params: `place=${'%E0%A6'.repeat(900)}` }],
])('F80: a search with %s is read after it was saved, and so are the others', (_, change) => {
  const { tab, reload } = open();
  tab.set(addSearchAtom, yamaha);
  expect(tab.set(addSearchAtom, { ...yamaha, params: 'q=honda', ...change })).toBe(true);
  expect(reload().get(savedSearchesAtom).searches).toHaveLength(2);
});

test('F86: each search has another id on a page without HTTPS, which has no `crypto.randomUUID`', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (values: Uint32Array<ArrayBuffer>) => crypto.getRandomValues(values) });
  const ids = [createSearchId(), createSearchId()];
  expect(new Set(ids).size).toBe(2);
  expect(ids.every(Boolean)).toBe(true);
});

test('a search that is saved twice is stored once, under its last name [R10.24]', () => {
  const { tab, read } = open();
  tab.set(addSearchAtom, yamaha);
  tab.set(addSearchAtom, { ...yamaha, id: 'b', params: 'q=honda' });
  tab.set(addSearchAtom, { ...yamaha, id: 'c', name: 'My Yamaha' });
  expect(read().map(({ id, name }) => [id, name])).toEqual([
    ['c', 'My Yamaha'],
    ['b', yamaha.name],
  ]);
});

test('a user can save at most twenty searches, and reads all searches of a longer stored list', () => {
  const { tab, read } = open();
  tab.set(savedSearchesAtom, { version: 1, searches: numbered(maxSavedSearches) });
  expect(tab.set(addSearchAtom, yamaha)).toBe(false);
  expect(tab.set(addSearchAtom, { ...yamaha, params: 'q=5' })).toBe(true);
  tab.set(savedSearchesAtom, { version: 1, searches: numbered(25) });
  expect(read()).toHaveLength(25);
});
