import { type ReactNode, useState } from 'react';
import { Tooltip as AriaTooltip, ButtonContext, OverlayArrow, TooltipTrigger } from 'react-aria-components';
import styles from './Tooltip.module.css';

type TooltipProps = {
  text: string;
  /** Also opens by a tap, for a trigger that has nothing else to do. */
  opensOnPress?: boolean;
  className?: string | undefined;
  /** The trigger: one react-aria button or link. */
  children: ReactNode;
};

/** A few words about the thing under the pointer or the focus. Nothing may be said in a tooltip alone. */
export const Tooltip = ({ text, opensOnPress = false, className = '', children }: TooltipProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipTrigger
      isOpen={isOpen}
      onOpenChange={setOpen}
      delay={200}
      closeDelay={100}
      shouldCloseOnPress={!opensOnPress}
    >
      {opensOnPress ? (
        <ButtonContext.Provider value={{ onPress: () => setOpen(true) }}>{children}</ButtonContext.Provider>
      ) : (
        children
      )}
      <AriaTooltip className={`${styles.tooltip} ${className}`} offset={10}>
        <OverlayArrow>
          <svg className={styles.arrow} width="12" height="6" viewBox="0 0 12 6" aria-hidden="true">
            <path d="M0 0l6 6 6-6" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
};
