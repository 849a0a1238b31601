import { type ReactNode, type Ref, useId } from 'react';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import styles from './Section.module.css';

type SectionProps = {
  /** The text of the heading. */
  title: string;
  /** The content. */
  children: ReactNode;
  /** The id of the section, if a link on the same page opens it. */
  id?: string;
  /** With the ref, the caller can move the focus to the section after a press of such a link. */
  ref?: Ref<HTMLElement>;
};

export const Section = ({ title, children, id, ref }: SectionProps) => {
  const titleId = useId();
  return (
    <section className={styles.section} id={id} ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.page}>
        <PageHeading level={2} id={titleId}>
          {title}
        </PageHeading>
        {children}
      </div>
    </section>
  );
};
