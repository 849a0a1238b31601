import type { Language } from '@second-gear/ui';
import type { HistoryRouterProps } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createLanguageHistory } from './languageHistory.ts';

type History = HistoryRouterProps['history'];

const locationOf = (pathname: string): History['location'] => ({
  pathname,
  search: '?q=1',
  hash: '#end',
  state: null,
  key: 'abc',
});

/** The history of the browser at one URL, and a language that the test changes. */
const open = (pathname: string) => {
  const page = { language: 'bn' as Language, pathname };
  let emit: Parameters<History['listen']>[0] = () => {};
  const browser = {
    action: 'POP',
    get location() {
      return locationOf(page.pathname);
    },
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    createURL: (to) => new URL(String(to), 'https://shop.example'),
    encodeLocation: vi.fn(),
    push: vi.fn(),
    replace: vi.fn(),
    go: vi.fn(),
    listen: (listener) => {
      emit = listener;
      return () => {};
    },
  } as History & { push: ReturnType<typeof vi.fn>; replace: ReturnType<typeof vi.fn> };
  const updateUrl = vi.fn();
  const history = createLanguageHistory({ read: () => page.language, updateUrl }, browser);
  const pop = () => emit({ action: 'POP' as History['action'], location: browser.location, delta: -1 });
  return { page, browser, history, updateUrl, pop };
};

test('the router gets paths without the prefix of the language, and the browser gets URLs with the prefix [R11.40]', () => {
  const { history, browser } = open('/bn/blogs');
  expect(history.location).toEqual(locationOf('/blogs'));
  history.push({ pathname: '/bikes', search: '?q=2' }, { from: '/' });
  expect(browser.push).toHaveBeenCalledExactlyOnceWith({ pathname: '/bn/bikes', search: '?q=2' }, { from: '/' });
  history.replace('/?q=3#brands', null);
  expect(browser.replace).toHaveBeenCalledExactlyOnceWith({ pathname: '/bn', search: '?q=3', hash: '#brands' }, null);
  expect(history.createHref({ pathname: '/' })).toBe('/bn');
});

test('a navigation opens a URL in the current language of the page [R11.43]', () => {
  const { page, history, browser } = open('/bn/login');
  const { push } = history;
  page.language = 'en';
  push({ pathname: '/dashboard' });
  expect(browser.push).toHaveBeenCalledExactlyOnceWith({ pathname: '/dashboard' }, undefined);
});

test('Back to a history entry in another language changes its URL to the current language, and the router gets a path without a prefix [R11.44]', () => {
  const { page, history, updateUrl, pop } = open('/bn/blogs');
  const listener = vi.fn();
  history.listen(listener);
  page.pathname = '/login';
  pop();
  expect(updateUrl).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledExactlyOnceWith({ action: 'POP', location: locationOf('/login'), delta: -1 });
});
