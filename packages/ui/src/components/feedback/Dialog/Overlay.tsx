import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactNode,
  useContext,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { DismissButton } from 'react-aria/Overlay';
import { Modal, ModalOverlay, OverlayTriggerStateContext } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './Overlay.module.css';
import { openOverlays } from './openOverlays.ts';

/** react-aria has neither a Bangla name for its hidden buttons nor a property for the name. */
const OverlayElement = ({ children, ...props }: ComponentProps<'div'>) => {
  const { dismiss } = useCopy();
  const state = useContext(OverlayTriggerStateContext);
  const isOpen = state?.isOpen ?? false;
  const close = useEffectEvent(() => state?.close());
  useLayoutEffect(() => (isOpen ? openOverlays.add({ close: () => close() }) : undefined), [isOpen]);
  return (
    <div {...props}>
      {Children.map(children, (child) =>
        isValidElement<{ 'aria-label'?: string }>(child) && child.type === DismissButton
          ? cloneElement(child, { 'aria-label': dismiss })
          : child,
      )}
    </div>
  );
};

type OverlayProps = {
  /** Whether the dialog or menu is open. */
  isOpen: boolean;
  /** Called for Esc, and for a press outside if that closes the overlay. The caller must then set `isOpen` to false. */
  onClose: () => void;
  /** Whether a press outside closes the overlay. */
  isDismissable?: boolean;
  /** The class of what covers the page. */
  className: string | undefined;
  /** The attributes of the box on it. */
  modal: { className: string | undefined; 'data-size'?: string; 'data-has-summary'?: true | undefined };
  /** The dialog. */
  children: ReactNode;
};

/** Covers the page, and keeps the focus inside. */
export const Overlay = ({ isOpen, onClose, isDismissable = false, className, modal, children }: OverlayProps) => (
  <ModalOverlay
    className={`${styles.scrim} ${className}`}
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    isDismissable={isDismissable}
  >
    <Modal {...modal} className={modal.className ?? ''} render={(props) => <OverlayElement {...props} />}>
      {children}
    </Modal>
  </ModalOverlay>
);
