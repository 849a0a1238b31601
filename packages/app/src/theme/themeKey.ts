/** The key of the chosen theme in local storage. The inline head script also reads it, before the first paint. */
export const themeKey = 'second-gear:theme';
