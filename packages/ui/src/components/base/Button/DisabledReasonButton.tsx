import { useId } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { ButtonLabel, type ButtonLook, type ButtonProps, buttonLook } from './Button.tsx';
import styles from './DisabledReasonButton.module.css';

type DisabledReasonButtonProps = Pick<ButtonProps, 'aria-label' | 'children'> &
  ButtonLook & {
    /** Why the button cannot be pressed. */
    disabledReason: string;
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
