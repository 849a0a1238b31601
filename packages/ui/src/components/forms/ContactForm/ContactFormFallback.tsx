import { useCopy } from '../../../copy/useCopy.ts';
import { useWhenOnline } from '../../../hooks/useWhenOnline.ts';
import { ErrorState } from '../../feedback/EmptyState/EmptyState.tsx';

type ContactFormFallbackProps = {
  /** Somebody wants it to be asked for again. */
  onRetry(): void;
  /** The line is back. */
  onOnline(): void;
};

/** In the place of the contact form, when its code did not come: the rest of the page needs none of it (faults D4, N1). */
export const ContactFormFallback = ({ onRetry, onOnline }: ContactFormFallbackProps) => {
  const { home, routeError } = useCopy();
  useWhenOnline(true, onOnline);
  return <ErrorState title={home.contact.failed} problem={routeError.chunk} onRetry={onRetry} />;
};
