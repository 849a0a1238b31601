/** The inline head script reads it too, before the first paint. */
export const themeKey = 'second-gear:theme';

/**
 * Earlier versions stored 'day' and 'night' instead of 'light' and 'dark'. Any other text means the theme of the
 * system.
 */
export const parseStoredTheme = (stored: string | null): 'light' | 'dark' | undefined => {
  if (stored === 'light' || stored === 'day') return 'light';
  return stored === 'dark' || stored === 'night' ? 'dark' : undefined;
};
