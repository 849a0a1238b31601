import { ThreeDSecureDialog } from '@second-gear/ui';
import type { Challenge } from '../fakeStripe.ts';
import { createOwnRoot } from './detachedRoot.ts';

/** Asks in a dialog. Leaving it without an answer is a failed authentication, as leaving a bank's page is. */
export const showChallenge: Challenge = () =>
  new Promise((resolve) => {
    const root = createOwnRoot(document.body);
    const answer = (passed: boolean) => {
      window.removeEventListener('popstate', leave);
      root.remove();
      resolve(passed);
    };
    const leave = () => answer(false);
    window.addEventListener('popstate', leave);
    root.render(<ThreeDSecureDialog isOpen onComplete={() => answer(true)} onFail={leave} />);
  });
