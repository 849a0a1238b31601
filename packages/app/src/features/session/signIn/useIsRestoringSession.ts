import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { sessionAtom } from '../sessionAtoms.ts';
import { sessionServicesAtom } from '../sessionServices.ts';

/**
 * The page waits for a stored session, which will probably redirect the user soon. For a guest the form is never
 * delayed.
 */
export const useIsRestoringSession = (): boolean => {
  const { session } = useAtomValue(sessionServicesAtom);
  const { state } = useAtomValue(sessionAtom);
  const isOpenedByUrl = useNavigationType() === 'POP';
  const [isRestoring, setRestoring] = useState(
    () => (state === 'loading' && session.hasStoredSession()) || (state === 'signedIn' && isOpenedByUrl),
  );
  const needsForm = state === 'guest' || state === 'incomplete';
  // The form must not disappear again.
  if (isRestoring && needsForm) setRestoring(false);
  return isRestoring && !needsForm;
};
