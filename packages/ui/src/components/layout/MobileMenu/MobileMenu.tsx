import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { useGone } from '../../../hooks/useAfterExit.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import type { NavItem } from '../NavList/findActiveItem.ts';
import { NavList } from '../NavList/NavList.tsx';
import styles from './MobileMenu.module.css';

type MobileMenuProps = {
  isOpen: boolean;
  /** Esc, the close button and a press outside ask for this; whoever opened the sheet closes it. */
  onClose(): void;
  title: string;
  /** Shown in the title's place. The title is then only read out. */
  head?: ReactNode;
  /** What the places are called together. */
  label: string;
  /** The sheet closes when one of them is followed, be it the one where one is. */
  items: readonly NavItem[];
  currentPath: string;
  /** What else it offers, below them. */
  children?: ReactNode;
  /** Takes the focus where what opened the sheet is no longer shown, as on a window that has grown wide meanwhile. */
  focusFallback?: RefObject<HTMLElement | null>;
};

/**
 * A phone's menu: where one can go, in a sheet that rolls in from the lower edge, under the thumb. Focus goes in, stays in, and
 * goes back.
 */
export const MobileMenu = ({
  isOpen,
  onClose,
  title,
  head,
  label,
  items,
  currentPath,
  children,
  focusFallback,
}: MobileMenuProps) => {
  const copy = useCopy();
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      isDismissable
    >
      <Modal className={styles.sheet ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={title}>
          <div className={styles.top}>
            {head ?? (
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
            )}
            <Button slot="close" variant="quiet" className={styles.close ?? ''} aria-label={copy.close}>
              <Icon name="close" />
            </Button>
          </div>
          <nav className={styles.places} aria-label={label}>
            <NavList items={items} currentPath={currentPath} onNavigate={onClose} />
            {children}
          </nav>
          {focusFallback && <FocusFallback home={focusFallback} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

/** Within the sheet, so that it goes with it: afterwards the focus is somewhere. */
const FocusFallback = ({ home }: { home: RefObject<HTMLElement | null> }) => {
  useGone(() => {
    if (document.activeElement === document.body) home.current?.focus();
  });
  return null;
};
