import { expect, test } from 'vitest';
import { createTestStorage } from '#core/storage/testing/testStorage.ts';
import { createRecentSearches } from './recentSearches.ts';

test('recent searches are the last six texts, the newest first and each once, and a broken entry is left out [R10.06c]', () => {
  const { stored, item } = createTestStorage();
  const key = 'secondGear.recentSearches.farhana';
  stored.set(key, '["honda", 5, ""]');
  const searches = createRecentSearches('farhana', item(key));
  for (const text of ['ঢাকায় হোন্ডা', 'rx 100', 'honda']) searches.add(text);
  expect(searches.read()).toEqual(['honda', 'rx 100', 'ঢাকায় হোন্ডা']);
  for (const text of ['1', '2', '3', '4', '5']) searches.add(text);
  expect(searches.read()).toEqual(['5', '4', '3', '2', '1', 'honda']);
});
