import { type ReactNode, type Ref, useId } from 'react';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import styles from './Section.module.css';

type SectionProps = {
  title: string;
  children: ReactNode;
  /** The target of a link on the same page. */
  id?: string;
  /** For the caller that moves the focus to the section after such a link. */
  ref?: Ref<HTMLElement>;
};

/** A section of a page: its heading, and its content in the page's width. */
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
