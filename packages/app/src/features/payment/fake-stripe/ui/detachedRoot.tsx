import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { StoredLanguage } from '#core/language/StoredLanguage.tsx';

export type DetachedRoot = { node: HTMLElement; render(children: ReactNode): void; remove(): void };

/**
 * Creates a separate React root inside `container`. The card fields need it, because they replace Stripe's iframes:
 * like an iframe, a separate root can be rendered and removed during the effects of the app's own root.
 */
export const createDetachedRoot = (container: HTMLElement): DetachedRoot => {
  // Each root gets a new node, because React may create a new card element in the same container before the old root is
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
      // The root is unmounted later, because React does not allow this while another root is rendering.
      queueMicrotask(() => root.unmount());
    },
  };
};
