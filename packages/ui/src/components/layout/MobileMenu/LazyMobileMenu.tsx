import { lazyDialog } from '../../../lazy/lazyDialog.tsx';

/** The mobile menu, loaded when it is first opened. */
export const LazyMobileMenu = lazyDialog(
  'sheet',
  async () => (await import('./MobileMenu.tsx')).MobileMenu,
  ({ onClose }) => onClose(),
);
