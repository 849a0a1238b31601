import type { Theme } from '@second-gear/ui';
import { createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredSetting } from '#core/storage/storedSetting.ts';
import { applyTheme } from './applyTheme.ts';
import { parseStoredTheme } from './parseStoredTheme.ts';
import { themeKey } from './themeKey.ts';

/** The theme that the user has chosen in this browser: 'system' until the user chooses one. */
export const themeStore = createStoredSetting<Theme>({
  key: themeKey,
  storageItem: createStorageItem(themeKey),
  parse: (stored) => parseStoredTheme(stored) ?? 'system',
  format: (theme) => theme,
  apply: applyTheme,
  eventTarget: () => window,
});
