import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders its children in a React root of their own at the end of `body`, without the providers of the story. The app
 * renders the dialogs of the demo services (sign-in and payment) in the same way.
 */
export const DetachedRoot = ({ children }: { children: ReactNode }) => {
  const first = useRef(children);
  useEffect(() => {
    const node = document.body.appendChild(document.createElement('div'));
    const root = createRoot(node);
    root.render(first.current);
    return () => {
      node.remove();
      // React cannot unmount this root while it renders the root of the story. So the root is unmounted afterwards.
      queueMicrotask(() => root.unmount());
    };
  }, []);
  return null;
};
