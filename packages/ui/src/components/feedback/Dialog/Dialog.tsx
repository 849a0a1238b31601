import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './Dialog.module.css';
import { useScrollShadows } from './useScrollShadows.ts';

type DialogProps = {
  isOpen: boolean;
  /** Esc, the close button and a press outside ask for this; whoever opened the dialog closes it. */
  onClose(): void;
  title: string;
  /** 520 px, or 440 px for a question. */
  size?: 'medium' | 'small';
  /** 'alertdialog' for a question that has to be answered: it has no close button, and a press outside does nothing. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the words inside that are read out with the title: a question's, say. */
  describedBy?: string;
  /** What is known, above a perforation: the dialog then reads as a torn-off docket. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * A sheet of paper over the page. Focus goes in and stays in, and goes back to where it came from. What does not fit the
 * screen scrolls inside, and an arrow at the fold says so. Anything inside with `autoFocus` gets the focus first.
 */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  size = 'medium',
  role = 'dialog',
  describedBy,
  head,
  children,
}: DialogProps) => {
  const isQuestion = role === 'alertdialog';
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      isDismissable={!isQuestion}
    >
      <Modal className={styles.modal ?? ''} data-size={size} data-torn={head ? true : undefined}>
        <DialogBody role={role} describedBy={describedBy}>
          <div className={styles.head}>
            <div className={styles.top}>
              <Heading slot="title" className={styles.title ?? ''}>
                <BidiText>{title}</BidiText>
              </Heading>
              {!isQuestion && <CloseButton />}
            </div>
            {head}
          </div>
          <div className={styles.body}>{children}</div>
        </DialogBody>
      </Modal>
    </ModalOverlay>
  );
};

const DialogBody = ({ role, describedBy, children }: Pick<DialogProps, 'role' | 'describedBy' | 'children'>) => {
  const paper = useRef<HTMLElement>(null);
  const fold = useScrollShadows(paper);
  return (
    <>
      <AriaDialog className={styles.dialog ?? ''} role={role} aria-describedby={describedBy} ref={paper}>
        {children}
      </AriaDialog>
      <span className={styles.fold} data-above={fold.above || undefined} />
      <span className={styles.fold} data-below={fold.below || undefined}>
        <Icon name="chevronDown" />
      </span>
    </>
  );
};

const CloseButton = () => {
  const copy = useCopy();
  return (
    <Button slot="close" variant="quiet" size="small" className={styles.close ?? ''} aria-label={copy.close}>
      <Icon name="close" />
    </Button>
  );
};

/** The buttons at the foot of a dialog, the one that goes ahead last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
