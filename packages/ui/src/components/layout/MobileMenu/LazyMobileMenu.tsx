import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

/** The mobile menu. Its code is loaded when the user first opens it. */
export const LazyMobileMenu = lazyDialog(
  async () => (await import('./MobileMenu.tsx')).MobileMenu,
  ({ onClose }) => onClose(),
);
