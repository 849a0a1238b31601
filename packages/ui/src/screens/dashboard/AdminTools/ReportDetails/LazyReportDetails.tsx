import { lazyDialog } from '../../../../components/feedback/Dialog/lazyDialog.tsx';

export const LazyReportDetails = lazyDialog(async () => (await import('../tableDialogs.ts')).ReportDetails);
