import { CreditCardFields, ThreeDSecureDialog } from '@second-gear/ui';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { StoredLanguage } from '#core/language/StoredLanguage.tsx';
import type { MountCardFields } from './cardElement.ts';
import { type Challenge, createFakeStripe } from './fakeStripe.ts';
import { createFakeStripeApi } from './fakeStripeApi.ts';

type DetachedRoot = { node: HTMLElement; render(children: ReactNode): void; remove(): void };

/** Like Stripe's iframes, a separate root can be rendered and removed during the effects of the app's own root. */
const createDetachedRoot = (container: HTMLElement): DetachedRoot => {
  // React may create a new card element in the container before the old root is unmounted.
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
      // Later, because React does not allow this while another root is rendering.
      queueMicrotask(() => root.unmount());
    },
  };
};

const mountCardFields: MountCardFields = (container, first, { onEscape, ...events }) => {
  const root = createDetachedRoot(container);
  root.node.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape();
  });
  const show: ReturnType<MountCardFields>['show'] = ({ errors, ...view }) => {
    const invalid = { number: Boolean(errors.number), expiry: Boolean(errors.expiry), cvc: Boolean(errors.cvc) };
    root.render(<CreditCardFields {...view} {...events} invalid={invalid} />);
  };
  show(first);
  return {
    show,
    focus: () => root.node.querySelector('input')?.focus(),
    blur: () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && root.node.contains(activeElement)) activeElement.blur();
    },
    remove: root.remove,
  };
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
    api: createFakeStripeApi({ demoUrl }),
    mountFields: mountCardFields,
    challenge: showThreeDSecure,
  });
