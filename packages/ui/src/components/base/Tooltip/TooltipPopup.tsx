import type { RefObject } from 'react';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTriggerStateContext } from 'react-aria-components';
import styles from './Tooltip.module.css';

type TooltipPopupProps = {
  /** The text that is shown. */
  text: string;
  /** The element to which the tooltip belongs. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Called when the tooltip closes itself, for example because the page scrolls. */
  onClose: () => void;
  /** Additional CSS classes of the tooltip. */
  className: string;
};

/** The open tooltip, which react-aria positions. */
export const TooltipPopup = ({ text, triggerRef, onClose, className }: TooltipPopupProps) => (
  <TooltipTriggerStateContext value={{ isOpen: true, shouldSkipAnimation: false, open: () => {}, close: onClose }}>
    <AriaTooltip className={`${styles.tooltip} ${className}`} triggerRef={triggerRef} offset={10}>
      <OverlayArrow>
        <svg className={styles.arrow} width="12" height="6" viewBox="0 0 12 6" aria-hidden="true">
          <path d="M0 0l6 6 6-6" />
        </svg>
      </OverlayArrow>
      <span>{text}</span>
    </AriaTooltip>
  </TooltipTriggerStateContext>
);
