import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import styles from './Link.module.css';

export type LinkProps = Omit<AriaLinkProps, 'children' | 'className' | 'render'> & {
  /** The URL to which the link leads. */
  href: string;
  /** Additional CSS classes of the outermost element. */
  className?: string;
  /** The content. */
  children?: ReactNode;
};

/** A link in a text. react-aria passes its `href` to the app's router. */
export const Link = ({ className = '', ...props }: LinkProps) => (
  <AriaLink {...props} className={`${styles.link} ${className}`} />
);
