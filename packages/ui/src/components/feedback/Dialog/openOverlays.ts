type OpenOverlay = {
  /** Asks the overlay to close. It may stay open, such as a dialog whose deletion is running. */
  close: () => void;
};

let overlays: readonly OpenOverlay[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly OpenOverlay[]) => {
  overlays = next;
  for (const listener of listeners) listener();
};

/** Also those of separate React roots. The app reads them, because Back closes the innermost one. */
export const openOverlays = {
  /** The innermost one is last. */
  read: () => overlays,
  /** Returns the function that removes the overlay when it closes. */
  add: (overlay: OpenOverlay) => {
    change([...overlays, overlay]);
    return () => change(overlays.filter((other) => other !== overlay));
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
