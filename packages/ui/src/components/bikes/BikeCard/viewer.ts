/** `unknown`: the role is still loading, or could not be loaded. */
export type Viewer = 'guest' | 'buyer' | 'seller' | 'admin' | 'unknown';

/** Without the buyer's record, nothing can be booked. */
export const viewerWith = (viewer: Viewer, buyer: object | null | undefined): Viewer =>
  viewer === 'buyer' && !buyer ? 'unknown' : viewer;
