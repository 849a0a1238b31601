import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { servicesAtom } from '../../../atoms/services.ts';
import { sessionAtom } from '../../../atoms/session.ts';

/**
 * Whether the login or sign-up page is still waiting for a stored session. In that case the user will probably be
 * redirected soon, so the form must not be shown yet. For a guest the form is never delayed.
 */
export const useIsRestoringSession = (): boolean => {
  const { session } = useAtomValue(servicesAtom);
  const { state } = useAtomValue(sessionAtom);
  const isOpenedByUrl = useNavigationType() === 'POP';
  const [isRestoring, setRestoring] = useState(
    () => (state === 'loading' && session.hasStoredSession()) || (state === 'signedIn' && isOpenedByUrl),
  );
  const needsForm = state === 'guest' || state === 'incomplete';
  // After the form has been shown once, the value stays false, so that the form does not disappear.
  if (isRestoring && needsForm) setRestoring(false);
  return isRestoring && !needsForm;
};
