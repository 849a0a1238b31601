import { type ComponentProps, Suspense, useState } from 'react';
import { useCopy } from '../../copy/useCopy.ts';
import { useStirred } from '../../hooks/useStirred.ts';
import { PartMissing } from '../../parts/PartMissing.ts';
import { forgetLostParts, lazyPart } from '../../parts/parts.tsx';
import { Boundary } from '../Boundary/Boundary.tsx';
import { Section } from '../Section/Section.tsx';
import type { ContactForm as Form } from './ContactForm.tsx';
import styles from './LazyContactForm.module.css';
import { MissingContactForm } from './MissingContactForm.tsx';

const ContactForm = lazyPart('contact form', async () => (await import('./ContactForm.tsx')).ContactForm);

/**
 * The contact form, at the foot of a page that is read from the top: it comes once somebody moves on that page. Where it does
 * not come, and the page loaded anew would not help, it says so in its own place.
 */
export const LazyContactForm = (props: ComponentProps<typeof Form>) => {
  const { contact } = useCopy().home;
  const isNeeded = useStirred();
  const [attempt, setAttempt] = useState(1);
  const place = (
    <Section title={contact.title}>
      <div className={styles.waiting} data-needs-script="section" />
    </Section>
  );
  const askAgain = () => {
    forgetLostParts();
    setAttempt(attempt + 1);
  };
  const missing = (problem: unknown) => {
    if (!(problem instanceof PartMissing) || problem.isWorthAReload) throw problem;
    const retry = () => {
      problem.forgive();
      askAgain();
    };
    return <MissingContactForm onRetry={retry} onOnline={askAgain} />;
  };
  return (
    <Boundary of={attempt} fallback={missing}>
      <Suspense fallback={place}>{isNeeded ? <ContactForm {...props} /> : place}</Suspense>
    </Boundary>
  );
};
