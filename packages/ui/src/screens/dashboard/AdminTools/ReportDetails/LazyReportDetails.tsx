import { lazyDialog } from '../../../../components/feedback/Dialog/lazyDialog.tsx';

/** Loaded for the first report that is opened. */
export const LazyReportDetails = lazyDialog(
  async () => (await import('../tableDialogs.ts')).ReportDetails,
  ({ onClose }) => onClose(),
);
