import { createObservable } from '../../../lib/observable.ts';

type OpenOverlay = {
  /** Asks the overlay to close. It may stay open, such as a dialog whose deletion is running. */
  close: () => void;
};

const overlays = createObservable<readonly OpenOverlay[]>([]);

/** Also those of separate React roots. The app reads them, because Back closes the innermost one. */
export const openOverlays = {
  /** The innermost one is last. */
  read: overlays.read,
  /** Returns the function that removes the overlay when it closes. */
  add: (overlay: OpenOverlay) => {
    overlays.set([...overlays.read(), overlay]);
    return () => overlays.set(overlays.read().filter((other) => other !== overlay));
  },
  subscribe: overlays.subscribe,
};
