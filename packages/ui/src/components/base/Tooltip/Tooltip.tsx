import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import styles from './Tooltip.module.css';

type TooltipProps = {
  /** The text that is shown. */
  text: string;
  /** True if a press also opens the tooltip. Set it only if the element has no other action. */
  opensOnPress?: boolean;
  /** Additional CSS classes of the tooltip. */
  className?: string | undefined;
  /** The element to which the tooltip belongs: one button or link. */
  children: ReactNode;
};

/** Loaded when a user first points at an element with a tooltip: many cards have one, and few users read it. */
const TooltipPopup = lazyComponent(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);

const openDelayMs = 200;
const closeDelayMs = 100;

/** Use it only for information that is also elsewhere. */
export const Tooltip = ({ text, opensOnPress = false, className = '', children }: TooltipProps) => {
  const trigger = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean, delayMs = 0) => {
    window.clearTimeout(timer.current);
    if (delayMs > 0) timer.current = window.setTimeout(() => setOpen(next), delayMs);
    else setOpen(next);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element inside is the control; its events bubble to here.
    <span
      ref={trigger}
      className={styles.trigger}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && change(true, openDelayMs)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && change(false, closeDelayMs)}
      onFocus={({ target }) => target.matches(':focus-visible') && change(true)}
      onBlur={() => change(false)}
      onKeyDown={({ key }) => key === 'Escape' && change(false)}
      onClick={() => change(opensOnPress)}
    >
      {children}
      {isOpen && (
        // Without its code there is no tooltip, and its text is also elsewhere.
        <ErrorBoundary fallback={null}>
          <TooltipPopup text={text} triggerRef={trigger} onClose={() => change(false)} className={className} />
        </ErrorBoundary>
      )}
    </span>
  );
};
