import type { Theme } from '@second-gear/ui';
import { createStorageItem, type StorageItem } from '../storage/storageItem.ts';
import { applyTheme } from './applyTheme.ts';
import { parseStoredTheme } from './parseStoredTheme.ts';
import { themeKey } from './themeKey.ts';

/**
 * Holds the theme that the user has chosen in this browser, and stores it. It has the form that `useSyncExternalStore`
 * needs.
 */
export type ThemeStore = {
  /** Returns 'system' until the user chooses a theme. */
  read(): Theme;
  choose(theme: Theme): void;
  subscribe(listener: () => void): () => void;
};

type ThemeStoreOptions = {
  storageItem: StorageItem;
  apply(theme: Theme): void;
  /** Returns the window, which emits `storage` events. */
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
    // The key of the event is null if the other tab has cleared the whole storage.
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
        // The inline head script has applied the theme to the page, and not yet to the browser's controls.
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

export const themeStore = createThemeStore({
  storageItem: createStorageItem(themeKey),
  apply: applyTheme,
  eventTarget: () => window,
});
