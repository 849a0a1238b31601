import type { Theme } from '@second-gear/ui';
import { createStorageItem, type StorageItem } from '../storage/storageItem.ts';
import { applyTheme } from './applyTheme.ts';
import { parseStoredTheme } from './parseStoredTheme.ts';
import { themeKey } from './themeKey.ts';

/** The theme that somebody chose on this browser. Made for useSyncExternalStore. */
export type ThemeStore = {
  /** 'system' until somebody chooses. */
  read(): Theme;
  choose(theme: Theme): void;
  subscribe(listener: () => void): () => void;
};

type ThemeStoreOptions = {
  storageItem: StorageItem;
  /** Draws the page in a theme. */
  apply(theme: Theme): void;
  /** Whoever hears of other tabs: the window. */
  eventTarget(): Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

export const createThemeStore = ({ storageItem, apply, eventTarget }: ThemeStoreOptions): ThemeStore => {
  const listeners = new Set<() => void>();

  const read = (): Theme => {
    return parseStoredTheme(storageItem.get()) ?? 'system';
  };
  const change = () => {
    apply(read());
    for (const listener of listeners) listener();
  };
  const onStorageEvent = (event: Event) => {
    const key = 'key' in event ? event.key : undefined;
    // null: that tab emptied the whole storage.
    if (key === themeKey || key === null) change();
  };

  return {
    read,
    choose: (theme) => {
      storageItem.set(theme);
      change();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        eventTarget().addEventListener('storage', onStorageEvent);
        // What index.html leaves to us: the browser's own colours. A page that nobody chose for stays as it is.
        if (read() !== 'system') apply(read());
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) eventTarget().removeEventListener('storage', onStorageEvent);
      };
    },
  };
};

/** This browser's. */
export const themeStore = createThemeStore({
  storageItem: createStorageItem(themeKey),
  apply: applyTheme,
  eventTarget: () => window,
});
