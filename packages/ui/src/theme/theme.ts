/** `system` is the theme of the operating system. */
export type Theme = 'system' | 'light' | 'dark';
export const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
