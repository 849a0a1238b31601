import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Shows its children in a React tree of their own at the end of the page, without anything that the story's tree
 * provides, as what stands in for a vendor's window is shown.
 */
export const OwnRoot = ({ children }: { children: ReactNode }) => {
  const first = useRef(children);
  useEffect(() => {
    const node = document.body.appendChild(document.createElement('div'));
    const root = createRoot(node);
    root.render(first.current);
    return () => {
      node.remove();
      // React refuses to take a tree down while it is at work on another one.
      queueMicrotask(() => root.unmount());
    };
  }, []);
  return null;
};
