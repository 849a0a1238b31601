import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import button from './Button.module.css';
import type { ButtonProps } from './Button.tsx';
import styles from './DisabledReasonButton.module.css';

type DisabledReasonButtonProps = Omit<ButtonProps, 'onPress' | 'type' | 'isPending'> & {
  /** Why it cannot be pressed. */
  disabledReason: string;
};

/**
 * A button that cannot be pressed and says why. It can still be reached, so that the reason can be read: in a tooltip, or
 * under the button where nothing hovers.
 */
export const DisabledReasonButton = ({
  variant = 'action',
  size = 'medium',
  className = '',
  disabledReason,
  children,
  ...props
}: DisabledReasonButtonProps) => {
  const reasonId = useId();
  return (
    <span className={`${styles.refusal} ${className}`}>
      <Tooltip text={disabledReason} className={styles.tooltip}>
        <AriaButton
          {...props}
          className={button.button ?? ''}
          data-variant={variant}
          data-size={size}
          aria-disabled="true"
          aria-describedby={reasonId}
        >
          <span className={button.label}>{children}</span>
        </AriaButton>
      </Tooltip>
      <span className={styles.reason} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
};
