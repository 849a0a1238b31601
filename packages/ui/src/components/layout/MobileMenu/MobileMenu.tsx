import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { useAfterExit } from '../../../hooks/useAfterExit.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import type { NavItem } from '../NavList/findActiveItem.ts';
import { NavList } from '../NavList/NavList.tsx';
import styles from './MobileMenu.module.css';

type MobileMenuProps = {
  isOpen: boolean;
  /** Called on Esc, the close button and a press outside. The caller must then set `isOpen` to false. */
  onClose(): void;
  title: string;
  /** Content that is shown instead of the title. The title is then only for screen readers. */
  head?: ReactNode;
  /** The accessible name of the navigation. */
  label: string;
  /** The links. Following a link closes the menu, also the link to the current page. */
  items: readonly NavItem[];
  currentPath: string;
  /** More content, below the links. */
  children?: ReactNode;
  /**
   * The element that gets the focus on close if the button that opened the menu is no longer visible, because the
   * window has become wide.
   */
  focusFallback?: RefObject<HTMLElement | null>;
};

/**
 * The navigation on a phone: a modal that slides in from the lower edge. Focus moves in, stays inside and returns to the
 * button on close.
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
      <Modal className={styles.menu ?? ''}>
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

/** Rendered inside the menu, so that it unmounts together with it and can then restore a lost focus. */
const FocusFallback = ({ home }: { home: RefObject<HTMLElement | null> }) => {
  useAfterExit(() => {
    if (document.activeElement === document.body) home.current?.focus();
  });
  return null;
};
