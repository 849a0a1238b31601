import type { ComponentProps } from 'react';
import styles from './TicketCard.module.css';

type TicketCardProps = ComponentProps<'article'> & {
  /** A list's items are `li`; a tag by itself is an `article`. */
  as?: 'article' | 'li';
  /** Of the paper inside the hairline. */
  contentClassName?: string | undefined;
};

/**
 * An inspection tag: two cut corners, one punched hole. What may be set from outside, as custom properties on
 * `className`: `--size-cut-corner`, `--size-ticket-hole`, `--hole-x`, `--hole-y` and, for another outline, `--ticket-outline`.
 */
export const TicketCard = ({
  as: Element = 'article',
  className = '',
  contentClassName = '',
  children,
  ...props
}: TicketCardProps) => {
  const inside = (
    <>
      <span className={styles.eyelet} />
      <div className={`${styles.sheet} ${contentClassName}`}>{children}</div>
    </>
  );
  const root = `${styles.tag} ${className}`;
  return Element === 'li' ? (
    <li aria-labelledby={props['aria-labelledby']} className={root}>
      {inside}
    </li>
  ) : (
    <article {...props} className={root}>
      {inside}
    </article>
  );
};
