/** The themes that the user can choose. `system` is the theme of the operating system. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
