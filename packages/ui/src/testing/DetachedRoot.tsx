import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders its children in a separate React root at the end of the body, without the providers of the story. In the app,
 * the dialogs of the demo services (simulated sign-in and payment) are rendered like this.
 */
export const DetachedRoot = ({ children }: { children: ReactNode }) => {
  const first = useRef(children);
  useEffect(() => {
    const node = document.body.appendChild(document.createElement('div'));
    const root = createRoot(node);
    root.render(first.current);
    return () => {
      node.remove();
      // React cannot unmount a root while it renders another one.
      queueMicrotask(() => root.unmount());
    };
  }, []);
  return null;
};
