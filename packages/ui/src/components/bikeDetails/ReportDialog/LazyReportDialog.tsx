import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

export const LazyReportDialog = lazyDialog(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  ({ onCancel }) => onCancel(),
);
