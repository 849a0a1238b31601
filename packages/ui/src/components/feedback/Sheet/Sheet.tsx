import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import type { DialogState } from '../Dialog/Dialog.tsx';
import { Overlay } from '../Dialog/Overlay.tsx';
import styles from './Sheet.module.css';

type SheetProps = DialogState & {
  /** The text of the heading. */
  title: string;
  /** An element instead of the title, which only screen readers then read. */
  head?: ReactNode;
  /** True for a sheet that covers the whole page, also if its content is short. */
  isFull?: boolean;
  /** The class of the dialog. */
  className: string | undefined;
  /** The content below the heading and the close button. */
  children: ReactNode;
};

/** A dialog for narrow windows that slides in from the lower edge. The focus stays inside, and returns to the button. */
export const Sheet = ({ isOpen, onClose, title, head, isFull = false, className, children }: SheetProps) => {
  const copy = useCopy();
  return (
    <Overlay
      className={styles.scrim}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      modal={{ className: styles.sheet, 'data-size': isFull ? 'full' : 'content' }}
    >
      <Dialog className={`${styles.dialog} ${className}`} aria-label={title}>
        <header className={styles.header}>
          {head ?? <Heading slot="title">{title}</Heading>}
          <Button onPress={onClose} variant="quiet" className={styles.close} aria-label={copy.close}>
            <Icon name="close" />
          </Button>
        </header>
        {children}
      </Dialog>
    </Overlay>
  );
};
