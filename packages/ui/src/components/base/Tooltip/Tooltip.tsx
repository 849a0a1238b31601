import { type ReactNode, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, ButtonContext, OverlayArrow, TooltipTrigger } from 'react-aria-components';
import styles from './Tooltip.module.css';

type TooltipProps = {
  text: string;
  /** If true, a press also opens the tooltip; for a trigger that has no other action. */
  opensOnPress?: boolean;
  className?: string | undefined;
  /** The trigger: one react-aria button or link. */
  children: ReactNode;
};

/** A short text about the hovered or focused element. The same information must also be available without the tooltip. */
export const Tooltip = ({ text, opensOnPress = false, className = '', children }: TooltipProps) => {
  const { isOpen, setOpen, change } = useTooltipState();
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
 * react-aria closes a tooltip when the page scrolls. Keyboard focus opens the tooltip and also scrolls its trigger into
 * view, so the tooltip would close at once. The scroll event before the next frame is therefore ignored.
 */
const useTooltipState = () => {
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
