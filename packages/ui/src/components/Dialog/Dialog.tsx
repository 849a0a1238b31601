import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCopy } from '../../copy/useCopy.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Isolate } from '../Isolate/Isolate.tsx';
import styles from './Dialog.module.css';

type DialogProps = {
  isOpen: boolean;
  /** Esc, the close button and a press outside ask for this; whoever opened the dialog closes it. */
  onClose(): void;
  title: string;
  /** 520 px, or 440 px for a question. */
  size?: 'medium' | 'small';
  /** 'alertdialog' for a question that has to be answered: it has no close button, and a press outside does nothing. */
  role?: 'dialog' | 'alertdialog';
  /** What is known, above a perforation: the dialog then reads as a torn-off docket. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * A sheet of paper over the page. Focus goes in and stays in, and goes back to where it came from; what does not fit the
 * screen scrolls inside. Anything inside with `autoFocus` gets the focus first.
 */
export const Dialog = ({ isOpen, onClose, title, size = 'medium', role = 'dialog', head, children }: DialogProps) => {
  const copy = useCopy();
  const isQuestion = role === 'alertdialog';
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      isDismissable={!isQuestion}
    >
      <Modal className={styles.modal ?? ''} data-size={size} data-torn={head ? true : undefined}>
        <AriaDialog className={styles.dialog ?? ''} role={role}>
          <div className={styles.head}>
            <div className={styles.top}>
              <Heading slot="title" className={styles.title ?? ''}>
                <Isolate>{title}</Isolate>
              </Heading>
              {!isQuestion && (
                <Button
                  slot="close"
                  variant="quiet"
                  size="small"
                  className={styles.close ?? ''}
                  aria-label={copy.close}
                >
                  <Icon name="close" />
                </Button>
              )}
            </div>
            {head}
          </div>
          <div className={styles.body}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};

/** The buttons at the foot of a dialog, the one that goes ahead last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
