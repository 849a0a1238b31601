import type { Theme } from '@second-gear/ui';
import { createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredSetting } from '#core/storage/storedSetting.ts';
import { applyTheme } from './applyTheme.ts';
import { parseStoredTheme } from './parseStoredTheme.ts';
import { themeKey } from './themeKey.ts';

/** 'system' until the user chooses a theme. */
export const themeStore = createStoredSetting<Theme>({
  key: themeKey,
  storageItem: createStorageItem(themeKey),
  parse: (stored) => parseStoredTheme(stored) ?? 'system',
  format: (theme) => theme,
  apply: applyTheme,
  eventTarget: () => window,
});
