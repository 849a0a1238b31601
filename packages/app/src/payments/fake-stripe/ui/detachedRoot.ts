import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export type DetachedRoot = { node: HTMLElement; render(children: ReactNode): void; remove(): void };

/**
 * A separate React root inside `place`, because Stripe's iframes are separate pages: it can be rendered and removed from
 * within another root's effects.
 */
export const createDetachedRoot = (container: HTMLElement): DetachedRoot => {
  // A new node each time: React may create a new element in the same place before the old root is unmounted.
  const node = container.appendChild(document.createElement('div'));
  const root = createRoot(node);
  return {
    node,
    render: (children) => root.render(children),
    remove: () => {
      node.remove();
      // React does not allow unmounting a root while it renders another one.
      queueMicrotask(() => root.unmount());
    },
  };
};
