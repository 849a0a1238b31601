import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

export const LazyMobileMenu = lazyDialog(
  async () => (await import('./MobileMenu.tsx')).MobileMenu,
  ({ onClose }) => onClose(),
);
