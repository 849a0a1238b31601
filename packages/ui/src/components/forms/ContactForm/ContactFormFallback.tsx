import { useCopy } from '../../../copy/useCopy.ts';
import { useWhenOnline } from '../../../hooks/useWhenOnline.ts';
import { FailedState } from '../../feedback/EmptyState/EmptyState.tsx';

type MissingContactFormProps = {
  /** Somebody wants it to be asked for again. */
  onRetry(): void;
  /** The line is back. */
  onOnline(): void;
};

/** In the place of the contact form, when its code did not come: the rest of the page needs none of it (faults D4, N1). */
export const MissingContactForm = ({ onRetry, onOnline }: MissingContactFormProps) => {
  const { home, routeError } = useCopy();
  useWhenOnline(true, onOnline);
  return <FailedState title={home.contact.failed} problem={routeError.chunk} onRetry={onRetry} />;
};
