import type { ThemeSwitchProps } from '@second-gear/ui';
import { useSyncExternalStore } from 'react';
import { themeStore } from './themeStore.ts';

/** The theme and the way to choose another one, as the footer wants them. */
export const useTheme = (): ThemeSwitchProps => ({
  // A page that is drawn ahead is drawn for nobody in particular.
  theme: useSyncExternalStore(themeStore.subscribe, themeStore.read, () => 'system' as const),
  onChange: themeStore.choose,
});
