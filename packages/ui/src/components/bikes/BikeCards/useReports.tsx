import type { Bike } from '@second-gear/contract';
import { useCallback, useRef, useState } from 'react';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

const ReportDialog = lazyDialog(
  async () => (await import('../../bikeDetails/ReportDialog/ReportDialog.tsx')).ReportDialog,
);

/** The bike stays set while the dialog is closing, because the dialog still shows it. */
type Selection = { bike: Bike; isOpen: boolean; problem?: string | undefined };

/**
 * Reports bikes after a confirmation, several at the same time. `onReport` shows errors, and resolves with the reason, which
 * the dialog shows when it opens for the same bike again. `select` and `isReporting` change only with their data, because
 * each change renders the whole list again.
 */
export const useReports = (onReport: (bike: Bike) => Promise<string | undefined>) => {
  const problems = useRef(new Map<string, string>());
  const [selection, setSelection] = useState<Selection | null>(null);
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);

  const report = async (bike: Bike): Promise<void> => {
    setPendingIds((ids) => [...ids, bike._id]);
    try {
      problems.current.set(bike._id, (await onReport(bike)) ?? '');
    } catch {
      // `onReport` has shown the error.
    } finally {
      setPendingIds((ids) => ids.filter((id) => id !== bike._id));
    }
  };

  const select = useCallback(
    (bike: Bike) => setSelection({ bike, isOpen: true, problem: problems.current.get(bike._id) }),
    [],
  );
  const isReporting = useCallback((bike: Bike) => pendingIds.includes(bike._id), [pendingIds]);
  const close = () => setSelection((current) => current && { ...current, isOpen: false });
  const dialog = (
    <ReportDialog
      isOpen={selection?.isOpen ?? false}
      problem={selection?.problem}
      bikeName={selection?.bike.bikeName ?? ''}
      onCancel={close}
      onConfirm={() => {
        // The button can still be pressed while the dialog fades out.
        if (!selection?.isOpen) return;
        close();
        void report(selection.bike);
      }}
    />
  );
  return { select, isReporting, dialog };
};
