import { useId } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { ButtonLabel, type ButtonProps, buttonLook } from './Button.tsx';
import styles from './DisabledReasonButton.module.css';

type DisabledReasonButtonProps = Pick<ButtonProps, 'aria-label' | 'children'> & {
  /** Why the button cannot be pressed; the button is enabled if undefined. */
  disabledReason: string;
  /** The look of the control: filled for the main action of a page, red for a permanent deletion, outlined or quiet for others. */
  variant?: ButtonProps['variant'];
  /** The size of the control. */
  size?: ButtonProps['size'];
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
};

/** Says why it cannot be pressed: in a tooltip, or below it. Users of a keyboard can focus it. */
export const DisabledReasonButton = ({
  variant,
  size,
  className = '',
  disabledReason,
  children,
  ...props
}: DisabledReasonButtonProps) => {
  const reasonId = useId();
  return (
    <span className={`${styles.container} ${className}`}>
      <Tooltip text={disabledReason} className={styles.tooltip}>
        <button
          type="button"
          {...props}
          {...buttonLook({ variant, size })}
          aria-disabled="true"
          aria-describedby={reasonId}
        >
          <ButtonLabel>{children}</ButtonLabel>
        </button>
      </Tooltip>
      <span className={styles.reason} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
};
