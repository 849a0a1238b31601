import { type Theme, type ThemeSwitchProps, useIsHydrated } from '@second-gear/ui';
import { useAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { textAtom } from '#core/storage/storedAtom.ts';
import { parseStoredTheme, themeKey } from './theme.ts';

const schemes: Record<Theme, string> = { system: 'light dark', light: 'light', dark: 'dark' };

/** Applies a theme to the page, to the browser's controls and to its address bar. */
export const applyTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]')) {
    // Even an equal value makes the browser compute the styles of the whole page again.
    if (meta.content !== schemes[theme]) meta.content = schemes[theme];
  }
  // index.html has one <meta name="theme-color"> for each theme. The browser must use only the one of the current
  // theme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const bySystem = `(prefers-color-scheme: ${scheme})`;
    meta.media = theme === 'system' ? bySystem : scheme === theme ? 'all' : 'not all';
  }
};

const storedThemeAtom = textAtom(themeKey);

export const useTheme = (): ThemeSwitchProps => {
  const [stored, onChange] = useAtom(storedThemeAtom);
  const theme = parseStoredTheme(stored) ?? 'system';
  // The inline head script has applied the theme to the document, and not to the browser's controls.
  useLayoutEffect(() => applyTheme(theme), [theme]);
  // Prerendered HTML has the theme of the system.
  return { theme: useIsHydrated() ? theme : 'system', onChange };
};
