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
  isOpen: boolean;
  /**
   * Called when the user presses Esc, the close button, or the page outside the menu. The caller must then set `isOpen`
   * to false.
   */
  onClose(): void;
  title: string;
  /** Shown instead of the title. Then only screen readers read the title. */
  head?: ReactNode;
  /** The name of the navigation for screen readers. */
  label: string;
  /** The links of the menu. A press of any link closes the menu, even of the link to the current page. */
  items: readonly NavItem[];
  currentPath: string;
  /** Content below the links. */
  children?: ReactNode;
  /**
   * The element that gets the focus when the menu closes and the button that opened it is no longer visible, because
   * the window has become wide.
   */
  focusFallback?: RefObject<HTMLElement | null>;
};

/**
 * The navigation on a phone: a modal that slides in from the lower edge. The focus moves into the menu, stays inside,
 * and returns to the button that opened the menu.
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
            <Button slot="close" variant="quiet" className={styles.close ?? ''} aria-label={copy.close}>
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

/**
 * Must be rendered inside the menu: when the menu unmounts, this component unmounts too, and then restores a lost
 * focus.
 */
const FocusFallback = ({ home }: { home: RefObject<HTMLElement | null> }) => {
  useAfterExit(() => {
    if (document.activeElement === document.body) home.current?.focus();
  });
  return null;
};
