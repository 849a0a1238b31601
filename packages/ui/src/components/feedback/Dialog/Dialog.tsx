import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './Dialog.module.css';
import { Overlay } from './Overlay.tsx';
import { useScrollShadows } from './useScrollShadows.ts';

export type DialogState = {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called for Esc, the close button, or a press outside the dialog. The caller must then set `isOpen` to false. */
  onClose: () => void;
};

type DialogProps = DialogState & {
  /** The text of the heading. */
  title: string;
  /** The width: medium 520 px; small 440 px, for confirmations; large 800 px, for a whole record. */
  size?: 'medium' | 'small' | 'large';
  /** 'alertdialog' is for a question that the user must answer: no close button, and no effect of a press outside. */
  role?: 'dialog' | 'alertdialog';
  /** The id of a text that screen readers read after the title, such as a question. */
  describedBy?: string;
  /** Information above the content that the user cannot change. */
  summary?: ReactNode;
  /** The content. */
  children: ReactNode;
};

/** The focus moves to the element with `autoFocus`, or to the dialog, and returns when it closes. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  size = 'medium',
  role = 'dialog',
  describedBy,
  summary,
  children,
}: DialogProps) => {
  const isAlertDialog = role === 'alertdialog';
  return (
    <Overlay
      className={styles.scrim}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isAlertDialog}
      modal={{ className: styles.modal, 'data-size': size, 'data-has-summary': summary ? true : undefined }}
    >
      <DialogBody role={role} describedBy={describedBy}>
        <div className={styles.head}>
          <div className={styles.titleBar}>
            <Heading slot="title" className={styles.title}>
              <BidiText isCopy>{title}</BidiText>
            </Heading>
            {!isAlertDialog && <CloseButton onPress={onClose} />}
          </div>
          {summary}
        </div>
        <div className={styles.body}>{children}</div>
      </DialogBody>
    </Overlay>
  );
};

const DialogBody = ({ role, describedBy, children }: Pick<DialogProps, 'role' | 'describedBy' | 'children'>) => {
  const dialog = useRef<HTMLElement>(null);
  const shadows = useScrollShadows(dialog);
  return (
    <>
      <AriaDialog className={styles.dialog} role={role} aria-describedby={describedBy} ref={dialog}>
        {children}
      </AriaDialog>
      <span className={styles.scrollShadow} data-above={shadows.above || undefined} />
      <span className={styles.scrollShadow} data-below={shadows.below || undefined}>
        <Icon name="chevronDown" />
      </span>
    </>
  );
};

const CloseButton = ({ onPress }: { onPress(): void }) => {
  const copy = useCopy();
  return (
    <Button onPress={onPress} variant="quiet" size="small" className={styles.close} aria-label={copy.close}>
      <Icon name="close" />
    </Button>
  );
};

/** The confirming button must be last. */
export const DialogActions = ({ children }: { /** The content. */ children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
