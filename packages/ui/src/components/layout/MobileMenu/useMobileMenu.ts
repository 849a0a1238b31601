import { useEffect, useState } from 'react';

type SheetOptions = {
  currentPath: string;
  /** From this width on ('48rem') the page shows what the sheet holds, and there is no button to come back to. */
  until: string;
};

/** Whether a sheet is open. It closes by itself when the page changes, be it by the browser's back button, or grows wide. */
export const useSheet = ({ currentPath, until }: SheetOptions) => {
  const [isOpen, setOpen] = useState(false);
  const [path, setPath] = useState(currentPath);
  if (path !== currentPath) {
    setPath(currentPath);
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(`(min-width: ${until})`);
    const closeWhenWide = () => wide.matches && setOpen(false);
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [isOpen, until]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};
