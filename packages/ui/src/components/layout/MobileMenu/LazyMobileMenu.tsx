import { lazyDialog } from '../../../lazy/lazyDialog.tsx';

/** The mobile menu. Its code is loaded when the menu is first opened. */
export const LazyMobileMenu = lazyDialog(
  'sheet',
  async () => (await import('./MobileMenu.tsx')).MobileMenu,
  ({ onClose }) => onClose(),
);
