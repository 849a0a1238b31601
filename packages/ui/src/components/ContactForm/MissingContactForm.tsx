import { useEffect } from 'react';
import { useCopy } from '../../copy/useCopy.ts';
import { Section } from '../Section/Section.tsx';
import { FailedState } from '../State/State.tsx';

type MissingContactFormProps = {
  /** Somebody wants it to be asked for again. */
  onRetry(): void;
  /** The line is back. */
  onOnline(): void;
};

/** In the place of the contact form, when its code did not come: the rest of the page needs none of it (faults D4, N1). */
export const MissingContactForm = ({ onRetry, onOnline }: MissingContactFormProps) => {
  const { home, routeError } = useCopy();
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline]);
  return (
    <Section title={home.contact.title}>
      <FailedState title={home.contact.failed} problem={routeError.chunk} onRetry={onRetry} />
    </Section>
  );
};
