import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

/** The code of the dialog is loaded when the user first opens the dialog, because most visits never need it. */
export const LazyReportDialog = lazyDialog(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  ({ onCancel }) => onCancel(),
);
