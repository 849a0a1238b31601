import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

/** The code of the mobile menu is loaded when the menu is first opened. */
export const LazyMobileMenu = lazyDialog(
  async () => (await import('./MobileMenu.tsx')).MobileMenu,
  ({ onClose }) => onClose(),
);
