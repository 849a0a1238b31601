import { type ReactNode, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './Button.module.css';

export const buttonVariants = ['action', 'outline', 'actionOutline', 'quiet', 'danger', 'dangerOutline'] as const;
/**
 * - `action`: the one thing to do here, in oxblood.
 * - `outline`: another way, in ink.
 * - `actionOutline`: an action that is repeated row by row.
 * - `quiet`: what should not catch the eye.
 * - `danger`: takes something away for good; only where that is confirmed.
 * - `dangerOutline`: leads to such a confirmation.
 */
export type ButtonVariant = (typeof buttonVariants)[number];

/** 48 px; 44 px in rows and bars; 56 px on the poster. */
export type ButtonSize = 'medium' | 'small' | 'large';

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'render'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** What it started is under way: it keeps its place and its focus, and cannot be pressed again. */
  isPending?: boolean;
  /**
   * Why it cannot be pressed. Such a button can still be reached, so that the reason can be read: in a tooltip, or under
   * the button where nothing hovers.
   */
  disabledReason?: string | undefined;
  /** Of the outermost element. */
  className?: string;
  children: ReactNode;
};

export const Button = ({ disabledReason, ...props }: ButtonProps) =>
  disabledReason ? <RefusingButton {...props} disabledReason={disabledReason} /> : <PlainButton {...props} />;

const PlainButton = ({
  variant = 'action',
  size = 'medium',
  className = '',
  children,
  ...props
}: Omit<ButtonProps, 'disabledReason'>) => (
  <AriaButton {...props} className={`${styles.button} ${className}`} data-variant={variant} data-size={size}>
    <span className={styles.label}>{children}</span>
    {props.isPending && (
      <span className={styles.wheel}>
        <Spinner />
      </span>
    )}
  </AriaButton>
);

const RefusingButton = ({
  variant = 'action',
  size = 'medium',
  className = '',
  disabledReason,
  children,
  onPress: _,
  type: __,
  ...props
}: ButtonProps & { disabledReason: string }) => {
  const reasonId = useId();
  return (
    <span className={`${styles.refusal} ${className}`}>
      <Tooltip text={disabledReason} className={styles.tooltip}>
        <AriaButton
          {...props}
          className={styles.button ?? ''}
          data-variant={variant}
          data-size={size}
          aria-disabled="true"
          aria-describedby={reasonId}
        >
          <span className={styles.label}>{children}</span>
        </AriaButton>
      </Tooltip>
      <span className={styles.reason} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
};
