import type { Theme } from '@second-gear/ui';
import { expect, it, vi } from 'vitest';
import type { StorageItem } from '../storage/storageItem.ts';
import { themeKey } from './themeKey.ts';
import { createThemeKeeper } from './themeStore.ts';

/** A browser with one shelf, and another tab of it. */
const createBrowser = (kept: string | null = null) => {
  const tabs = new EventTarget();
  const shelf: StorageItem = {
    get: () => kept,
    set: (value) => {
      kept = value;
    },
    clear: () => {
      kept = null;
    },
  };
  const show = vi.fn<(theme: Theme) => void>();
  return {
    keeper: createThemeKeeper({ shelf, show, tabs: () => tabs }),
    show,
    otherTab: (key: string | null, value: string | null) => {
      kept = value;
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
};

it('follows the system, and leaves the page as it is, until somebody chooses', () => {
  const { keeper, show } = createBrowser();
  keeper.subscribe(() => {});
  expect(keeper.read()).toBe('system');
  expect(show).not.toHaveBeenCalled();
});

it('keeps what was chosen, shows it and tells whoever listens', () => {
  const { keeper, show } = createBrowser();
  const listener = vi.fn();
  keeper.subscribe(listener);
  keeper.choose('dark');
  expect(keeper.read()).toBe('dark');
  expect(show).toHaveBeenLastCalledWith('dark');
  expect(listener).toHaveBeenCalledOnce();
});

it('shows after a reload what was chosen before it', () => {
  const { keeper, show } = createBrowser('light');
  keeper.subscribe(() => {});
  expect(keeper.read()).toBe('light');
  expect(show).toHaveBeenCalledExactlyOnceWith('light');
});

it.each([
  ['day', 'light'],
  ['night', 'dark'],
])('shows the stored theme %j of an earlier version as %s', (stored, theme) => {
  const { keeper, show } = createBrowser(stored);
  keeper.subscribe(() => {});
  expect(keeper.read()).toBe(theme);
  expect(show).toHaveBeenCalledExactlyOnceWith(theme);
});

it('goes back to the system when asked to', () => {
  const { keeper, show } = createBrowser('dark');
  keeper.choose('system');
  expect(keeper.read()).toBe('system');
  expect(show).toHaveBeenLastCalledWith('system');
});

it.each([
  ['chose', themeKey, 'dark', 'dark'],
  ['emptied the storage', null, null, 'system'],
])('follows another tab that %s', (_, key, value, theme) => {
  const { keeper, show, otherTab } = createBrowser('light');
  const listener = vi.fn();
  keeper.subscribe(listener);
  otherTab(key, value);
  expect(keeper.read()).toBe(theme);
  expect(show).toHaveBeenLastCalledWith(theme);
  expect(listener).toHaveBeenCalledOnce();
});

it('does not stir when another tab keeps something else', () => {
  const { keeper, show, otherTab } = createBrowser();
  keeper.subscribe(() => {});
  otherTab('accessToken', null);
  expect(show).not.toHaveBeenCalled();
});

it('hears no other tab once nobody listens', () => {
  const { keeper, show, otherTab } = createBrowser();
  keeper.subscribe(() => {})();
  otherTab(themeKey, 'dark');
  expect(show).not.toHaveBeenCalled();
});

it.each(['dusk', '', 'constructor'])('takes %j, which it never wrote, for no choice', (kept) => {
  expect(createBrowser(kept).keeper.read()).toBe('system');
});
