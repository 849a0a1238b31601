import { type ReactNode, type Ref, useId } from 'react';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import styles from './Section.module.css';

type SectionProps = {
  title: string;
  children: ReactNode;
  /** The id of the section element, if a link on the same page points to it. */
  id?: string;
  /** A ref to the section, so that the caller can move the focus there after such a link. */
  ref?: Ref<HTMLElement>;
};

/** A section of a page: a heading, and content that is as wide as the page. */
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
