import { useAtomValue } from 'jotai';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { useErrorToast } from '#core/feedback/useErrorToast.ts';
import { servicesAtom } from '#core/services.ts';
import { sessionServicesAtom } from '../sessionServices.ts';

export const usePasswordReset = () => {
  const { settings } = useAtomValue(servicesAtom);
  const { sendPasswordReset } = useAtomValue(sessionServicesAtom);
  const toMessage = useErrorMessage();
  const showError = useErrorToast();
  const isDemo = settings.firebase === null && settings.firebaseEmulatorUrl === null;
  return {
    demoMailsHref: isDemo ? new URL('/_mails', new URL(settings.demoUrl, window.location.href)).href : null,
    onSubmit: async (email: string): Promise<boolean> => {
      showError();
      try {
        await sendPasswordReset(email);
        return true;
      } catch (error) {
        showError(toMessage(error));
        return false;
      }
    },
  };
};
