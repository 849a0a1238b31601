import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { sessionAtom } from '../sessionAtoms.ts';
import { sessionServicesAtom } from '../sessionServices.ts';

/**
 * Whether the login page or the sign-up page still waits for a stored session. If so, the page will probably redirect
 * the user soon, so it must not show the form yet. For a guest the form is never delayed.
 */
export const useIsRestoringSession = (): boolean => {
  const { session } = useAtomValue(sessionServicesAtom);
  const { state } = useAtomValue(sessionAtom);
  const isOpenedByUrl = useNavigationType() === 'POP';
  const [isRestoring, setRestoring] = useState(
    () => (state === 'loading' && session.hasStoredSession()) || (state === 'signedIn' && isOpenedByUrl),
  );
  const needsForm = state === 'guest' || state === 'incomplete';
  // After the page has shown the form once, the value stays false, so that the form does not disappear.
  if (isRestoring && needsForm) setRestoring(false);
  return isRestoring && !needsForm;
};
