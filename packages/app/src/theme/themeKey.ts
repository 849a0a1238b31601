/** Where the chosen theme is kept. The script in the head reads it too, before the first paint. */
export const themeKey = 'second-gear:theme';
