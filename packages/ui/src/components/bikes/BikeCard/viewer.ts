/** The role of the user who sees the bike list. `unknown`: the role is still loading, or could not be loaded. */
export type Viewer = 'guest' | 'buyer' | 'seller' | 'admin' | 'unknown';

/** A buyer whose record is still loading is `unknown`, because the booking needs the record. */
export const viewerWith = (viewer: Viewer, buyer: object | null | undefined): Viewer =>
  viewer === 'buyer' && !buyer ? 'unknown' : viewer;
