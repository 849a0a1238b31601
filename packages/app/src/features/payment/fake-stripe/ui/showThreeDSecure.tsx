import { ThreeDSecureDialog } from '@second-gear/ui';
import type { Challenge } from '../fakeStripe.ts';
import { createDetachedRoot } from './detachedRoot.tsx';

/**
 * Shows the 3-D Secure dialog. If the user closes the dialog or leaves the page without a choice, the authentication
 * has failed, as on a bank's page.
 */
export const showThreeDSecure: Challenge = () =>
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
