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

/** One time that it is asked for; the page may be loaded anew for it, but not when nobody has done anything. */
type Attempt = { mayReload: boolean };

/**
 * The contact form, at the foot of a page that is read from the top: it comes once somebody moves on that page. Where it does
 * not come, and the page loaded anew would not help, it says so in its own place.
 */
export const LazyContactForm = (props: ComponentProps<typeof Form>) => {
  const { contact } = useCopy().home;
  const isNeeded = useStirred();
  const [attempt, setAttempt] = useState<Attempt>({ mayReload: true });
  const place = (
    <Section title={contact.title}>
      <div className={styles.waiting} data-needs-script="section" />
    </Section>
  );
  const ask = (next: Attempt) => {
    forgetLostParts();
    setAttempt(next);
  };
  const missing = (problem: unknown) => {
    if (!(problem instanceof PartMissing)) throw problem;
    if (problem.isWorthAReload && attempt.mayReload) throw problem;
    const retry = () => {
      problem.forgive();
      ask({ mayReload: true });
    };
    return <MissingContactForm onRetry={retry} onOnline={() => ask({ mayReload: false })} />;
  };
  return (
    <Boundary of={attempt} fallback={missing}>
      <Suspense fallback={place}>{isNeeded ? <ContactForm {...props} /> : place}</Suspense>
    </Boundary>
  );
};
