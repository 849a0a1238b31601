import type { Theme } from '@second-gear/ui';

const schemes: Record<Theme, string> = { system: 'light dark', day: 'light', night: 'dark' };

/** Draws the page in a theme, and tells the browser, whose own bars and scrollbars follow. */
export const showTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]')) {
    meta.content = schemes[theme];
  }
  // index.html has one colour for each ground; only the one that holds may speak.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { ground } = meta.dataset;
    const bySystem = `(prefers-color-scheme: ${ground === 'night' ? 'dark' : 'light'})`;
    meta.media = theme === 'system' ? bySystem : ground === theme ? 'all' : 'not all';
  }
};
