import { type ReactNode, type Ref, useId, useState } from 'react';
import { HeadingAside } from '../PageHeading/headingAside.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import styles from './PageSection.module.css';

type PageSectionProps = {
  /** The text of the heading. */
  title: ReactNode;
  /** The number of items on the page. It is shown beside the heading. */
  count?: number | undefined;
  /** True for a list of cards, which begins near the top of the window. */
  isList?: boolean;
  /** Additional CSS classes of the section. */
  className?: string | undefined;
  /** With the ref, the screen can move the focus to the section when the focused element is removed. */
  ref?: Ref<HTMLElement>;
  /** The content below the heading. */
  children: ReactNode;
};

/** The only section of a public page, with the heading of the page. */
export const PageSection = ({ title, count, isList = false, className = '', ref, children }: PageSectionProps) => {
  const titleId = useId();
  const [aside, setAside] = useState<HTMLElement | null>(null);
  return (
    <section
      className={`${styles.page} ${className}`}
      data-list-page={isList || undefined}
      aria-labelledby={titleId}
      ref={ref}
      tabIndex={-1}
    >
      <PageHeading id={titleId} count={count} asideRef={isList ? setAside : undefined}>
        {title}
      </PageHeading>
      <HeadingAside value={aside}>{children}</HeadingAside>
    </section>
  );
};
