import { type ReactNode, type Ref, useId } from 'react';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import styles from './Section.module.css';

type SectionProps = {
  title: string;
  children: ReactNode;
  /** The anchor that a link on the same page leads to. */
  id?: string;
  /** Such a link brings the focus here too: the ref is for whoever moves it. */
  ref?: Ref<HTMLElement>;
};

/** A section of a page: its headline on the road, and what stands under it in the page's width. */
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
