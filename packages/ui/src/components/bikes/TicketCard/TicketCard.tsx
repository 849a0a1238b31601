import type { ComponentProps } from 'react';
import styles from './TicketCard.module.css';

type TicketCardProps = ComponentProps<'article'> & {
  /** The HTML element of the card: `li` inside a list, otherwise `article`. */
  as?: 'article' | 'li';
  /** The class of the content inside the border. */
  contentClassName?: string | undefined;
};

/**
 * A card that looks like a paper ticket: two cut corners and a hole. Custom properties that `className` may set:
 * `--size-cut-corner`, `--size-ticket-hole`, `--hole-x`, `--hole-y` and, for another outline, `--ticket-outline`.
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
      <div className={`${styles.content} ${contentClassName}`}>{children}</div>
    </>
  );
  const root = `${styles.card} ${className}`;
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
