import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useIsHydrated } from '../../../hooks/useIsHydrated.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import styles from './Button.module.css';

/**
 * - `action`: the main action of the page.
 * - `outline`: an alternative to the main action.
 * - `quiet`: a less important action. A button that opens the confirmation of a deletion is quiet too.
 * - `danger`: an action that deletes something permanently. Used only inside the confirmation of a deletion.
 */
type ButtonVariant = 'action' | 'outline' | 'quiet' | 'danger';

/** Medium 48 px; small 44 px, for rows and bars. */
type ButtonSize = 'medium' | 'small';

export type ButtonLook = {
  /** The look of the control: filled for the main action of a page, red for a permanent deletion, outlined or quiet for others. */
  variant?: ButtonVariant | undefined;
  /** The size of the control. */
  size?: ButtonSize | undefined;
  /** The class of the outermost element of the button. */
  className?: string | undefined;
};

/** Button and ActionButton have functions of their own for a press. */
export type BaseButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'disabled' | 'type'> &
  ButtonLook & {
    /** True if the button cannot be pressed, and cannot have the focus. */
    isDisabled?: boolean | undefined;
    /** 'submit' for the button that submits its form. */
    type?: 'button' | 'submit' | 'reset' | undefined;
    /** The content. */
    children: ReactNode;
  };

export type ButtonProps = BaseButtonProps & {
  /** Called when the user presses the button with the mouse, a finger or the keyboard. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Whether its action is running. The button keeps its size and the focus, but cannot be pressed. */
  isPending?: boolean | undefined;
};

/** The attributes of an element that looks like a button. ButtonLabel is in it. */
export const buttonLook = ({ variant = 'action', size = 'medium', className = '' }: ButtonLook = {}) => ({
  className: `${styles.button} ${className}`,
  'data-variant': variant,
  'data-size': size,
});

export const ButtonLabel = ({ children }: { /** The content. */ children: ReactNode }) => (
  <span className={styles.label}>{children}</span>
);

export const Button = ({
  variant,
  size,
  className,
  type = 'button',
  isDisabled = false,
  isPending = false,
  onPress,
  children,
  ...props
}: ButtonProps) => {
  const isHydrated = useIsHydrated();
  return (
    <button
      {...props}
      // A button whose action is running does not submit its form again.
      type={isPending ? 'button' : type}
      {...buttonLook({ variant, size, className })}
      data-pending={isPending || undefined}
      aria-disabled={isPending || props['aria-disabled']}
      disabled={isDisabled}
      inert={!isHydrated}
      onClick={isPending ? undefined : onPress}
    >
      <ButtonLabel>{children}</ButtonLabel>
      {isPending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
};
