import { afterEach, expect, test, vi } from 'vitest';
import { openTestBrowser } from '#testing/testStorage.ts';
import { recentSearchesAtom } from './recentSearches.ts';

afterEach(() => vi.unstubAllGlobals());

test('recent searches are the last six texts, the newest first and each once [R10.06c]', () => {
  const tab = openTestBrowser().openTab();
  for (const text of ['honda', '', 'ঢাকায় হোন্ডা', 'rx 100', 'honda']) tab.set(recentSearchesAtom, text);
  expect(tab.get(recentSearchesAtom)).toEqual(['honda', 'rx 100', 'ঢাকায় হোন্ডা']);
  for (const text of ['1', '2', '3', '4', '5']) tab.set(recentSearchesAtom, text);
  expect(tab.get(recentSearchesAtom)).toEqual(['5', '4', '3', '2', '1', 'honda']);
});
