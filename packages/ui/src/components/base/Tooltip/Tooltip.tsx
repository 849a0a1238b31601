import { type ReactNode, useRef, useState } from 'react';
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
  const { isOpen, setOpen, change } = useOpening();
  return (
    <TooltipTrigger
      isOpen={isOpen}
      onOpenChange={change}
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
        <span>{text}</span>
      </AriaTooltip>
    </TooltipTrigger>
  );
};

/**
 * react-aria closes a tooltip when the page scrolls. The very focus that opens one scrolls its trigger into view, and
 * whoever goes by keyboard would never read it: that one scroll, which is heard before the next frame, does not count.
 */
const useOpening = () => {
  const [isOpen, setOpen] = useState(false);
  const isNew = useRef(false);
  const change = (next: boolean) => {
    if (!next && isNew.current && document.activeElement?.matches(':focus-visible')) return;
    setOpen(next);
    if (!next) return;
    isNew.current = true;
    requestAnimationFrame(() => {
      isNew.current = false;
    });
  };
  return { isOpen, setOpen, change };
};
