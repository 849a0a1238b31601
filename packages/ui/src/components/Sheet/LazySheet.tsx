import { lazyOverlay } from '../../parts/lazyOverlay.tsx';

/** The sheet of a phone's menu, for the bars that are on every page. */
export const LazySheet = lazyOverlay(
  'sheet',
  async () => (await import('./Sheet.tsx')).Sheet,
  ({ onClose }) => onClose(),
);
