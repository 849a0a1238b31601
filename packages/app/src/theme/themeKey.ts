/** The key of the chosen theme in local storage. The inline head script reads the theme before the first paint. */
export const themeKey = 'second-gear:theme';
