import { type ReactNode, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, ButtonContext, OverlayArrow, TooltipTrigger } from 'react-aria-components';
import styles from './Tooltip.module.css';

type TooltipProps = {
  /** The text that is shown. */
  text: string;
  /** True if a press also opens the tooltip. Set it only if the element has no other action. */
  opensOnPress?: boolean;
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
  /** The element to which the tooltip belongs: one react-aria button or link. */
  children: ReactNode;
};

/**
 * A short text about an element that has the focus or the pointer. Use it only for information that is also elsewhere.
 */
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
 * react-aria closes a tooltip when the page scrolls. The page may scroll to an element that gets the focus by the
 * keyboard, which would close its tooltip at once. So a scroll event before the next animation frame is ignored.
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
