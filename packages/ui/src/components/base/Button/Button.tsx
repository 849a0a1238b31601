import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, type PressEvent } from 'react-aria-components';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import styles from './Button.module.css';

/**
 * - `action`: the main action of the page.
 * - `outline`: an alternative to the main action.
 * - `actionOutline`: an action that is repeated in every row.
 * - `quiet`: a less important action. A button that opens the confirmation of a deletion is quiet too.
 * - `danger`: an action that deletes something permanently. Used only inside the confirmation of a deletion.
 */
export type ButtonVariant = 'action' | 'outline' | 'actionOutline' | 'quiet' | 'danger';

/** Medium 48 px; small 44 px, for rows and bars; large 56 px, for the banner. */
export type ButtonSize = 'medium' | 'small' | 'large';

/** Button and ActionButton have functions of their own for a press. */
export type BaseButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'render' | 'onPress' | 'isPending'> & {
  /** The look of the control: filled for the main action of a page, red for a permanent deletion, outlined or quiet for others. */
  variant?: ButtonVariant;
  /** The size of the control. */
  size?: ButtonSize;
  /** The class of the outermost element of the button. */
  className?: string;
  /** The content. */
  children: ReactNode;
};

export type ButtonProps = BaseButtonProps & {
  /** Called when the user presses the button with the mouse, a finger or the keyboard. */
  onPress?: (event: PressEvent) => void;
  /** Whether its action is running. The button keeps its size and the focus, but cannot be pressed. */
  isPending?: boolean;
};

export const Button = ({ variant = 'action', size = 'medium', className = '', children, ...props }: ButtonProps) => {
  const isHydrated = useIsHydrated();
  return (
    <AriaButton
      {...props}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      inert={!isHydrated}
    >
      <span className={styles.label}>{children}</span>
      {props.isPending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
};
