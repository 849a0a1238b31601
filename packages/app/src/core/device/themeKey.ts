/**
 * The key in local storage of the theme that the user has chosen. The inline head script reads it too, before the first
 * paint.
 */
export const themeKey = 'second-gear:theme';
