import { type ReactNode, useId } from 'react';
import { Link } from '../../../components/base/Link/Link.tsx';
import { PageSection } from '../../../components/layout/PageSection/PageSection.tsx';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { useHelpCopy } from '../../../copy/help.ts';
import styles from './HelpScreen.module.css';

type HelpScreenProps = {
  /** The e-mail address of the operator. */
  contactEmail?: string | null;
};

/** The page *Help and safety*: what a booking means, how to meet a seller, and how to sell (docs/requirements.md §2). */
export const HelpScreen = ({ contactEmail = null }: HelpScreenProps) => {
  const { help } = useHelpCopy();
  const { safety } = useBikeDetailsCopy().bikeDetails;
  return (
    <PageSection title={help.title}>
      <div className={styles.topics}>
        <Topic title={help.buying.title} items={help.buying.steps} isOrdered />
        <Topic title={safety.title} items={safety.advice} />
        <Topic title={help.booking.title} items={help.booking.facts} />
        <Topic title={help.verified.title} items={help.verified.facts} />
        <Topic title={help.trouble.title} items={help.trouble.facts}>
          {contactEmail !== null && (
            <li>
              <span>{help.trouble.write}</span> <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
            </li>
          )}
        </Topic>
        <Topic title={help.selling.title} items={help.selling.steps} isOrdered />
      </div>
    </PageSection>
  );
};

type TopicProps = { title: string; items: readonly string[]; isOrdered?: boolean; children?: ReactNode };

const Topic = ({ title, items, isOrdered = false, children }: TopicProps) => {
  const id = useId();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className={styles.topic} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <List className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
        {children}
      </List>
    </section>
  );
};
