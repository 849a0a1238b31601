/** What somebody may choose: one of the two, or whatever their system shows. */
export const themes = ['system', 'day', 'night'] as const;
export type Theme = (typeof themes)[number];
