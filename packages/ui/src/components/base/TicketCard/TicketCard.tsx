import type { ComponentProps } from 'react';
import styles from './TicketCard.module.css';

type TagProps = ComponentProps<'article'> & {
  /** A list's items are `li`; a tag by itself is an `article`. */
  as?: 'article' | 'li';
  /** Of the paper inside the hairline. */
  sheetClassName?: string | undefined;
};

/**
 * An inspection tag: two cut corners, one punched hole. What may be set from outside, as custom properties on
 * `className`: `--chamfer`, `--eyelet`, `--hole-x`, `--hole-y` and, for another outline, `--cut`.
 */
export const Tag = ({ as: Element = 'article', className = '', sheetClassName = '', children, ...props }: TagProps) => {
  const inside = (
    <>
      <span className={styles.eyelet} />
      <div className={`${styles.sheet} ${sheetClassName}`}>{children}</div>
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
