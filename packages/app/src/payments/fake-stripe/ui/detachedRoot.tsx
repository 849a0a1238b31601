import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { StoredLanguage } from '../../../language/StoredLanguage.tsx';

export type DetachedRoot = { node: HTMLElement; render(children: ReactNode): void; remove(): void };

/**
 * Creates a separate React root inside `place`. Stripe's iframes are separate pages too: like them, this root can be
 * rendered and removed during the effects of another root.
 */
export const createDetachedRoot = (container: HTMLElement): DetachedRoot => {
  // A new node for each root, because React may create a new card element in the same place before the old root is
  // unmounted.
  const node = container.appendChild(document.createElement('div'));
  const root = createRoot(node);
  return {
    node,
    render: (children) =>
      root.render(
        <StoredLanguage>
          <Suspense>{children}</Suspense>
        </StoredLanguage>,
      ),
    remove: () => {
      node.remove();
      // Delayed, because React does not allow a root to be unmounted while another one renders.
      queueMicrotask(() => root.unmount());
    },
  };
};
