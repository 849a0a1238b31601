/**
 * Reads a theme from its text in local storage.
 *
 * @param stored the stored text. Earlier versions of the app stored 'day' and 'night' instead of 'light' and 'dark'
 * @returns undefined for any other text; the app then uses the theme of the system
 */
export const parseStoredTheme = (stored: string | null): 'light' | 'dark' | undefined => {
  if (stored === 'light' || stored === 'day') return 'light';
  return stored === 'dark' || stored === 'night' ? 'dark' : undefined;
};
