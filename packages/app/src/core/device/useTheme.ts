import type { ThemeSwitchProps } from '@second-gear/ui';
import { useSyncExternalStore } from 'react';
import { themeStore } from './themeStore.ts';

export const useTheme = (): ThemeSwitchProps => ({
  // Prerendered HTML has the theme of the system.
  theme: useSyncExternalStore(themeStore.subscribe, themeStore.read, () => 'system' as const),
  onChange: themeStore.choose,
});
