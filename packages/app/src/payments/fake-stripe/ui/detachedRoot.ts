import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export type OwnRoot = { node: HTMLElement; render(children: ReactNode): void; remove(): void };

/**
 * A React tree of its own inside `place`, as Stripe's frames are pages of their own: it may be put up and taken down from
 * within another tree's effects.
 */
export const createOwnRoot = (place: HTMLElement): OwnRoot => {
  // A node to itself: React may ask for a new element in the same place before the old tree is taken down.
  const node = place.appendChild(document.createElement('div'));
  const root = createRoot(node);
  return {
    node,
    render: (children) => root.render(children),
    remove: () => {
      node.remove();
      // React refuses to take a tree down while it is at work on another one.
      queueMicrotask(() => root.unmount());
    },
  };
};
