import { CreditCardFields, ThreeDSecureDialog } from '@second-gear/ui';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { StoredLanguage } from '#core/language/StoredLanguage.tsx';
import type { MountCardFields } from './cardElement.ts';
import { type Challenge, createFakeStripe } from './fakeStripe.ts';
import { createFakeStripeApi } from './fakeStripeApi.ts';

type DetachedRoot = { render(children: ReactNode): void; remove(): void };

/** Like Stripe's iframes, a separate root can be rendered and removed during the effects of the app's own root. */
const createDetachedRoot = (container: HTMLElement): DetachedRoot => {
  // React may create a new card element in the container before the old root is unmounted.
  const node = container.appendChild(document.createElement('div'));
  const root = createRoot(node);
  return {
    render: (children) =>
      root.render(
        <StoredLanguage>
          <Suspense>{children}</Suspense>
        </StoredLanguage>,
      ),
    remove: () => {
      node.remove();
      // Later, because React does not allow this while another root is rendering.
      queueMicrotask(() => root.unmount());
    },
  };
};

const mountCardFields: MountCardFields = (container, first, events) => {
  const root = createDetachedRoot(container);
  const show: ReturnType<MountCardFields>['show'] = (view) => root.render(<CreditCardFields {...view} {...events} />);
  show(first);
  return { show, remove: root.remove };
};

/** A closed dialog, and a page that is left, fail the authentication, as on a bank's page. */
const showThreeDSecure: Challenge = () =>
  new Promise((resolve) => {
    const root = createDetachedRoot(document.body);
    const answer = (passed: boolean) => {
      window.removeEventListener('popstate', leave);
      root.remove();
      resolve(passed);
    };
    const leave = () => answer(false);
    window.addEventListener('popstate', leave);
    root.render(<ThreeDSecureDialog isOpen onComplete={() => answer(true)} onFail={leave} />);
  });

/** It uses the demo's card service at `demoUrl`. */
export const openFakeStripe = (demoUrl: string): Stripe =>
  createFakeStripe({
    api: createFakeStripeApi(demoUrl),
    mountFields: mountCardFields,
    challenge: showThreeDSecure,
  });
