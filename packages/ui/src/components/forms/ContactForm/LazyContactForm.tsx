import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { useStirred } from '../../../hooks/useHasInteracted.ts';
import { PartMissing } from '../../../lazy/ChunkLoadError.ts';
import { forgetLostParts, lazyPart } from '../../../lazy/chunkLoader.tsx';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import type { ContactForm as Form } from './ContactForm.tsx';
import { ContactFormFallback } from './ContactFormFallback.tsx';
import styles from './LazyContactForm.module.css';

const ContactForm = lazyPart('contact form', async () => (await import('./ContactForm.tsx')).ContactForm);

/** One time that it is asked for. Nobody who only reads the page has it loaded anew for this; who presses *Try again* does. */
type Attempt = { mayReload: boolean };

/**
 * 'Contact' (spec §2, Home): the section at the foot of a page that is read from the top. Its form comes once somebody moves on
 * that page, and where it does not come, that is said here.
 */
export const LazyContactForm = (props: ComponentProps<typeof Form>) => {
  const { contact } = useCopy().home;
  const section = useRef<HTMLElement>(null);
  const isNeeded = useStirred();
  const [attempt, setAttempt] = useState<Attempt>({ mayReload: false });
  const ask = (next: Attempt) => {
    forgetLostParts();
    setAttempt(next);
  };
  const missing = (problem: unknown) => {
    if (!(problem instanceof PartMissing) || (problem.isWorthAReload && attempt.mayReload)) throw problem;
    const retry = () => {
      // What was pressed goes.
      section.current?.focus({ preventScroll: true });
      problem.forgive();
      ask({ mayReload: true });
    };
    return <ContactFormFallback onRetry={retry} onOnline={() => ask({ mayReload: false })} />;
  };
  const place = <div className={styles.waiting} data-needs-script="section" />;
  return (
    <Section title={contact.title} ref={section}>
      <ErrorBoundary resetKey={attempt} fallback={missing}>
        <Suspense fallback={place}>{isNeeded ? <ContactForm {...props} /> : place}</Suspense>
      </ErrorBoundary>
    </Section>
  );
};
