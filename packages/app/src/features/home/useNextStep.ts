import { isolateText, truncate, useHomeCopy } from '@second-gear/ui';
import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { paths } from '#core/navigation/paths.ts';
import { readKeptReturnTo } from '#features/session/returnTo.ts';
import { useContinueLink } from '#features/session/useContinueLink.ts';
import { useHasStoredSession, useSession } from '#features/session/useSession.ts';
import { usePageReason } from '#features/session/useSignInReason.ts';
import { type NextStep, nextStepAtom } from './nextStepAtom.ts';

const noStepAtom = atom(null);

const hrefOf = (step: NextStep): string => {
  if (step.kind === 'addBike') return paths.addBike();
  if (step.kind === 'verify') return `${paths.allSellers()}?verified=no`;
  const [booking, ...others] = step.unpaid;
  return booking && others.length === 0 ? paths.payment(booking._id) : paths.myBookings();
};

/** After a sign-up, the page that the guest wanted to open; otherwise the next step of the user's role. */
export const useNextStep = () => {
  const { nextSteps } = useHomeCopy().home;
  const { state } = useLocation();
  const session = useSession();
  const hasStoredSession = useHasStoredSession();
  const user = session.state === 'signedIn' ? session.user : null;
  const kept = readKeptReturnTo(state, user?.uid ?? null);
  const goOn = useContinueLink(kept);
  const reason = usePageReason(kept ?? paths.home());
  const step = useAtomValue(user && !goOn ? nextStepAtom : noStepAtom);
  const labelOf = (next: NextStep): string => {
    if (next.kind === 'addBike') return nextSteps.addBike;
    if (next.kind === 'verify') return nextSteps.verify(next.sellers);
    const [booking, ...others] = next.unpaid;
    return booking && others.length === 0
      ? nextSteps.pay(isolateText(truncate(booking.bikeName)))
      : nextSteps.payMany(next.unpaid.length);
  };
  return {
    nextStep: goOn ?? (step && { label: labelOf(step), href: hrefOf(step) }),
    searchText: reason?.page === 'search' ? reason.text : undefined,
    isSignedIn: user !== null,
    isGuest: session.state === 'guest' || (session.state === 'loading' && !hasStoredSession),
  };
};
