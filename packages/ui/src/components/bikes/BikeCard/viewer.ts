/** Who looks at the list. 'unknown': the role is still being asked, or could not be asked. */
export const viewers = ['guest', 'buyer', 'seller', 'admin', 'unknown'] as const;
export type Viewer = (typeof viewers)[number];
