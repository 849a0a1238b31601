import { lazyOverlay } from '../../../lazy/lazyDialog.tsx';

/** The sheet of a phone's menu, for the bars that are on every page. */
export const LazyMobileMenu = lazyOverlay(
  'sheet',
  async () => (await import('./MobileMenu.tsx')).MobileMenu,
  ({ onClose }) => onClose(),
);
