import { useCopy } from '../../../copy/useCopy.ts';
import { useWhenOnline } from '../../../hooks/useWhenOnline.ts';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';

type ContactFormFallbackProps = {
  /** Called when the user presses Try again. */
  onRetry(): void;
  /** Called when the browser is online again. */
  onOnline(): void;
};

/** Shown instead of the contact form if its chunk failed to load. The rest of the page still works (see failure modes D4, N1). */
export const ContactFormFallback = ({ onRetry, onOnline }: ContactFormFallbackProps) => {
  const { home, routeError } = useCopy();
  useWhenOnline(true, onOnline);
  return <ErrorState title={home.contact.failed} problem={routeError.chunk} onRetry={onRetry} />;
};
