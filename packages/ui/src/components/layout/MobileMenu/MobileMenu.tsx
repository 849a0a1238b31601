import type { ReactNode, RefObject } from 'react';
import { useAfterExit } from '../../../hooks/useAfterExit.ts';
import type { DialogState } from '../../feedback/Dialog/Dialog.tsx';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import type { NavItem } from '../NavList/findActiveItem.ts';
import { NavList } from '../NavList/NavList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import styles from './MobileMenu.module.css';

type MobileMenuProps = DialogState & {
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

/** The menu on a phone. */
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
}: MobileMenuProps) => (
  <Sheet className={styles.menu} isOpen={isOpen} onClose={onClose} title={title} head={head}>
    <Stack as="nav" gap="15" aria-label={label}>
      <NavList items={items} currentPath={currentPath} onNavigate={onClose} />
      {children}
    </Stack>
    {focusFallback && <FocusFallback home={focusFallback} />}
  </Sheet>
);

/** Must be inside the menu, because it moves the focus when it is unmounted together with the menu. */
const FocusFallback = ({ home }: { home: RefObject<HTMLElement | null> }) => {
  useAfterExit(() => {
    if (document.activeElement === document.body) home.current?.focus();
  });
  return null;
};
