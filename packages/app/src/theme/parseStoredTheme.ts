/**
 * Reads a theme from local storage.
 *
 * @param stored the stored text. Earlier versions stored 'day' and 'night'.
 * @returns undefined for anything else: the page follows the system.
 */
export const parseStoredTheme = (stored: string | null): 'light' | 'dark' | undefined => {
  if (stored === 'light' || stored === 'day') return 'light';
  return stored === 'dark' || stored === 'night' ? 'dark' : undefined;
};
