import type { Theme } from '@second-gear/ui';

const schemes: Record<Theme, string> = { system: 'light dark', light: 'light', dark: 'dark' };

/** Also to the browser's controls and its address bar. */
export const applyTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]')) {
    meta.content = schemes[theme];
  }
  // index.html has one <meta name="theme-color"> for each theme, of which the browser must use the current one.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const bySystem = `(prefers-color-scheme: ${scheme})`;
    meta.media = theme === 'system' ? bySystem : scheme === theme ? 'all' : 'not all';
  }
};
