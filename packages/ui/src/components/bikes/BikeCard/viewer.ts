/** The role of the user who sees the bike list. `unknown`: the role is still loading, or could not be loaded. */
export const viewers = ['guest', 'buyer', 'seller', 'admin', 'unknown'] as const;
export type Viewer = (typeof viewers)[number];
