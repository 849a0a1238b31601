import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { servicesAtom } from '../../atoms/services.ts';
import { sessionAtom } from '../../atoms/session.ts';

/**
 * True while a way in is opened on a browser where somebody probably is signed in already: they are led on in a moment, and
 * are not to see a form flash by. A guest is never kept waiting for their form.
 */
export const useIsRestoringSession = (): boolean => {
  const { session } = useAtomValue(servicesAtom);
  const { state } = useAtomValue(sessionAtom);
  const isOpenedByUrl = useNavigationType() === 'POP';
  const [isRestoring, setRestoring] = useState(
    () => (state === 'loading' && session.hasStoredSession()) || (state === 'signedIn' && isOpenedByUrl),
  );
  const needsForm = state === 'guest' || state === 'incomplete';
  // For good: from here on the form stays, whatever it is used for.
  if (isRestoring && needsForm) setRestoring(false);
  return isRestoring && !needsForm;
};
