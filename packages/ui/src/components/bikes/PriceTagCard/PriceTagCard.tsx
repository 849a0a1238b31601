import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './PriceTagCard.module.css';

type PriceTagCardProps = ComponentProps<'article'> & {
  /** The HTML element of the card: `li` inside a list, otherwise `article`. */
  as?: 'article' | 'li';
  /** The class of the content inside the border. */
  contentClassName?: string | undefined;
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
  /** The name of the card for screen readers. */
  'aria-label'?: string | undefined;
  /** Inline styles, for example the custom properties of the card's shape. */
  style?: CSSProperties | undefined;
  /** The content. */
  children?: ReactNode;
};

/**
 * Looks like a paper price tag, with two cut corners and a hole. The class may set `--size-cut-corner`,
 * `--size-price-tag-hole`, `--hole-x` and `--hole-y`, and `--price-tag-outline` for another outline.
 */
export const PriceTagCard = ({
  as: Element = 'article',
  className = '',
  contentClassName = '',
  children,
  ...props
}: PriceTagCardProps) => {
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
