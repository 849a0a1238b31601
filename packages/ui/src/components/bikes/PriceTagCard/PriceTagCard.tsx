import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './PriceTagCard.module.css';

type PriceTagCardProps = ComponentProps<'article'> & {
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

/** The class may set the variables of its stylesheet: `--hole-x`, `--hole-y`, `--price-tag-outline` and two sizes. */
export const PriceTagCard = ({ className = '', contentClassName = '', children, ...props }: PriceTagCardProps) => (
  <article {...props} className={`${styles.card} ${className}`}>
    <span className={styles.eyelet} />
    <div className={`${styles.content} ${contentClassName}`}>{children}</div>
  </article>
);
