import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useCopy } from '../../../copy/useCopy.ts';
import { useHasInteracted } from '../../../hooks/useHasInteracted.ts';
import { ChunkLoadError } from '../../../lazy/ChunkLoadError.ts';
import { lazyComponent, resetFailedChunks } from '../../../lazy/chunkLoader.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import type { ContactForm as Form } from './ContactForm.tsx';
import { ContactFormFallback } from './ContactFormFallback.tsx';
import styles from './LazyContactForm.module.css';

const ContactForm = lazyComponent('contact form', async () => (await import('./ContactForm.tsx')).ContactForm);

/** One attempt to load the code of the form. Only an attempt that the user starts with *Try again* may reload the page. */
type Attempt = { number: number; mayReload: boolean };

/**
 * The section "Contact" at the end of the home page (docs/requirements.md §2, Home). The code of its form is loaded
 * when the user first interacts with the page. If that fails, the section shows an error with a retry button.
 */
export const LazyContactForm = (props: ComponentProps<typeof Form>) => {
  const { contact } = useCopy().home;
  const section = useRef<HTMLElement>(null);
  const isNeeded = useHasInteracted();
  const [attempt, setAttempt] = useState<Attempt>({ number: 1, mayReload: false });
  const startAttempt = (mayReload: boolean) => {
    resetFailedChunks();
    setAttempt({ number: attempt.number + 1, mayReload });
  };
  const renderFallback = ({ error: problem }: FallbackProps) => {
    if (!(problem instanceof ChunkLoadError) || (problem.shouldReload && attempt.mayReload)) throw problem;
    const retry = () => {
      // The section gets the focus, because the pressed button is about to be removed.
      section.current?.focus({ preventScroll: true });
      problem.allowReload();
      startAttempt(true);
    };
    return <ContactFormFallback onRetry={retry} onOnline={() => startAttempt(false)} />;
  };
  const placeholder = <div className={styles.placeholder} data-needs-script="section" />;
  return (
    <Section title={contact.title} ref={section}>
      <ErrorBoundary key={attempt.number} fallbackRender={renderFallback}>
        <Suspense fallback={placeholder}>{isNeeded ? <ContactForm {...props} /> : placeholder}</Suspense>
      </ErrorBoundary>
    </Section>
  );
};
