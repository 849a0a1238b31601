import { expect, test, vi } from 'vitest';
import { createLanguageStore } from './languageStore.ts';

/** Simulates a page with this URL, whose history entry has a state. */
const openPage = (url: string) => {
  const { pathname, search, hash } = new URL(url, 'https://shop.example');
  const page = {
    location: { pathname, search, hash },
    history: {
      state: { key: 'abc', usr: { from: '/bikes' } },
      replaceState: vi.fn((_state: unknown, _unused: string, next?: string | URL | null) => {
        const { pathname, search, hash } = new URL(String(next), 'https://shop.example');
        page.location = { pathname, search, hash };
      }),
    },
    document: { documentElement: { lang: 'en' } },
  };
  return page;
};

test.each([
  ['/bn/blogs', 'bn'],
  ['/blogs', 'en'],
])('the language store starts with the language of the URL %s [R11.40]', (url, language) => {
  expect(createLanguageStore(() => openPage(url)).read()).toBe(language);
});

test('a language change changes the URL and the document, calls the listeners, and keeps the query, the hash and the history state [R11.43]', () => {
  const page = openPage('/compare?bikes=1-a#table');
  const store = createLanguageStore(() => page);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set('bn');
  expect(store.read()).toBe('bn');
  expect(page.document.documentElement.lang).toBe('bn');
  expect(page.history.replaceState).toHaveBeenCalledExactlyOnceWith(
    page.history.state,
    '',
    '/bn/compare?bikes=1-a#table',
  );
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.set('en');
  expect(page.location).toEqual({ pathname: '/compare', search: '?bikes=1-a', hash: '#table' });
  expect(listener).toHaveBeenCalledOnce();
});

test('the language store updates the URL of a history entry only when the entry is in another language [R11.44]', () => {
  const page = openPage('/bn/blogs');
  const store = createLanguageStore(() => page);
  expect(store.read()).toBe('bn');
  store.updateUrl();
  expect(page.history.replaceState).not.toHaveBeenCalled();
  page.location = { pathname: '/login', search: '', hash: '' };
  store.updateUrl();
  expect(page.location.pathname).toBe('/bn/login');
});
