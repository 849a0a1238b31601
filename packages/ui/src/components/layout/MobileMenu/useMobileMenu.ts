import { useEffect, useState } from 'react';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

export const MobileMenu = lazyDialog(async () => (await import('./MobileMenu.tsx')).MobileMenu);

type MobileMenuOptions = {
  currentPath: string;
  /** A CSS length such as '48rem'. Wider windows show the links without a menu. */
  closeFromWidth: string;
};

/** The menu closes when the path changes (also by the back button), and when the window becomes wide. */
export const useMobileMenu = ({ currentPath, closeFromWidth }: MobileMenuOptions) => {
  const [isOpen, setOpen] = useState(false);
  const [path, setPath] = useState(currentPath);
  if (path !== currentPath) {
    setPath(currentPath);
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(`(min-width: ${closeFromWidth})`);
    const closeWhenWide = () => wide.matches && setOpen(false);
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [isOpen, closeFromWidth]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};
