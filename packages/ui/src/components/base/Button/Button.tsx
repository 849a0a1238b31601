import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { useIsLive } from '../../../hooks/useIsHydrated.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import styles from './Button.module.css';

export const buttonVariants = ['action', 'outline', 'actionOutline', 'quiet', 'danger'] as const;
/**
 * - `action`: the one thing to do here, in oxblood.
 * - `outline`: another way, in ink.
 * - `actionOutline`: an action that is repeated row by row.
 * - `quiet`: what should not catch the eye; and what leads to the confirmation that `danger` stands in.
 * - `danger`: takes something away for good; only where that is confirmed.
 */
export type ButtonVariant = (typeof buttonVariants)[number];

/** 48 px; 44 px in rows and bars; 56 px on the poster. */
export type ButtonSize = 'medium' | 'small' | 'large';

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'render'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** What it started is under way: it keeps its place and its focus, and cannot be pressed again. */
  isPending?: boolean;
  /** Of the outermost element. */
  className?: string;
  children: ReactNode;
};

export const Button = ({ variant = 'action', size = 'medium', className = '', children, ...props }: ButtonProps) => {
  const isLive = useIsLive();
  return (
    <AriaButton
      {...props}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      inert={!isLive}
    >
      <span className={styles.label}>{children}</span>
      {props.isPending && (
        <span className={styles.wheel}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
};
