import type { ThemeSwitchProps } from '@second-gear/ui';
import { useSyncExternalStore } from 'react';
import { themeKeeper } from './themeStore.ts';

/** The theme and the way to choose another one, as the footer wants them. */
export const useTheme = (): ThemeSwitchProps => ({
  // A page that is drawn ahead is drawn for nobody in particular.
  theme: useSyncExternalStore(themeKeeper.subscribe, themeKeeper.read, () => 'system' as const),
  onChange: themeKeeper.choose,
});
