import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders its children in a separate React root at the end of the body, without the providers of the story. The app
 * renders the dialogs of the demo services (simulated sign-in and payment) in the same way.
 */
export const DetachedRoot = ({ children }: { children: ReactNode }) => {
  const first = useRef(children);
  useEffect(() => {
    const node = document.body.appendChild(document.createElement('div'));
    const root = createRoot(node);
    root.render(first.current);
    return () => {
      node.remove();
      // The unmount is delayed, because React cannot unmount a root while it renders another root.
      queueMicrotask(() => root.unmount());
    };
  }, []);
  return null;
};
