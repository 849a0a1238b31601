import { type ComponentProps, useRef, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useHomeCopy } from '../../../copy/home.ts';
import { useHasInteracted } from '../../../hooks/useHasInteracted.ts';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import { ChunkLoadError } from '../../../lazy/loadChunk.ts';
import { Section } from '../../layout/Section/Section.tsx';
import type { ContactForm as Form } from './ContactForm.tsx';
import { ContactFormFallback } from './ContactFormFallback.tsx';
import styles from './LazyContactForm.module.css';

const placeholder = <div className={styles.placeholder} data-needs-script="section" />;

const ContactForm = lazyComponent(async () => (await import('./ContactForm.tsx')).ContactForm, placeholder);

/** Its form is loaded when the user first interacts with the page, or the section shows a retry button. */
export const LazyContactForm = (props: ComponentProps<typeof Form>) => {
  const { contact } = useHomeCopy().home;
  const section = useRef<HTMLElement>(null);
  const isNeeded = useHasInteracted();
  const [attempt, setAttempt] = useState(1);
  const loadAgain = () => setAttempt(attempt + 1);
  const retry = () => {
    // The pressed button will be removed.
    section.current?.focus({ preventScroll: true });
    loadAgain();
  };
  const renderFallback = ({ error }: FallbackProps) => {
    if (!(error instanceof ChunkLoadError)) throw error;
    return <ContactFormFallback onRetry={retry} onOnline={loadAgain} />;
  };
  return (
    <Section title={contact.title} ref={section}>
      <ErrorBoundary key={attempt} fallbackRender={renderFallback}>
        {isNeeded ? <ContactForm {...props} /> : placeholder}
      </ErrorBoundary>
    </Section>
  );
};
