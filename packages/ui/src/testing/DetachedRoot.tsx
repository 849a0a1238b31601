import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders its children in a separate React root at the end of the body, without the providers of the story. The app renders
 * the demo services in the same way.
 */
export const DetachedRoot = ({ children }: { children: ReactNode }) => {
  const first = useRef(children);
  useEffect(() => {
    const node = document.body.appendChild(document.createElement('div'));
    const root = createRoot(node);
    root.render(first.current);
    return () => {
      node.remove();
      // React does not unmount a root synchronously while it renders another one.
      queueMicrotask(() => root.unmount());
    };
  }, []);
  return null;
};
