import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { useAfterExit } from '../../../hooks/useAfterExit.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { renderOverlay } from '../../feedback/Dialog/renderOverlay.tsx';
import type { NavItem } from '../NavList/findActiveItem.ts';
import { NavList } from '../NavList/NavList.tsx';
import styles from './MobileMenu.module.css';

type MobileMenuProps = {
  /** Whether the dialog or menu is open. */
  isOpen: boolean;
  /** Called for Esc, the close button, or a press outside the menu. The caller must then set `isOpen` to false. */
  onClose: () => void;
  /** The text of the heading. */
  title: string;
  /** An element instead of the title, which only screen readers then read. */
  head?: ReactNode;
  /** The name of the navigation for screen readers. */
  label: string;
  /** The links. Each closes the menu when the user presses it, even the link to the current page. */
  items: readonly NavItem[];
  /** The path of the open page. The link to it is marked as current. */
  currentPath: string;
  /** Content below the links. */
  children?: ReactNode;
  /** Gets the focus when the menu closes and its button is hidden, because the window has become wide. */
  focusFallback?: RefObject<HTMLElement | null>;
};

/**
 * The menu on a phone, a dialog that slides in from the lower edge. The focus stays inside, and returns to the button.
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
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className={styles.menu ?? ''} render={renderOverlay}>
        <Dialog className={styles.dialog ?? ''} aria-label={title}>
          <div className={styles.header}>
            {head ?? (
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
            )}
            <Button onPress={onClose} variant="quiet" className={styles.close ?? ''} aria-label={copy.close}>
              <Icon name="close" />
            </Button>
          </div>
          <nav className={styles.nav} aria-label={label}>
            <NavList items={items} currentPath={currentPath} onNavigate={onClose} />
            {children}
          </nav>
          {focusFallback && <FocusFallback home={focusFallback} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

/** Must be inside the menu, because it moves the focus when it is unmounted together with the menu. */
const FocusFallback = ({ home }: { home: RefObject<HTMLElement | null> }) => {
  useAfterExit(() => {
    if (document.activeElement === document.body) home.current?.focus();
  });
  return null;
};
