import type { ComponentProps, ElementType } from 'react';
import styles from './Stack.module.css';

type StackProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** The HTML element. */
  as?: Tag;
  /** The space between the children: the name of a space token. */
  gap: '05' | '1' | '15' | '2' | '3';
};

/** Its children are below each other, as wide as it is. */
export const Stack = <Tag extends ElementType = 'div'>({ as, gap, ...props }: StackProps<Tag>) => {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={`${styles.stack} ${props.className ?? ''}`} data-gap={gap} />;
};

/** Its children are beside each other, in as many rows as they need. */
export const Cluster = <Tag extends ElementType = 'div'>({ as, gap, ...props }: StackProps<Tag>) => {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={`${styles.cluster} ${props.className ?? ''}`} data-gap={gap} />;
};
