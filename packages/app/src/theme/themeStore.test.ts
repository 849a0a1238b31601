import type { Theme } from '@second-gear/ui';
import { expect, it, vi } from 'vitest';
import type { StorageItem } from '../storage/storageItem.ts';
import { themeKey } from './themeKey.ts';
import { createThemeStore } from './themeStore.ts';

/** Creates a simulated browser with one storage item, and a second tab that can change the item. */
const createBrowser = (stored: string | null = null) => {
  const tabs = new EventTarget();
  const storageItem: StorageItem = {
    get: () => stored,
    set: (value) => {
      stored = value;
    },
    clear: () => {
      stored = null;
    },
  };
  const apply = vi.fn<(theme: Theme) => void>();
  return {
    store: createThemeStore({ storageItem, apply, eventTarget: () => tabs }),
    show: apply,
    otherTab: (key: string | null, value: string | null) => {
      stored = value;
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
};

it('the theme store returns the theme of the system, and does not change the page, until the user chooses a theme', () => {
  const { store, show } = createBrowser();
  store.subscribe(() => {});
  expect(store.read()).toBe('system');
  expect(show).not.toHaveBeenCalled();
});

it('the theme store stores the chosen theme, applies it and notifies listeners', () => {
  const { store, show } = createBrowser();
  const listener = vi.fn();
  store.subscribe(listener);
  store.choose('dark');
  expect(store.read()).toBe('dark');
  expect(show).toHaveBeenLastCalledWith('dark');
  expect(listener).toHaveBeenCalledOnce();
});

it('the theme store applies the stored theme after a reload', () => {
  const { store, show } = createBrowser('light');
  store.subscribe(() => {});
  expect(store.read()).toBe('light');
  expect(show).toHaveBeenCalledExactlyOnceWith('light');
});

it.each([
  ['day', 'light'],
  ['night', 'dark'],
])('the theme store reads the stored theme %j of an earlier version as %s', (stored, theme) => {
  const { store, show } = createBrowser(stored);
  store.subscribe(() => {});
  expect(store.read()).toBe(theme);
  expect(show).toHaveBeenCalledExactlyOnceWith(theme);
});

it('the theme store returns the theme of the system again when the user chooses it', () => {
  const { store, show } = createBrowser('dark');
  store.choose('system');
  expect(store.read()).toBe('system');
  expect(show).toHaveBeenLastCalledWith('system');
});

it.each([
  ['has chosen a theme', themeKey, 'dark', 'dark'],
  ['has emptied the storage', null, null, 'system'],
])('the theme store changes its theme when another tab %s', (_, key, value, theme) => {
  const { store, show, otherTab } = createBrowser('light');
  const listener = vi.fn();
  store.subscribe(listener);
  otherTab(key, value);
  expect(store.read()).toBe(theme);
  expect(show).toHaveBeenLastCalledWith(theme);
  expect(listener).toHaveBeenCalledOnce();
});

it('the theme store ignores a change of another storage key in another tab', () => {
  const { store, show, otherTab } = createBrowser();
  store.subscribe(() => {});
  otherTab('accessToken', null);
  expect(show).not.toHaveBeenCalled();
});

it('the theme store ignores other tabs while it has no listeners', () => {
  const { store, show, otherTab } = createBrowser();
  store.subscribe(() => {})();
  otherTab(themeKey, 'dark');
  expect(show).not.toHaveBeenCalled();
});

it.each(['dusk', '', 'constructor'])(
  'the theme store returns the theme of the system when the stored value is %j, which is invalid',
  (stored) => {
    expect(createBrowser(stored).store.read()).toBe('system');
  },
);
