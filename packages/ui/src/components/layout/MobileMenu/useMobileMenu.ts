import { useEffect, useState } from 'react';

type MobileMenuOptions = {
  currentPath: string;
  /** From this width on ('48rem') the page shows what the sheet holds, and there is no button to come back to. */
  closeFromWidth: string;
};

/** Whether a sheet is open. It closes by itself when the page changes, be it by the browser's back button, or grows wide. */
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
