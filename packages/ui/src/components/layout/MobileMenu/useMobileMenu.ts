import { useEffect, useState } from 'react';

type MobileMenuOptions = {
  currentPath: string;
  /** The width of the window, as a CSS length ('48rem'), from which the page shows the links without a menu. */
  closeFromWidth: string;
};

/**
 * Returns the open state of a mobile menu. The menu closes when the path changes (also with the back button), and when
 * the window becomes wide.
 */
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
