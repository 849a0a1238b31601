import type { Theme } from '@second-gear/ui';
import { expect, it, vi } from 'vitest';
import { parseStoredTheme } from '#core/device/parseStoredTheme.ts';
import { themeKey } from '#core/device/themeKey.ts';
import type { StorageItem } from './storageItem.ts';
import { createStoredSetting } from './storedSetting.ts';

// The tests use the setting of the theme as an example.

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
    store: createStoredSetting<Theme>({
      key: themeKey,
      storageItem,
      parse: (text) => parseStoredTheme(text) ?? 'system',
      format: (theme) => theme,
      apply,
      eventTarget: () => tabs,
    }),
    show: apply,
    otherTab: (key: string | null, value: string | null) => {
      stored = value;
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
};

it('a stored setting stores the chosen value, applies it and notifies listeners', () => {
  const { store, show } = createBrowser();
  const listener = vi.fn();
  store.subscribe(listener);
  store.choose('dark');
  expect(store.read()).toBe('dark');
  expect(show).toHaveBeenLastCalledWith('dark');
  expect(listener).toHaveBeenCalledOnce();
});

it('a stored setting applies the stored value after a reload', () => {
  // The name that an earlier version has stored for the light theme.
  const { store, show } = createBrowser('day');
  store.subscribe(() => {});
  expect(store.read()).toBe('light');
  expect(show).toHaveBeenCalledExactlyOnceWith('light');
});

it('a stored setting changes its value when another tab has chosen a value', () => {
  const { store, show, otherTab } = createBrowser('light');
  const listener = vi.fn();
  store.subscribe(listener);
  otherTab(themeKey, 'dark');
  expect(store.read()).toBe('dark');
  expect(show).toHaveBeenLastCalledWith('dark');
  expect(listener).toHaveBeenCalledOnce();
});

it.each(['dusk'])('a stored setting has its default when the stored value is %j, which is invalid', (stored) => {
  expect(createBrowser(stored).store.read()).toBe('system');
});
