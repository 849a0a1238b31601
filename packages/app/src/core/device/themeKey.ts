/** The inline head script reads it too, before the first paint. */
export const themeKey = 'second-gear:theme';
