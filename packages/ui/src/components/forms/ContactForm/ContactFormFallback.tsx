import { useHomeCopy } from '../../../copy/home.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useWhenOnline } from '../../../hooks/useWhenOnline.ts';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';

type ContactFormFallbackProps = {
  /** Called when the user wants to try again. */
  onRetry: () => void;
  /** Called when the browser is back online. */
  onOnline: () => void;
};

/** Shown if the code of the form could not be loaded. The rest of the page still works (failure modes D4, N1). */
export const ContactFormFallback = ({ onRetry, onOnline }: ContactFormFallbackProps) => {
  const { routeError } = useCopy();
  const { home } = useHomeCopy();
  useWhenOnline(true, onOnline);
  return <ErrorState title={home.contact.failed} problem={routeError.chunk} onRetry={onRetry} />;
};
