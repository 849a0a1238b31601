import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { servicesAtom } from '../../atoms/services.ts';
import { sessionAtom } from '../../atoms/session.ts';

/**
 * Whether the login or sign-up page is waiting for a stored session. The user will probably be redirected in a moment, so the
 * form must not appear before. It never delays the form for a guest.
 */
export const useIsRestoringSession = (): boolean => {
  const { session } = useAtomValue(servicesAtom);
  const { state } = useAtomValue(sessionAtom);
  const isOpenedByUrl = useNavigationType() === 'POP';
  const [isRestoring, setRestoring] = useState(
    () => (state === 'loading' && session.hasStoredSession()) || (state === 'signedIn' && isOpenedByUrl),
  );
  const needsForm = state === 'guest' || state === 'incomplete';
  // Permanent: once the form is shown, it stays.
  if (isRestoring && needsForm) setRestoring(false);
  return isRestoring && !needsForm;
};
