import { type ComponentProps, Suspense } from 'react';
import { useCopy } from '../../copy/useCopy.ts';
import { useStirred } from '../../hooks/useStirred.ts';
import { lazyPart } from '../../parts/parts.tsx';
import { Section } from '../Section/Section.tsx';
import type { ContactForm as Form } from './ContactForm.tsx';
import styles from './LazyContactForm.module.css';

const ContactForm = lazyPart('contact form', async () => (await import('./ContactForm.tsx')).ContactForm);

/** The contact form, at the foot of a page that is read from the top: it comes once somebody moves on that page. */
export const LazyContactForm = (props: ComponentProps<typeof Form>) => {
  const { contact } = useCopy().home;
  const isNeeded = useStirred();
  const place = (
    <Section title={contact.title}>
      <div className={styles.waiting} />
    </Section>
  );
  return <Suspense fallback={place}>{isNeeded ? <ContactForm {...props} /> : place}</Suspense>;
};
