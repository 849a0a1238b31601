import type { ThemeSwitchProps } from '@second-gear/ui';
import { useSyncExternalStore } from 'react';
import { themeKeeper } from './themeKeeper.ts';

/** The theme and the way to choose another one, as the footer wants them. */
export const useTheme = (): ThemeSwitchProps => ({
  theme: useSyncExternalStore(themeKeeper.subscribe, themeKeeper.read),
  onChange: themeKeeper.choose,
});
