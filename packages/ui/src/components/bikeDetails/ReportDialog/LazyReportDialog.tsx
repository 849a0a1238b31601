import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

/** Loaded when it is first opened, because most visits never need it. */
export const LazyReportDialog = lazyDialog(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  ({ onCancel }) => onCancel(),
);
