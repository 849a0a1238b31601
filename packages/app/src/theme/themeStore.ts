import type { Theme } from '@second-gear/ui';
import { createStorageItem, type StorageItem } from '../storage/storageItem.ts';
import { showTheme } from './applyTheme.ts';
import { parseStoredTheme } from './parseStoredTheme.ts';
import { themeKey } from './themeKey.ts';

/** The theme that somebody chose on this browser. Made for useSyncExternalStore. */
export type ThemeKeeper = {
  /** 'system' until somebody chooses. */
  read(): Theme;
  choose(theme: Theme): void;
  subscribe(listener: () => void): () => void;
};

type ThemeKeeperOptions = {
  shelf: StorageItem;
  /** Draws the page in a theme. */
  show(theme: Theme): void;
  /** Whoever hears of other tabs: the window. */
  tabs(): Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

export const createThemeKeeper = ({ shelf, show, tabs }: ThemeKeeperOptions): ThemeKeeper => {
  const listeners = new Set<() => void>();

  const read = (): Theme => {
    return parseStoredTheme(shelf.get()) ?? 'system';
  };
  const change = () => {
    show(read());
    for (const listener of listeners) listener();
  };
  const hearOtherTab = (event: Event) => {
    const key = 'key' in event ? event.key : undefined;
    // null: that tab emptied the whole storage.
    if (key === themeKey || key === null) change();
  };

  return {
    read,
    choose: (theme) => {
      shelf.set(theme);
      change();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        tabs().addEventListener('storage', hearOtherTab);
        // What index.html leaves to us: the browser's own colours. A page that nobody chose for stays as it is.
        if (read() !== 'system') show(read());
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs().removeEventListener('storage', hearOtherTab);
      };
    },
  };
};

/** This browser's. */
export const themeKeeper = createThemeKeeper({
  shelf: createStorageItem(themeKey),
  show: showTheme,
  tabs: () => window,
});
