import { ThreeDSecureDialog } from '@second-gear/ui';
import type { Challenge } from './localStripe.ts';
import { createOwnRoot } from './ownRoot.ts';

/** Asks in a dialog. Leaving it without an answer is a failed authentication, as leaving a bank's page is. */
export const showChallenge: Challenge = () =>
  new Promise((resolve) => {
    const root = createOwnRoot(document.body);
    const answer = (passed: boolean) => {
      root.remove();
      resolve(passed);
    };
    root.render(<ThreeDSecureDialog isOpen onComplete={() => answer(true)} onFail={() => answer(false)} />);
  });
