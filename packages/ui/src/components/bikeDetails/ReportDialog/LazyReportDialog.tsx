import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

/** The report dialog. Its code is loaded when the user first opens it, because most users never do. */
export const LazyReportDialog = lazyDialog(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  ({ onCancel }) => onCancel(),
);
